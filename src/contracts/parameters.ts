import type { TString } from '@sinclair/typebox'
import { t } from 'elysia'

/** Parameters of a list that can grow. `cursor` is what a `Link: rel="next"` carried; whoever asks for more rows gets 1,000. */
export const pageQuery = {
  limit: t.Optional(t.Numeric({ minimum: 1 })),
  cursor: t.Optional(t.String({ pattern: '^[0-9]{1,9}$' })),
}

/** Elysia's mark for a parameter whose repetitions it collects; without it only the last one counts. */
export const repeatedMark = 'ArrayQuery'

/**
 * A parameter that may be repeated, each time with one value: `skills=a&skills=b`. A list that is given to Elysia as `t.Array` alone
 * is also cut at the commas of its values.
 */
export const repeated = (value: TString, maxItems = 500) =>
  t.Optional(t.Union([t.Array(value, { maxItems }), value], { elysiaMeta: repeatedMark }))
