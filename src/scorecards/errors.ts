import { DomainError } from '#src/shared/domain-error.ts'

export class CandidateNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This candidate does not exist.')
  }
}

export class JobNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This job description does not exist.')
  }
}

export class ChangedMeanwhile extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'CHANGED_MEANWHILE'
  constructor(what: 'scorecard' | 'interview kit') {
    super(`This ${what} was changed in the meantime. Load it again; nothing of yours was saved.`)
  }
}

export class NoRecommendation extends DomainError {
  readonly kind = 'invalid'
  override readonly code = 'NO_RECOMMENDATION'
  constructor() {
    super('Choose a recommendation before you submit the scorecard.')
  }
}

export class NothingRated extends DomainError {
  readonly kind = 'invalid'
  override readonly code = 'NOTHING_RATED'
  constructor() {
    super('Rate at least one line before you submit the scorecard.')
  }
}

export class OwnComesFirst extends DomainError {
  readonly kind = 'forbidden'
  override readonly code = 'OWN_COMES_FIRST'
  constructor() {
    super('You see the scorecards of others once yours is submitted.')
  }
}

export class UnknownCriterion extends DomainError {
  readonly kind = 'invalid'
  override readonly code = 'UNKNOWN_CRITERION'
  constructor() {
    super('The lines of this scorecard were changed in the meantime. Load it again; nothing of yours was saved.')
  }
}

export class EmptyKit extends DomainError {
  readonly kind = 'invalid'
  override readonly code = 'EMPTY_KIT'
  constructor() {
    super('Give the kit at least one line, and each line a name of its own.')
  }
}
