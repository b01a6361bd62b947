const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** 'Dec 5, 2026' of an instant or of 'YYYY-MM-DD'; 'N/A' for no date. The same on the server and in every browser, so that a page wakes up unchanged. */
export const dayOf = (date: string | null | undefined): string => {
  const time = date ? Date.parse(date) : Number.NaN
  return Number.isNaN(time) ? 'N/A' : day.format(time)
}

const moment = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
})

/** 'Dec 5, 2026, 14:30 UTC'; 'N/A' for no date. */
export const momentOf = (date: string | null | undefined): string => {
  const time = date ? Date.parse(date) : Number.NaN
  return Number.isNaN(time) ? 'N/A' : `${moment.format(time)} UTC`
}
