import type { JobRequirements, ResumeFacts } from '../facts.ts'
import { type Judged, judged, unanswered } from './component.ts'

/** Each step below the asked level costs this much. */
const perStep = 0.3

/** The level of a degree; field of study, grade and school take no part. */
export const judgeDegree = ({ degrees }: ResumeFacts, { degree }: JobRequirements, experienced: boolean): Judged => {
  if (!degree) return unanswered('degree', 'The job description asks for no degree.')
  const { canonical, rank, orExperience } = degree.value
  const known = degrees.filter(({ value }) => value.rank !== null)
  const best = known.reduce<(typeof known)[number] | null>(
    (top, one) => (top && top.value.rank! >= one.value.rank! ? top : one),
    null,
  )
  const replaced = orExperience && experienced
  if (!best) {
    const summary = `${canonical}${orExperience ? ' or equivalent experience' : ''} asked for; the resume names none.`
    return unanswered('degree', summary, replaced ? [] : [`${canonical}: not found in the resume`])
  }
  const steps = Math.max(0, rank - best.value.rank!)
  return judged('degree', {
    score: Math.max(0, 1 - perStep * steps),
    summary: `“${best.value.title}”; ${canonical}${orExperience ? ' or equivalent experience' : ''} asked for.`,
    evidence: best.quotes,
    missing: steps > 0 && !replaced ? [canonical] : [],
  })
}
