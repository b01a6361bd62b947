const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** '5 December 2026'; 'N/A' for no date. The same on the server and in every browser, so that a page wakes up unchanged. */
export const dayOf = (date: string | null | undefined): string => {
  const time = date ? Date.parse(date) : Number.NaN
  return Number.isNaN(time) ? 'N/A' : day.format(time)
}
