const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** '5 Dec 2026, 14:05 UTC': the same on the server and in every browser. */
export const momentOf = (at: string): string => `${moment.format(new Date(at))} UTC`

/** '5 Dec 2026', of an instant or of 'YYYY-MM-DD'. */
export const shortDay = (at: string): string => day.format(new Date(at))

const dayLength = 86_400_000

/** Whole days from `today` to a day, both 'YYYY-MM-DD'; negative when it has passed. */
export const daysUntil = (dueOn: string, today: string): number => Math.round((Date.parse(dueOn) - Date.parse(today)) / dayLength)

/** 'Overdue by 2 days', 'Due today', 'Due 5 Dec 2026' */
export const dueInWords = (dueOn: string, today: string): string => {
  const days = daysUntil(dueOn, today)
  if (days < 0) return days === -1 ? 'Overdue by a day' : `Overdue by ${-days} days`
  if (days === 0) return 'Due today'
  if (days === 1) return 'Due tomorrow'
  return `Due ${shortDay(dueOn)}`
}
