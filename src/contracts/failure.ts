import { type Static, Type as t } from '@sinclair/typebox'

/** What a client reads when a call fails. `error` and `message` are the same sentence; `code` never changes its meaning. */
export const Failure = t.Object(
  {
    error: t.String(),
    message: t.String(),
    code: t.String(),
    requestId: t.String(),
    /** Said by calls whose answers say whether they worked. */
    success: t.Optional(t.Literal(false)),
  },
  // Facts beside the sentence that a client can work with, such as the field it is about.
  { additionalProperties: t.String() },
)

export type Failure = Static<typeof Failure>
