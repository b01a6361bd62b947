const moment = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
})

/** 'Dec 5, 2026, 09:00:00' in UTC: the same for everybody who compares it with a log. */
export const momentOf = (date: string | null | undefined): string => (date ? moment.format(new Date(date)) : 'N/A')

const units = ['bytes', 'kB', 'MB', 'GB', 'TB']

/** '12.3 MB'. */
export const bytesOf = (bytes: number): string => {
  let unit = 0
  let amount = bytes
  while (amount >= 1000 && unit < units.length - 1) {
    amount /= 1000
    unit += 1
  }
  return `${unit === 0 || amount >= 100 ? Math.round(amount) : amount.toFixed(1)} ${units[unit]}`
}

/** '3 days 4 hours'; the two largest units. */
export const durationOf = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const parts = [
    [Math.floor(seconds / 86_400), 'day'],
    [Math.floor(seconds / 3600) % 24, 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [seconds % 60, 'second'],
  ] as const
  const first = parts.findIndex(([count]) => count > 0)
  if (first < 0) return '0 seconds'
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ')
}
