import type { OccupationProfile, ResumeFacts } from '#src/resume-engine/facts.ts'

/** A text and what was read from it. */
export interface ReadText {
  text: string
  facts: ResumeFacts
}

/** Numbers from 0 to below 1 that are the same for the same seed. */
export function seededRandom(seed: number) {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/**
 * As many different resumes as wanted out of a few that were read: the work of one, some skills and lines of another, the degree
 * of a third, dates moved. What comes out has the sizes of real facts; its quotes belong to no text.
 */
export function recombine(sources: readonly ReadText[], number: number): ReadText {
  const random = seededRandom(number * 7919 + 13)
  const pick = () => sources[Math.floor(random() * sources.length)]!
  const some = <Item>(items: readonly Item[], share: number) => items.filter(() => random() < share)
  const [first, second, third] = [pick(), pick(), pick()]
  const [a, b] = [first.facts, second.facts]
  const share = 0.5 + random() / 2
  const shift = Math.floor(random() * 60)
  const facts: ResumeFacts = {
    ...a,
    degrees: random() < 0.85 ? third.facts.degrees : [],
    skills: [...some(a.skills, share), ...some(b.skills, 1 - share)],
    roles: a.roles.map((role) => ({
      ...role,
      dates: role.dates && { ...role.dates, value: earlier(role.dates.value, shift) },
    })),
    occupations: mixed(a.occupations, b.occupations, share),
    ...terms(some(placed(b), 1 - share), some(placed(a), share)),
    excerpts: [...some(a.excerpts, share), ...some(b.excerpts, 1 - share)].slice(0, 32),
  }
  return { facts, text: `${part(first.text, share)}\n${part(second.text, 1 - share)}` }
}

type Placed = readonly [term: ResumeFacts['terms'][number], atWork: number]

const placed = ({ terms, termsAtWork }: ResumeFacts): Placed[] => terms.map((term, place) => [term, termsAtWork?.[place] ?? 0])

function terms(...parts: Placed[][]): Pick<ResumeFacts, 'terms' | 'termsAtWork'> {
  const all = [...new Map(parts.flat().map((each) => [each[0][0], each])).values()].slice(0, 400)
  return { terms: all.map(([term]) => term), termsAtWork: all.map(([, atWork]) => atWork) }
}

type Dates = NonNullable<ResumeFacts['roles'][number]['dates']>['value']

const earlier = ({ start, end }: Dates, months: number): Dates => ({
  start: start - months,
  end: end === 'present' ? end : end - months,
})

function mixed(a: OccupationProfile, b: OccupationProfile, share: number): OccupationProfile {
  const shares = new Map(a.map(([code, value]) => [code, value * share]))
  for (const [code, value] of b) shares.set(code, (shares.get(code) ?? 0) + value * (1 - share))
  return [...shares].toSorted((x, y) => y[1] - x[1]).slice(0, 48)
}

const part = (text: string, share: number) => text.slice(0, Math.round(text.length * share))
