import { DomainError } from '#src/shared/domain-error.ts'

export class NothingToReveal extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'NOT_HIDDEN'
  constructor() {
    super('Nothing about this person is hidden.')
  }
}

export class JobNotHere extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This job is not here.')
  }
}

export class PersonNotHere extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This candidate is not here.')
  }
}

/** What is asked for would show who somebody is. */
export class UnderBlindReview extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'BLIND_REVIEW'
  constructor(sentence = 'This person is under blind review: a file would show who they are. Reveal them first.') {
    super(sentence)
  }
}

export class ReasonMissing extends DomainError {
  readonly kind = 'invalid'
  override readonly code = 'REASON_MISSING'
  constructor(sentence = 'Say briefly why blind review is no longer needed.') {
    super(sentence)
  }
}
