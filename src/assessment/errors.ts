import { DomainError } from '#src/shared/domain-error.ts'

/** Something that was given cannot be taken; `field` says what. */
export class InvalidInput extends DomainError {
  readonly kind = 'invalid'
  override readonly details: Record<string, string>
  constructor(field: string, sentence: string) {
    super(sentence)
    this.details = { field }
  }
}

/** Nobody was ever given this link. */
export class InvalidLink extends DomainError {
  readonly kind = 'not-found'
  override readonly code = 'INVALID_LINK'
  constructor() {
    super('Invalid assessment link')
  }
}

/** What belonged to this link was deleted. */
export class LinkGone extends DomainError {
  readonly kind = 'gone'
  override readonly code = 'LINK_ENDED'
  constructor() {
    super('This assessment was deleted, with everything that belonged to it.')
  }
}

export class AlreadyCompleted extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'ALREADY_COMPLETED'
  constructor() {
    super('This assessment has already been completed successfully')
  }
}

export class LinkRevoked extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'LINK_REVOKED'
  constructor() {
    super('This link was withdrawn by the company that sent it.')
  }
}

export class LinkExpired extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'LINK_EXPIRED'
  constructor() {
    super('This link has expired. Ask the company that sent it for a new one.')
  }
}

export class ConsentRequired extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'CONSENT_REQUIRED'
  constructor() {
    super('Please agree to the recording before you begin.')
  }
}

export class NotStarted extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'NOT_STARTED'
  constructor() {
    super('This assessment has not begun yet.')
  }
}

/** The answer is kept and flagged late. */
export class DeadlinePassed extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'DEADLINE_PASSED'
  constructor() {
    super('The time for this part is over. Your answer was kept and marked as late.')
  }
}

/** It belongs to another assessment, or to none. */
export class QuestionNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This question does not exist in this assessment.')
  }
}

export class AssessmentNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This assessment does not exist.')
  }
}

export class CandidateNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This candidate does not exist.')
  }
}
