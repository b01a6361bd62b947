import { DomainError } from '#src/shared/domain-error.ts'

export class SuggestionNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('There is no such suggestion, or somebody has settled it already.')
  }
}

export class TooManySuggestions extends DomainError {
  readonly kind = 'conflict'
  constructor(most: number) {
    super(`${most} suggestions wait at this candidate already. A person has to settle some of them first.`)
  }
}

export class NoSuchStage extends DomainError {
  readonly kind = 'invalid'
  constructor() {
    super('The job of this candidate has no such stage.')
  }
}

export class RejectionIsNotProposed extends DomainError {
  readonly kind = 'invalid'
  constructor() {
    super('A stage of rejected candidates cannot be proposed. Only people reject, after they have looked at the evidence.')
  }
}
