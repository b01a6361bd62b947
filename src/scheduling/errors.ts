import { DomainError } from '#src/shared/domain-error.ts'

/** Something that was typed cannot be taken; `field` says where it stands. */
export class InvalidInput extends DomainError {
  readonly kind = 'invalid'
  override readonly details: Record<string, string>
  constructor(field: string, sentence: string) {
    super(sentence)
    this.details = { field }
  }
}

export class CandidateNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This candidate does not exist.')
  }
}

export class OfferNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This offer does not exist.')
  }
}

/** Nobody was ever given this link; the answer is that of any address that leads nowhere. */
export class NoSuchLink extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('There is nothing at this address.')
  }
}

/** What belonged to this link was deleted. */
export class LinkEnded extends DomainError {
  readonly kind = 'gone'
  override readonly code = 'LINK_ENDED'
  constructor() {
    super('This invitation was deleted, with everything that belonged to it.')
  }
}

export class OfferCancelled extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'OFFER_CANCELLED'
  constructor() {
    super('This invitation was canceled. No time can be chosen any more.')
  }
}

export class OfferExpired extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'OFFER_EXPIRED'
  constructor() {
    super('This invitation has expired. No time can be chosen any more.')
  }
}

export class SlotTaken extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'SLOT_TAKEN'
  constructor() {
    super('This time has just been taken. Please choose another one.')
  }
}

export class SlotPast extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'SLOT_PAST'
  constructor() {
    super('This time has passed. Please choose another one.')
  }
}

/** The page that was sent showed something else than what is booked now. */
export class AlreadyBooked extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'ALREADY_BOOKED'
  constructor() {
    super('You have already chosen a time. It is shown here; nothing was changed.')
  }
}

export class InterviewBegun extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'INTERVIEW_BEGUN'
  constructor() {
    super('The interview has begun, so it cannot be changed here any more.')
  }
}

export class MovedTooOften extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'MOVED_TOO_OFTEN'
  constructor() {
    super('This interview was moved many times. To move it once more, please answer the email that brought you here.')
  }
}

export class AlreadyOver extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'ALREADY_OVER'
  constructor() {
    super('This interview is over or was canceled already.')
  }
}
