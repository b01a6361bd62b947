import { DomainError } from '#src/shared/domain-error.ts'

export class JobNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This job description does not exist.')
  }
}

export class NobodyToName extends DomainError {
  readonly kind = 'invalid'
  override readonly code = 'NOT_TO_BE_NAMED'
  constructor() {
    super('Only hiring managers and interviewers of this workspace are named on jobs. Everybody else sees all of them.')
  }
}
