import { t } from 'elysia'

/** One of these words, without a default: what is missing is missing. */
export const oneOf = <Value extends string>(values: readonly Value[]) => t.Union(values.map((value) => t.Literal(value)))
