import { DomainError } from '#src/shared/domain-error.ts'

/** The same assessment goes on under another secret. */
export class LinkReplaced extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'LINK_REVOKED'
  constructor() {
    super('A newer link was sent to you. Please open the one in the latest email.')
  }
}

/** Its result is for the recruiter. */
export class ProctoredLink extends DomainError {
  readonly kind = 'forbidden'
  override readonly code = 'PROCTORED_LINK'
  constructor() {
    super('The company that sent this link receives the result.')
  }
}

export class NoPracticeLink extends DomainError {
  readonly kind = 'forbidden'
  override readonly code = 'NO_PRACTICE_LINK'
  constructor() {
    super('This assessment can be taken once.')
  }
}

export class PartNotBegun extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'NOT_STARTED'
  constructor() {
    super('This part of the assessment has not begun yet.')
  }
}
