import { type Static, Type as t } from '@sinclair/typebox'
import { oneOf, orNull } from '#src/contracts/contract.ts'

const words = t.String({ maxLength: 400 })
/** '2020-01' */
const month = orNull(t.String({ maxLength: 20 }))

/** What a recruiter says about one thing that was read. */
export const FactCorrectionInput = t.Union([
  t.Object({ field: oneOf(['name', 'email', 'phone']), value: orNull(words) }),
  /** `quote` are words of the resume that show it; without them the skill itself is looked for. */
  t.Object({ field: t.Literal('missing-skill'), value: words, quote: t.Optional(words) }),
  t.Object({ field: oneOf(['wrong-skill', 'wrong-degree']), value: words }),
  t.Object({
    field: t.Literal('position'),
    /** Its place among the positions. */
    index: t.Integer({ minimum: 0, maximum: 500 }),
    /** Null for what is no position. */
    after: orNull(t.Object({ title: orNull(words), company: orNull(words), from: month, to: month })),
  }),
])
export type FactCorrectionInput = Static<typeof FactCorrectionInput>

export const FactCorrectionRecord = t.Object({
  _id: t.String(),
  at: t.String(),
  /** Name of whoever corrected it. */
  by: t.String(),
  field: oneOf(['name', 'email', 'phone', 'skill', 'degree', 'position']),
  /** In words; null where nothing was read, or where nothing stands any more. */
  before: orNull(t.String()),
  after: orNull(t.String()),
})
export type FactCorrectionRecord = Static<typeof FactCorrectionRecord>

/** What counts of a resume, and what people corrected in it. */
export const CandidateFacts = t.Object({
  candidate: t.String(),
  /** Names these facts: a correction says which ones it is about. */
  version: t.String(),
  percentage: orNull(t.Number()),
  name: orNull(t.String()),
  email: orNull(t.String()),
  phone: orNull(t.String()),
  skills: t.Array(t.String()),
  degrees: t.Array(t.String()),
  positions: t.Array(
    t.Object({
      title: orNull(t.String()),
      company: orNull(t.String()),
      from: orNull(t.String()),
      /** A month, or 'present'. */
      to: orNull(t.String()),
    }),
  ),
  /** Oldest first. */
  corrections: t.Array(FactCorrectionRecord),
})
export type CandidateFacts = Static<typeof CandidateFacts>
