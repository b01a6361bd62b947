import { DomainError } from '#src/shared/domain-error.ts'

/** Also the answer about a job of another company: that it exists is not for others to know. */
export class OwnJobNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('There is no such job.')
  }
}

export { EvidenceNotOpened } from '#src/hiring/index.ts'

/** Something that was said of a rejection cannot be taken; `field` says which. */
export class InvalidRejection extends DomainError {
  readonly kind = 'invalid'
  override readonly details: Record<string, string>
  constructor(field: 'reason' | 'body' | 'tell', sentence: string) {
    super(sentence)
    this.details = { field }
  }
}

/** Also the answer about somebody who applied to another company. */
export class ApplicationNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('There is no such application. It may have been deleted.')
  }
}

export class ApplicationNoteNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This note is not there any more.')
  }
}
