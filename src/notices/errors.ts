import { DomainError } from '#src/shared/domain-error.ts'

export class CandidateGone extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This candidate does not exist.')
  }
}

/** What a notice has to say is not written down yet, and nobody makes it up. */
export class NoticeNotReady extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'NOTICE_NOT_READY'
  constructor() {
    super('Say first who holds the data, what for, on which ground, and whom to write to: Data & Privacy, Privacy notice.')
  }
}

export class NoAddress extends DomainError {
  readonly kind = 'invalid'
  override readonly code = 'NO_ADDRESS'
  constructor() {
    super('No email address was found in the resume, so no notice can be sent.')
  }
}

/** Whoever applied was told on the form, and has the page of their application. */
export class HasApplied extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'HAS_APPLIED'
  constructor() {
    super('They applied here themselves: the form told them, and the page of their application lets them do all of this.')
  }
}

export class TooManyAtOnce extends DomainError {
  readonly kind = 'too-large'
  constructor(most: number) {
    super(`Choose at most ${most.toLocaleString('en')} candidates at a time.`)
  }
}

/** Nobody was ever given this link. */
export class UnknownLink extends DomainError {
  readonly kind = 'not-found'
  override readonly code = 'INVALID_LINK'
  constructor() {
    super('This link leads nowhere. Please open it from your email once more.')
  }
}

/** The link was given, and its time is over: with it a new one can be asked for. */
export class LinkOver extends DomainError {
  readonly kind = 'gone'
  override readonly code = 'LINK_EXPIRED'
  constructor() {
    super('This link has expired. You can ask for a new one here: it is sent to the address that this one was sent to.')
  }
}

/** Whom it led to was deleted, and the link with them. */
export class PersonDeleted extends DomainError {
  readonly kind = 'gone'
  override readonly code = 'LINK_ENDED'
  constructor() {
    super('Everything that was kept here about you was deleted, and this link with it.')
  }
}

/** A hold keeps the data: their wish is kept, and a person looks at it. The reason is not told. */
export class DeletionIsLookedAt extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'DELETION_LOOKED_AT'
  constructor() {
    super('This cannot be deleted just now. That you asked for it has been passed on, and a person looks at it.')
  }
}

export class NothingToReview extends DomainError {
  readonly kind = 'conflict'
  constructor() {
    super('Nobody has asked for a person here, or somebody has looked already.')
  }
}

export class CorrectionGone extends DomainError {
  readonly kind = 'not-found'
  override readonly code = 'CORRECTION_GONE'
  constructor() {
    super('There is no such correction.')
  }
}

export class TooManyCorrections extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'TOO_MANY_CORRECTIONS'
  constructor(most: number) {
    super(`There is room for ${most} corrections. Remove one that is no longer needed.`)
  }
}
