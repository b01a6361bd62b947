import { DomainError } from '#src/shared/domain-error.ts'

export class MailNotFound extends DomainError {
  readonly kind = 'not-found'
  override readonly code = 'MAIL_NOT_FOUND'
  constructor() {
    super('This email is not here any more. Somebody may have filed or deleted it.')
  }
}

export class NobodyToFileWith extends DomainError {
  readonly kind = 'not-found'
  override readonly code = 'CANDIDATE_NOT_FOUND'
  override readonly details = { field: 'candidateId' }
  constructor() {
    super('This candidate is not here any more. Choose another one.')
  }
}
