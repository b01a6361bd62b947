import { DomainError } from '#src/shared/domain-error.ts'

export class SavedViewNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This view does not exist any more.')
  }
}

export class SavedViewNameTaken extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'NAME_TAKEN'
  constructor() {
    super('You have a view of this name already.')
  }
}

export class TooManySavedViews extends DomainError {
  readonly kind = 'limit-reached'
  constructor(most: number) {
    super(`You can keep ${most} views. Delete one to save another.`)
  }
}
