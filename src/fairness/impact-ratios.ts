import { ethnicities, sexes, smallestGroup, smallestShare } from './constants.ts'
import type { Outcome } from './ports.ts'
import type { ImpactRow, ImpactTable } from './views.ts'

interface Group {
  name: string
  people: Outcome[]
}

const sexOf = ({ sex }: Outcome) => sexes.find(({ key }) => key === sex)?.text ?? null
const ethnicityOf = ({ ethnicity }: Outcome) => ethnicities.find(({ key }) => key === ethnicity)?.text ?? null
const bothOf = (one: Outcome) => (sexOf(one) && ethnicityOf(one) ? `${ethnicityOf(one)}, ${sexOf(one)!.toLowerCase()}` : null)

/**
 * Selection rates, scoring rates and impact ratios as in the rules on New York City's Local Law 144: by sex, by ethnicity, and by both. A
 * group of fewer than ten is not shown; where a single one would be left out, the smallest of the others is left out with it, so that
 * nobody finds it by subtraction.
 */
export const impactTables = (outcomes: readonly Outcome[]): ImpactTable[] => [
  tableOf('sex', outcomes, sexOf),
  tableOf('ethnicity', outcomes, ethnicityOf),
  tableOf('both', outcomes, bothOf),
]

function tableOf(by: ImpactTable['by'], outcomes: readonly Outcome[], groupOf: (one: Outcome) => string | null): ImpactTable {
  const said = outcomes.filter((one) => groupOf(one) !== null)
  const groups = [...Map.groupBy(said, (one) => groupOf(one)!)].map(([name, people]): Group => ({ name, people }))
  const bySize = groups.toSorted((a, b) => a.people.length - b.people.length || (a.name < b.name ? -1 : 1))
  const small = new Set(bySize.filter(({ people }) => people.length < smallestGroup))
  const next = bySize.find((group) => !small.has(group))
  if (small.size === 1 && next) small.add(next)
  const shown = groups.filter((group) => !small.has(group))
  const middle = median(said.flatMap(({ percentage }) => percentage ?? []))
  const counts = shown.map((group) => countsOf(group, middle))
  const counted = counts.filter(({ people }) => people >= said.length * smallestShare)
  const highest = (rate: (one: Counts) => number | null) => Math.max(0, ...counted.map((one) => rate(one) ?? 0))
  const [most, mostScored] = [highest(({ selectionRate }) => selectionRate), highest(({ scoringRate }) => scoringRate)]
  const rows = counts.map(
    (one): ImpactRow => ({
      group: one.name,
      people: one.people,
      selected: one.selected,
      selectionRate: one.selectionRate,
      impactRatio: counted.includes(one) ? ratio(one.selectionRate, most) : null,
      scored: one.scored,
      scoringRate: one.scoringRate,
      scoringRatio: counted.includes(one) ? ratio(one.scoringRate, mostScored) : null,
    }),
  )
  const hiddenRows = [...small].map(({ name }) => ({ ...nothing, group: name }))
  const inOrder = [...rows, ...hiddenRows].toSorted((a, b) => (b.people ?? -1) - (a.people ?? -1) || (a.group < b.group ? -1 : 1))
  return { by, rows: inOrder, hidden: small.size }
}

const nothing: Omit<ImpactRow, 'group'> = {
  people: null,
  selected: null,
  selectionRate: null,
  impactRatio: null,
  scored: null,
  scoringRate: null,
  scoringRatio: null,
}

type Counts = ReturnType<typeof countsOf>

function countsOf({ name, people }: Group, middle: number | null) {
  const selected = people.filter(({ isSelected }) => isSelected).length
  const scored = people.filter(({ percentage }) => percentage !== null)
  const above = middle === null ? 0 : scored.filter(({ percentage }) => percentage! > middle).length
  return {
    name,
    people: people.length,
    selected,
    selectionRate: selected / people.length,
    scored: scored.length,
    // Of a few scores among many people nothing can be said.
    scoringRate: scored.length >= smallestGroup ? above / scored.length : null,
  }
}

const ratio = (rate: number | null, highest: number) =>
  rate === null || highest === 0 ? null : Math.round((rate / highest) * 10_000) / 10_000

/** The middle one of the numbers, or the mean of the two in the middle; null without any. */
function median(numbers: number[]): number | null {
  if (numbers.length === 0) return null
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[at]! : (sorted[at - 1]! + sorted[at]!) / 2
}
