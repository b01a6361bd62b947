import { DomainError } from '#src/shared/domain-error.ts'

export class CompanySuspended extends DomainError {
  readonly kind = 'forbidden'
  override readonly code = 'ACCOUNT_SUSPENDED'
  constructor() {
    super('Your account is suspended. Please contact the administrator.')
  }
}

/** Also the answer about another company's job: that it exists is not for others to know. */
export class JobNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super("The job you're looking for doesn't exist or may have been removed.")
  }
}

export class CompanyNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('There is no such company.')
  }
}
