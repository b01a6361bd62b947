import { t } from 'elysia'

/** Longer ones are no links either, and are told so like any other that nobody was given. */
export const tokenField = t.String({ maxLength: 10_000 })
