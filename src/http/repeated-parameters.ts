import type { TString } from '@sinclair/typebox'
import { Elysia, t } from 'elysia'

/** Elysia's mark for a parameter whose repetitions it collects; without it only the last one counts. */
export const repeatedMark = 'ArrayQuery'

/**
 * A parameter that may be repeated, each time with one value: `skills=a&skills=b`. A list that is given to Elysia as `t.Array` alone
 * is also cut at the commas of its values.
 */
export const repeated = (value: TString, maxItems = 500) =>
  t.Optional(t.Union([t.Array(value, { maxItems }), value], { elysiaMeta: repeatedMark }))

/** Gives back the values as they stand in the address: Elysia cuts one that begins with a bracket. */
export const repeatedParameters = () =>
  new Elysia({ name: 'repeated-parameters' }).onTransform({ as: 'global' }, ({ query, request }) => {
    for (const [name, value] of Object.entries(query))
      if (Array.isArray(value)) Object.assign(query, { [name]: new URL(request.url).searchParams.getAll(name) })
  })
