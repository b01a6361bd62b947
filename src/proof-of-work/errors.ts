import { DomainError } from '#src/shared/domain-error.ts'

/** Many forms arrive: this one is taken with a proof of work. The challenge is JSON as ALTCHA has it. */
export class ProofOfWorkNeeded extends DomainError {
  readonly kind = 'forbidden'
  override readonly code = 'PROOF_OF_WORK_NEEDED'
  override readonly details: Record<string, string>
  constructor(challenge: string) {
    super(
      'We are receiving an unusually large number of forms right now, so your browser has to do a short calculation before this one is sent.',
    )
    this.details = { challenge }
  }
}

/** The link from the mail, or of the waiting page, is not one of ours, or too old. */
export class PassEnded extends DomainError {
  readonly kind = 'gone'
  override readonly code = 'PASS_ENDED'
  constructor() {
    super('This link does not work any more. Send the form once more to get another one.')
  }
}

/** Somebody came back before the waiting time was over. */
export class PassTooEarly extends DomainError {
  readonly kind = 'too-many'
  override readonly code = 'PASS_TOO_EARLY'
  override readonly retryAfter: number
  constructor(seconds: number) {
    super(`Please wait ${seconds} more seconds, then open the link again.`)
    this.retryAfter = seconds
  }
}

/** There is no such form, or it asks for nothing. */
export class UnknownForm extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('There is no such form.')
  }
}
