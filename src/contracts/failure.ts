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
    /** Said of a link that opens nothing. */
    valid: t.Optional(t.Literal(false)),
  },
  // Facts beside the sentence that a client can work with, such as the field it is about.
  { additionalProperties: t.String() },
)

export type Failure = Static<typeof Failure>

/** What a directory reads when a call fails: RFC 7644, section 3.12. */
export const ScimFailure = t.Object({
  schemas: t.Array(t.String()),
  /** The status, as a text. */
  status: t.String(),
  detail: t.String(),
  scimType: t.Optional(t.String()),
})

export type ScimFailure = Static<typeof ScimFailure>
