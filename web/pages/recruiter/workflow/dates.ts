import { dayOf } from '../../../dates.ts'

const dayLength = 86_400_000

/** Whole days from `today` to a day, both 'YYYY-MM-DD'; negative when it has passed. */
export const daysUntil = (dueOn: string, today: string): number => Math.round((Date.parse(dueOn) - Date.parse(today)) / dayLength)

/** 'Overdue by 2 days', 'Due today', 'Due Dec 5, 2026' */
export const dueInWords = (dueOn: string, today: string): string => {
  const days = daysUntil(dueOn, today)
  if (days < 0) return days === -1 ? 'Overdue by a day' : `Overdue by ${-days} days`
  if (days === 0) return 'Due today'
  if (days === 1) return 'Due tomorrow'
  return `Due ${dayOf(dueOn)}`
}
