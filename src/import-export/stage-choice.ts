import type { StageMapping } from './constants.ts'
import type { History } from './systems/history.ts'

interface OwnStage {
  id: string
  name: string
  kind: 'open' | 'hired' | 'rejected'
}

/** How systems call steps that the stages here have other names for; the first word that fits counts. */
const alike: [words: RegExp, stage: RegExp][] = [
  [/offer|offered/i, /offer/i],
  [/placed|^hired|onboard/i, /hired/i],
  [/interview|on-?site|face to face|take home|assessment|test|final|interviewing/i, /interview/i],
  [/screen|phone|contacted|qualif|responded|reached out|recruiter|submitted|shortlist/i, /screen/i],
  [/appl|new|lead|sourced|inbox|review|no contact|no status|prospect/i, /new/i],
]

/**
 * The stage that people of a step of the other system are put into, by name. Nobody is rejected by an import: whoever was rejected
 * there stands where they stood, and the history says what became of them. So stages of rejection are never offered.
 */
export function stageFor(name: string | null, stages: readonly OwnStage[], chosen: StageMapping): OwnStage | 'left-out' | null {
  const open = stages.filter(({ kind }) => kind !== 'rejected')
  const [first] = open
  if (name === null || !first) return first ?? null
  const said = Object.hasOwn(chosen, name) ? chosen[name] : undefined
  if (said === '') return 'left-out'
  const named = (wanted: string) => open.find((stage) => stage.name.toLowerCase() === wanted.toLowerCase())
  if (said !== undefined) return named(said) ?? first
  const same = named(name)
  if (same) return same
  for (const [words, stage] of alike) {
    if (!words.test(name)) continue
    const like = open.find((each) => stage.test(each.name))
    if (like) return like
  }
  return first
}

/** Puts a word to what became of them there: whoever looks at a board sees it at once. */
export const outcomeTag = ({ outcome }: Pick<History, 'outcome'>, system: string): string | null =>
  outcome === 'rejected' ? `Rejected in ${system}` : outcome === 'hired' ? `Hired in ${system}` : null
