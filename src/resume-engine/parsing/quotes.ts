import type { Quote } from '../facts.ts'

/** The interval of the text as a quote. */
export const quoteAt = (text: string, page: number, start: number, end: number): Quote => ({
  page,
  start,
  end,
  quote: text.slice(start, end),
})
