import { type Static, Type as t } from '@sinclair/typebox'
import { oneOf, orNull } from '#src/contracts/contract.ts'
import { LeftReason, MailKindRecord, VerifiedRecord } from '#src/contracts/hiring/words.ts'
import { unfiledReasons } from '#src/mailin/constants.ts'

export const UnfiledMailRecord = t.Object({
  _id: t.String(),
  kind: MailKindRecord,
  from: t.Object({ address: t.String(), name: t.String() }),
  sentTo: t.String(),
  subject: t.String(),
  text: t.String(),
  /** The words that it repeats from earlier mails; '' for none. */
  quoted: t.String(),
  receivedAt: t.String(),
  /** What the own mail server says of the sender; 'unknown' where nobody has asked it. */
  verified: VerifiedRecord,
  /** Why nobody was found. */
  reason: oneOf(unfiledReasons),
  attachments: t.Array(t.Object({ _id: t.String(), filename: t.String(), size: t.Number() })),
  left: t.Array(t.Object({ filename: t.String(), why: LeftReason })),
  /** Candidates with the address that it says it is from. */
  suggestions: t.Array(t.Object({ candidateId: t.String(), name: orNull(t.String()), jobTitle: t.String() })),
})
export type UnfiledMailRecord = Static<typeof UnfiledMailRecord>

export const UnfiledMailsAnswer = t.Object({
  /** Whether a mailbox is connected. */
  isOn: t.Boolean(),
  /** Where mails to this workspace arrive; null without a mailbox. */
  address: orNull(t.String()),
  mails: t.Array(UnfiledMailRecord),
  total: t.Number(),
  /** Days after which a mail that nobody filed is deleted. */
  days: t.Number(),
})
export type UnfiledMailsAnswer = Static<typeof UnfiledMailsAnswer>
