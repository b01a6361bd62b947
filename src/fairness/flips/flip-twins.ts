import type { ReadDocument } from '#src/ports/document-reader.ts'
import type { Criteria } from '#src/resume-engine/criteria.ts'
import type { JobRequirements, ResumeFacts } from '#src/resume-engine/facts.ts'
import type { Match, ReferenceDay } from '#src/resume-engine/match.ts'
import { extractResumeFacts } from '#src/resume-engine/parsing/resume-facts.ts'
import { type Replacement, rewritten } from '#src/resume-engine/parsing/rewritten-document.ts'
import { exactShare, scoreMatch } from '#src/resume-engine/scoring/score-match.ts'
import { jsonHash } from '#src/shared/json-hash.ts'
import { agePlaces } from './age-cues.ts'
import { type Exchange, exchanges } from './exchanges.ts'
import { nameTwins } from './name-twins.ts'

/** What is exchanged in a twin, in the order of the table. */
const flipKinds = ['name', 'language of the name', 'gender', 'age', 'gap', 'school', 'address', 'e-mail'] as const
export type FlipKind = (typeof flipKinds)[number]

/** One twin whose score is another one. */
export interface FlipDifference {
  kind: FlipKind
  /** What stood there, and what took its place, at most 80 characters each. */
  before: string
  after: string
  /** Percentages, and the same to the last digit. */
  from: number
  to: number
  /** Names of the components that came to another score. */
  components: string[]
  /** The first fact that was read otherwise; null when the facts are the same and only the comparison differs. */
  cause: string | null
}

export interface FlipCount {
  kind: FlipKind
  twins: number
  /** Twins with exactly the same score. */
  same: number
  /** Largest difference of a percentage in points. */
  worst: number
}

export interface FlipsOfOne {
  counts: FlipCount[]
  differences: FlipDifference[]
}

interface FlipInput {
  document: ReadDocument
  requirements: JobRequirements
  criteria?: Criteria
  day: ReferenceDay
  /** Twins of each kind at most, and which of them: the same number chooses the same. */
  most: number
  turn: number
}

const longestShown = 80
const mostDifferences = 12

/** Every copy, or so many of them, others for each turn. */
const someOf = <Copy>(copies: Copy[], most: number, turn: number): Copy[] =>
  copies.length <= most ? copies : Array.from({ length: most }, (_, i) => copies[(turn * most + i) % copies.length]!)

interface Twin {
  facts: ResumeFacts
  match: Match
}

/** Exchanges what says who somebody is, scores both copies, and says what differed and why. */
export function flipTwins({ document, requirements, criteria, day, most, turn }: FlipInput): FlipsOfOne {
  const scored = (copy: ReadDocument): Twin => {
    const facts = extractResumeFacts(copy)
    return { facts, match: scoreMatch({ facts, requirements, day, document: copy, ...(criteria && { criteria }) }) }
  }
  const original = scored(document)
  const of = (replacements: Replacement[]) =>
    replacements.length === 0 ? original : scored(rewritten(document, replacements).document)
  const counts: FlipCount[] = []
  const differences: FlipDifference[] = []
  for (const [kind, all] of Object.entries(twinsOf(document, original.facts)) as [FlipKind, Exchange[]][]) {
    const count: FlipCount = { kind, twins: 0, same: 0, worst: 0 }
    for (const { one, other } of someOf(all, most, turn)) {
      const [before, after] = [of(one), of(other)]
      const points = Math.abs(before.match.percentage - after.match.percentage)
      count.twins += 1
      count.worst = Math.max(count.worst, points)
      if (exactShare(before.match.components) === exactShare(after.match.components)) count.same += 1
      else if (differences.length < mostDifferences) differences.push(differenceOf(kind, document, { one, other }, before, after))
    }
    counts.push(count)
  }
  return { counts, differences }
}

function twinsOf(document: ReadDocument, facts: ResumeFacts): Record<FlipKind, Exchange[]> {
  const name = facts.name?.value ?? null
  const known = exchanges(
    { document, name },
    { older: () => olderPeriods(facts), titles: () => facts.designations.flatMap(({ quotes }) => quotes) },
  )
  const names = nameTwins(document, name)
  return {
    name: names.same,
    'language of the name': names.otherLanguages,
    gender: [...names.genders, ...(known.pronouns ?? []), ...(known.title ?? [])],
    age: agePlaces(document),
    gap: known.gap ?? [],
    school: known.school ?? [],
    address: known.place ?? [],
    'e-mail': known['e-mail'] ?? [],
  }
}

/** Periods of the paid positions that ended before the newest one began, so that moving them back opens a gap. */
function olderPeriods(facts: ResumeFacts) {
  const dated = facts.roles.filter(({ dates, counts }) => dates && counts)
  const newest = dated[0]?.dates?.value.start
  if (newest === undefined) return []
  if (dated.slice(1).some(({ dates }) => dates!.value.end === 'present' || dates!.value.end >= newest)) return []
  // Of a single month or a half-read period only a part would move.
  if (dated.some(({ dates }) => dates!.confidence < 0.9)) return []
  return dated.slice(1).map(({ dates }) => dates!.quotes[0]!)
}

const shown = (text: string) => text.replace(/\s+/g, ' ').slice(0, longestShown)

function differenceOf(
  kind: FlipKind,
  document: ReadDocument,
  { one, other }: Exchange,
  before: Twin,
  after: Twin,
): FlipDifference {
  const [place] = other
  const parts = after.match.components.filter((part, at) => part.score !== before.match.components[at]?.score)
  return {
    kind,
    before: shown(one[0]?.by ?? (place ? document.text.slice(place.start, place.end) : '')),
    after: shown(place?.by ?? ''),
    from: before.match.percentage,
    to: after.match.percentage,
    components: parts.map(({ name }) => name),
    cause: causeOf(before.facts, after.facts),
  }
}

/** The first kind of fact that was read otherwise, in words. Places in the text differ between twins and mean nothing. */
function causeOf(before: ResumeFacts, after: ResumeFacts): string | null {
  const values: [string, (facts: ResumeFacts) => unknown][] = [
    ['titles', ({ designations }) => designations.map(({ value }) => value)],
    [
      'positions',
      ({ roles }) => roles.map(({ dates, counts, title, company }) => [dates?.value, counts, title !== null, company !== null]),
    ],
    ['degrees', ({ degrees }) => degrees.map(({ value }) => [value.canonical, value.rank])],
    ['skills', ({ skills }) => skills.map(({ value }) => value.skill)],
    ['years stated', ({ statedYears }) => statedYears?.value],
    ['field of work', ({ occupations }) => occupations],
    ['words about the work', ({ terms }) => terms],
  ]
  const [found] = values.filter(([, of]) => jsonHash(of(before) ?? null) !== jsonHash(of(after) ?? null))
  if (!found) return null
  const [what, of] = found
  const [was, is] = [wordsIn(of(before)), wordsIn(of(after))]
  const gone = was.filter((each) => !is.includes(each)).slice(0, 3)
  const come = is.filter((each) => !was.includes(each)).slice(0, 3)
  const told = [gone.length > 0 ? `no longer ${gone.join(', ')}` : '', come.length > 0 ? `now ${come.join(', ')}` : ''].filter(
    Boolean,
  )
  return shown(`${what} read otherwise${told.length > 0 ? `: ${told.join('; ')}` : ''}`)
}

/** Values that a person can read; figures tell nobody anything here. */
const wordsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap((each) => (typeof each === 'string' ? each : [])) : []
