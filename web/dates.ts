const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** '5 December 2026'; 'N/A' for no date. The same on the server and in every browser, so that a page wakes up unchanged. */
export const dayOf = (date: string | null | undefined): string => {
  const time = date ? Date.parse(date) : Number.NaN
  return Number.isNaN(time) ? 'N/A' : day.format(time)
}

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})

/** '5 December 2026 at 14:30 UTC'; 'N/A' for no date. */
export const momentOf = (date: string | null | undefined): string => {
  const time = date ? Date.parse(date) : Number.NaN
  return Number.isNaN(time) ? 'N/A' : `${moment.format(time).replace(', ', ' at ')} UTC`
}
