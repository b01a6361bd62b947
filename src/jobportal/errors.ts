import { DomainError } from '#src/shared/domain-error.ts'

export class CompanySuspended extends DomainError {
  readonly kind = 'forbidden'
  override readonly code = 'ACCOUNT_SUSPENDED'
  constructor() {
    super('Your account is suspended. Please contact the administrator.')
  }
}

/** The link was right, the password was not. */
export class WrongRegistrationPassword extends DomainError {
  readonly kind = 'forbidden'
  override readonly code = 'WRONG_PASSWORD'
  constructor() {
    super('This is not the password that was chosen when the company was registered.')
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
