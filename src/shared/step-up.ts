import { DomainError } from './domain-error.ts'

/** How long a proof of who sits before a session lets it do what cannot be taken back: 10 minutes, in milliseconds. */
const proofLastsMs = 10 * 60_000

/** What a page asks about a proof ends this much earlier, so that a download begun at once still passes. */
export const proofMarginMs = 30_000

/** The last proof is too old for what was asked. `proof` says what counts as one: a password, or also a one-time code. */
export class StepUpNeeded extends DomainError {
  readonly kind = 'forbidden'
  override readonly code = 'STEP_UP_NEEDED'
  override readonly details: { proof: 'password' | 'password-or-code' }
  constructor(proof: 'password' | 'password-or-code') {
    super(
      proof === 'password'
        ? 'Please enter your password again. You are asked again when the last time was more than 10 minutes ago.'
        : 'Please enter your password or a code again. You are asked again when the last time was more than 10 minutes ago.',
    )
    this.details = { proof }
  }
}

/** Whether a proof of that moment still counts `now`; none never does. */
export const isProvenAt = (provenAt: Date | null | undefined, now: Date) =>
  provenAt != null && now.getTime() - provenAt.getTime() <= proofLastsMs
