import { DomainError } from '#src/shared/domain-error.ts'

/** Something is owed before anything else may be done; `owed` says what. */
export class SecondFactorOwed extends DomainError {
  readonly kind = 'forbidden'
  override readonly code = 'SECOND_FACTOR_OWED'
  override readonly details: { owed: 'set-up' | 'give' }
  constructor(owed: 'set-up' | 'give') {
    super(
      owed === 'set-up'
        ? 'Please set up two-factor sign-in first: the administrator of this server requires it.'
        : 'Please enter your second factor first: the administrator of this server requires it.',
    )
    this.details = { owed }
  }
}
