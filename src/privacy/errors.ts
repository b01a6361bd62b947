import { DomainError } from '#src/shared/domain-error.ts'
import { graceDays, leastPeriod, maximumDeleted, mostPeriod } from './constants.ts'

export class CandidateNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This candidate does not exist.')
  }
}

/** A hold keeps somebody's data; it has to be lifted by a person before the data can go. */
export class CandidateHeld extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'CANDIDATE_HELD'
  override readonly details: Record<string, string>
  constructor(name: string, reason: string) {
    super(`A hold keeps the data of ${name}. Lift it before you delete them.`)
    this.details = { reason }
  }
}

export class TooManyCandidates extends DomainError {
  readonly kind = 'too-large'
  constructor() {
    super(`Choose at most ${maximumDeleted.toLocaleString('en')} candidates at a time.`)
  }
}

export class InvalidReason extends DomainError {
  readonly kind = 'invalid'
  override readonly details = { field: 'reason' }
}

export class InvalidPeriod extends DomainError {
  readonly kind = 'invalid'
  override readonly details = { field: 'days' }
  constructor() {
    super(`A period has ${leastPeriod} to ${mostPeriod.toLocaleString('en')} whole days. Nothing goes in its first ${graceDays}.`)
  }
}

/** Candidates were told when their recordings go. */
export class RecordingsPromised extends DomainError {
  readonly kind = 'invalid'
  override readonly details = { field: 'days' }
  constructor(days: number) {
    super(`Candidates are told that recordings are deleted after ${days} days. A period can only be shorter.`)
  }
}

/** The person behind a link was deleted, and the link with them. */
export class LinkEnded extends DomainError {
  readonly kind = 'gone'
  override readonly code = 'LINK_ENDED'
  constructor() {
    super('This link has ended. Please ask the company for a new one.')
  }
}
