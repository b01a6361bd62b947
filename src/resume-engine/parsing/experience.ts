import type { Month, ResumeFacts } from '../facts.ts'
import type { ReferenceDay } from '../match.ts'

const monthOf = (day: ReferenceDay): Month => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

/** Months that the periods cover together, both ends counted in, overlaps once. */
const covered = (periods: { start: Month; end: Month }[]): number => {
  let total = 0
  let reached = Number.NEGATIVE_INFINITY
  for (const { start, end } of periods.toSorted((a, b) => a.start - b.start)) {
    const from = Math.max(start, reached)
    if (end + 1 > from) total += end + 1 - from
    reached = Math.max(reached, end + 1)
  }
  return total
}

/**
 * Months of work that the document shows by its dated roles, overlaps counted once and an open role ending in the month of `day`.
 * What it states in words ("12 years of experience") stands in when the roles show less than half of it, as in a resume that dates
 * only its last positions. 0 when it says that there is none, or has no part about employment at all; null when it has one whose
 * dates cannot be read. Roles after `day` count up to it.
 */
export const totalExperienceMonths = (facts: ResumeFacts, day: ReferenceDay): number | null => {
  const now = monthOf(day)
  const periods = facts.roles.flatMap(({ dates, counts }) =>
    counts && dates
      ? [{ start: dates.value.start, end: dates.value.end === 'present' ? now : Math.min(dates.value.end, now) }]
      : [],
  )
  const months = covered(periods.filter(({ start, end }) => end >= start))
  const stated = facts.statedYears ? Math.round(facts.statedYears.value * 12) : null
  if (stated !== null && months < stated / 2) return stated
  if (months > 0) return months
  return stated ?? (facts.withoutEmployment ? 0 : null)
}
