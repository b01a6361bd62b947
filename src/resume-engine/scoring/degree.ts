import type { CriteriaChoice } from '../criteria-choice.ts'
import type { ResumeFacts } from '../facts.ts'
import type { RequirementResult } from '../match.ts'
import { type Judged, judged, unanswered } from './component.ts'

/** Each step below the asked level costs this much. */
export const perStep = 0.3

/** The level of a degree; field of study, grade and school take no part. */
export const judgeDegree = (
  { degrees }: ResumeFacts,
  { degree }: Pick<CriteriaChoice, 'degree'>,
  experienced: boolean,
): Judged => {
  if (!degree) return unanswered('degree', 'The job description asks for no degree.')
  const { canonical, rank, orExperience, must } = degree
  const label = `${canonical}${orExperience ? ' or equivalent experience' : ''}`
  const requirement = { id: 'degree', label, component: 'degree', must, weight: 1 } as const
  const known = degrees.filter(({ value }) => value.rank !== null)
  const best = known.reduce<(typeof known)[number] | null>(
    (top, one) => (top && top.value.rank! >= one.value.rank! ? top : one),
    null,
  )
  const replaced = orExperience && experienced
  if (!best) {
    const summary = `${label} asked for; the resume names none.`
    const state = replaced ? 'met' : 'unknown'
    const open: RequirementResult = { ...requirement, score: 0, state, summary, evidence: [] }
    return unanswered('degree', summary, replaced ? [] : [`${canonical}: not found in the resume`], [open])
  }
  const steps = Math.max(0, rank - best.value.rank!)
  const score = Math.max(0, 1 - perStep * steps)
  const summary = `“${best.value.title}”; ${label} asked for.`
  return judged('degree', {
    score,
    summary,
    evidence: best.quotes,
    source: best.source,
    missing: steps > 0 && !replaced ? [canonical] : [],
    requirements: [
      {
        ...requirement,
        score,
        state: steps === 0 || replaced ? 'met' : score >= 0.5 ? 'partly' : 'missing',
        summary,
        evidence: score > 0 ? best.quotes : [],
        ...(best.source && score > 0 && { source: best.source }),
      },
    ],
  })
}
