import type { Static } from '@sinclair/typebox'
import { oneOf } from '#src/contracts/contract.ts'

/** `queued` waits for its first or next attempt, `failed` waits for an administrator. */
export const MailState = oneOf(['queued', 'sent', 'failed'])
export type MailState = Static<typeof MailState>

/** Why a mail that is known cannot be read. */
export const Unreadable = oneOf(['dropped', 'sealed'])
export type Unreadable = Static<typeof Unreadable>
