import type { CriteriaChoice } from '../criteria-choice.ts'
import type { JobRequirements, Month, Quote, ResumeFacts, Role } from '../facts.ts'
import type { ReferenceDay, RequirementResult } from '../match.ts'
import { titleKey } from '../taxonomy/gendered-text.ts'
import { workLikeness } from '../taxonomy/occupation-likeness.ts'
import { type Judged, judged, listed, plural, unanswered } from './component.ts'

/** Time in other work counts for a little: somebody has held down a job. */
export const leastRelated = 0.05

export const monthOf = (day: ReferenceDay): Month => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

/** Work from the first likeness on counts for something, from the second on in full; in between its share. */
const [leastLikeness, fullLikeness] = [0.3, 0.65]

/** How far a month of work like this counts, from 0 to 1. */
export const related = (likeness: number) => Math.min(1, Math.max(0, (likeness - leastLikeness) / (fullLikeness - leastLikeness)))

/** The place of a role's title among the titles held, which has those that differ in gender alone once; -1 for a role without one. */
export const titleOf = ({ title }: Role, titles: ResumeFacts['titles']): number => {
  if (!title) return -1
  const place = titles.findIndex((held) => held.title === title.value)
  if (place >= 0) return place
  const key = titleKey(title.value)
  return titles.findIndex((held) => titleKey(held.title) === key)
}

/** How far a role is the work that the job description means, from 0 to 1; by the field of the whole resume when its title is unknown. */
const relatedness = (role: Role, { titles }: ResumeFacts, { titleMeaning }: JobRequirements, field: number) => {
  const held = titles[titleOf(role, titles)]
  const likeness = held && titleMeaning ? workLikeness(held, titleMeaning) : null
  return Math.max(leastRelated, likeness === null ? field : related(likeness))
}

/** The dated work that counts, with its first and last month up to `now`. */
export const datedMonths = ({ roles }: ResumeFacts, now: Month) =>
  roles.flatMap((role) => {
    if (!role.dates || !role.counts) return []
    const { start, end } = role.dates.value
    const last = Math.min(end === 'present' ? now : end, now)
    return [{ role, quotes: role.dates.quotes, source: role.dates.source, start: Math.max(start, last - 720), end: last }]
  })

/** Months of work up to `now`, each month once, counted as far as its role is related. */
const monthsOf = (facts: ResumeFacts, requirements: JobRequirements, field: number, now: Month) => {
  const months = new Map<Month, number>()
  const dated = datedMonths(facts, now).map((one) => ({ ...one, counts: relatedness(one.role, facts, requirements, field) }))
  for (const { start, end, counts } of dated)
    for (let month = start; month <= end; month += 1) months.set(month, Math.max(months.get(month) ?? 0, counts))
  const shown = dated.filter(({ counts }) => counts >= leastShown).toSorted((a, b) => b.counts - a.counts)
  return {
    source: dated.find(({ source }) => source)?.source,
    total: months.size,
    related: months.values().reduce((sum, value) => sum + value, 0),
    quotes: (shown.length > 0 ? shown : dated).flatMap(({ role, quotes }): Quote[] => [
      ...(role.title?.quotes.slice(0, 1) ?? []),
      ...quotes,
    ]),
    isOther: dated.length > 0 && shown.length === 0,
    as: [...new Set(shown.flatMap(({ role }) => role.title?.value ?? []))],
  }
}

/** A position is shown as related from this share on; where none is, all of them are, as other work that counts a little. */
const leastShown = 0.5
const mostTitles = 3

const inWords = (years: number) => plural(Math.round(years * 10) / 10, 'year')

/** Years of related work against the years asked for; `field` is the likeness of the fields of work. */
export const judgeExperience = (
  facts: ResumeFacts,
  requirements: JobRequirements,
  { years: asked }: Pick<CriteriaChoice, 'years'>,
  field: number,
  day: ReferenceDay,
): Judged => {
  if (!asked || asked.value <= 0) return unanswered('experience', 'The job description states no years of experience.')
  const label = `${inWords(asked.value)} of experience`
  const requirement = { id: 'years', label, component: 'experience', must: asked.must, weight: 1 } as const
  const dated = monthsOf(facts, requirements, field, monthOf(day))
  const stated = facts.statedYears
  const years = dated.total > 0 ? dated.total / 12 : (stated?.value ?? null)
  if (years === null) {
    const summary = `${inWords(asked.value)} asked for; the resume gives no dates.`
    const open: RequirementResult = { ...requirement, score: 0, state: 'unknown', summary, evidence: [] }
    return unanswered('experience', summary, [`${label}: the resume gives no dates`], [open])
  }
  const related = dated.total > 0 ? dated.related / 12 : years * Math.max(leastRelated, field)
  const score = Math.min(1, related / asked.value)
  const as = dated.as.length > 0 ? ` (${listed(dated.as, mostTitles)})` : ''
  const counted = dated.isOther
    ? `${inWords(years)} of experience, all in other work, counted as ${inWords(related)}`
    : `${inWords(years)} of experience, ${inWords(related)} of it counted as related${as}`
  const summary = `${counted}; ${inWords(asked.value)} asked for.`
  const evidence = dated.total > 0 ? dated.quotes : (stated?.quotes ?? [])
  const state = score >= 1 ? 'met' : score >= 0.5 ? 'partly' : 'missing'
  const source = dated.total > 0 ? dated.source : undefined
  return judged('experience', {
    score,
    summary,
    evidence,
    source,
    missing:
      years < asked.value
        ? [`${label}: the resume shows ${inWords(years)}`]
        : related < asked.value
          ? [`${inWords(asked.value)} of related experience: the resume shows about ${inWords(related)}`]
          : [],
    requirements: [{ ...requirement, score, state, summary, evidence, ...(source && score > 0 && { source }) }],
  })
}
