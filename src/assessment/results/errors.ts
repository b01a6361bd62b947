import { DomainError } from '#src/shared/domain-error.ts'

export class ConsentMissing extends DomainError {
  readonly kind = 'forbidden'
  override readonly code = 'CONSENT_MISSING'
  constructor() {
    super('The candidate has not allowed this result to be shared, so it cannot be exported.')
  }
}

export class NotCompleted extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'NOT_COMPLETED'
  constructor() {
    super('The candidate has not completed this yet.')
  }
}

export class NoSuchBankQuestion extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This question does not exist in the bank.')
  }
}
