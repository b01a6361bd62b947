import { DomainError } from '#src/shared/domain-error.ts'
import { limits } from '../constants.ts'

export class JobClosed extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'JOB_CLOSED'
  constructor() {
    super('This job is closed and no longer accepts applications.')
  }
}

/** A field of the form is missing or cannot be what it says it is. */
export class InvalidApplication extends DomainError {
  readonly kind = 'invalid'
  override readonly details: Record<string, string>
  constructor(field: string, sentence: string) {
    super(sentence)
    this.details = { field }
  }
}

export class ResumeTooLarge extends DomainError {
  readonly kind = 'too-large'
  override readonly code = 'FILE_TOO_LARGE'
  override readonly details = { field: 'resume' }
  constructor() {
    super(`File size should be less than ${limits.fileBytes / 1024 / 1024}MB`)
  }
}

export class WrongResumeType extends DomainError {
  readonly kind = 'wrong-type'
  override readonly details = { field: 'resume' }
  constructor() {
    super('Please upload your resume as a PDF, DOC or DOCX file. This file is something else, whatever its name says.')
  }
}

export class EmptyResume extends DomainError {
  readonly kind = 'unreadable'
  override readonly code = 'EMPTY'
  override readonly details = { field: 'resume' }
  constructor() {
    super('This file is empty.')
  }
}

/** Nobody was ever given this link. */
export class InvalidLink extends DomainError {
  readonly kind = 'not-found'
  override readonly code = 'INVALID_LINK'
  constructor() {
    super('This link does not lead to an application. Please open it from your email once more.')
  }
}

/** The application was deleted, and its links with it. */
export class ApplicationLinkEnded extends DomainError {
  readonly kind = 'gone'
  override readonly code = 'LINK_ENDED'
  constructor() {
    super('This application was deleted, with everything that belonged to it.')
  }
}

export class AlreadyWithdrawn extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'WITHDRAWN'
  constructor() {
    super('This application was withdrawn. To take part again, apply once more.')
  }
}

export class TooManyCorrections extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'TOO_MANY_CORRECTIONS'
  constructor(most: number) {
    super(`There is room for ${most} corrections. Remove one that is no longer needed.`)
  }
}

export class CorrectionNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('There is no such correction.')
  }
}

export class NewerGone extends DomainError {
  readonly kind = 'not-found'
  override readonly code = 'NEWER_GONE'
  constructor() {
    super('That application is not waiting any more: it has taken its place already, or was deleted.')
  }
}
