import { DomainError } from '#src/shared/domain-error.ts'
import { type Missing, missingInWords } from '../company.ts'
import { limits } from '../constants.ts'

export class CompanyNotVerified extends DomainError {
  readonly kind = 'forbidden'
  override readonly code = 'COMPANY_NOT_VERIFIED'
  constructor(missing: Missing) {
    super(`Only verified companies can post jobs. ${missingInWords[missing]}`)
  }
}

export class RequiredFieldsMissing extends DomainError {
  readonly kind = 'invalid'
  constructor() {
    super('Please complete all required fields')
  }
}

export class JobFileTooLarge extends DomainError {
  readonly kind = 'too-large'
  override readonly code = 'FILE_TOO_LARGE'
  constructor() {
    super(`File size should be less than ${limits.fileBytes / 1024 / 1024}MB`)
  }
}

export class SeveralJobFiles extends DomainError {
  readonly kind = 'too-large'
  override readonly code = 'TOO_MANY_FILES'
  constructor() {
    super('Please upload only one job description file')
  }
}

export class WrongJobFileType extends DomainError {
  readonly kind = 'wrong-type'
  constructor() {
    super('The job description file is not a PDF or DOCX document, whatever its name says.')
  }
}

export class EmptyJobFile extends DomainError {
  readonly kind = 'unreadable'
  override readonly code = 'EMPTY'
  constructor() {
    super('The job description file is empty.')
  }
}

export class NoJobFile extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This job has no job description file.')
  }
}

export class HasApplications extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'HAS_APPLICATIONS'
  constructor() {
    super('People have applied for this job, so it cannot be deleted. Close it instead: then it no longer accepts applications.')
  }
}

export class TemplateNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('There is no such template.')
  }
}

export class TemplateExists extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'TEMPLATE_EXISTS'
  constructor() {
    super('You have a template with this name already. Choose another name, or delete that one first.')
  }
}

export class TooManyTemplates extends DomainError {
  readonly kind = 'limit-reached'
  constructor() {
    super(`You can keep ${limits.templates} templates at most. Delete one you no longer need.`)
  }
}

export class NoSuchJobDescription extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This job description does not exist.')
  }
}

export class NotPosted extends DomainError {
  readonly kind = 'not-found'
  override readonly code = 'NOT_POSTED'
  constructor() {
    super('This job is not posted.')
  }
}

export class PostedAlready extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'POSTED_ALREADY'
  constructor() {
    super('This job is posted already. Change its posting instead.')
  }
}

export class PostingSuspended extends DomainError {
  readonly kind = 'forbidden'
  override readonly code = 'POSTING_SUSPENDED'
  constructor() {
    super('An administrator has taken the jobs of your workspace offline. Ask them before you post another one.')
  }
}

export class JobDescriptionIsPosted extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'JOB_IS_POSTED'
  constructor() {
    super('This job is posted, and people can apply for it. Close its posting first.')
  }
}
