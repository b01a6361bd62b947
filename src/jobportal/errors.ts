import { DomainError } from '#src/shared/domain-error.ts'

export class CompanySuspended extends DomainError {
  readonly kind = 'forbidden'
  override readonly code = 'ACCOUNT_SUSPENDED'
  constructor() {
    super('Your account is suspended. Please contact the administrator.')
  }
}

export class CompanyNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('There is no such company.')
  }
}
