import { DomainError } from '#src/shared/domain-error.ts'
import { maximumFileBytes, maximumResumes, typesInWords } from './constants.ts'

export class NoResume extends DomainError {
  readonly kind = 'invalid'
  override readonly code = 'NO_RESUME'
  constructor() {
    super('Please upload at least one resume')
  }
}

export class NoJobDescription extends DomainError {
  readonly kind = 'invalid'
  override readonly code = 'NO_JOB_DESCRIPTION'
  constructor() {
    super('Please upload a job description')
  }
}

export class SeveralJobDescriptions extends DomainError {
  readonly kind = 'invalid'
  override readonly code = 'SEVERAL_JOB_DESCRIPTIONS'
  constructor() {
    super('Please upload only one job description')
  }
}

export class TooManyResumes extends DomainError {
  readonly kind = 'too-large'
  override readonly code = 'TOO_MANY_FILES'
  constructor() {
    super(`You can upload at most ${maximumResumes} resumes at once`)
  }
}

export class FileTooLarge extends DomainError {
  readonly kind = 'too-large'
  override readonly code = 'FILE_TOO_LARGE'
  constructor() {
    super(`File size should be less than ${maximumFileBytes / 1024 / 1024}MB`)
  }
}

export class JobDescriptionNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This job description does not exist.')
  }
}

export class ResumeNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This resume does not exist.')
  }
}

export class EmptyTitle extends DomainError {
  readonly kind = 'invalid'
  constructor() {
    super('A job description needs a title')
  }
}

export class WrongJobDescriptionType extends DomainError {
  readonly kind = 'wrong-type'
  constructor(accepted: string[]) {
    super(`The job description must be a ${typesInWords(accepted)} file`)
  }
}

export class CandidateNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This candidate does not exist.')
  }
}

export class NoReceipt extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'NO_RECEIPT'
  constructor() {
    super('This score was made before receipts existed. Score the candidate again to get one.')
  }
}

export class CriteriaChanged extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'CRITERIA_CHANGED'
  constructor() {
    super('Somebody else has saved other criteria in the meantime. Load them, then make your change again.')
  }
}

export class NothingWeighed extends DomainError {
  readonly kind = 'invalid'
  override readonly code = 'NOTHING_WEIGHED'
  constructor() {
    super('At least one weight must be above 0')
  }
}

/** A criterion asks for a protected trait, or for something that stands for one. */
export class ProtectedCriterion extends DomainError {
  readonly kind = 'invalid'
  override readonly code = 'PROTECTED_CRITERION'
  override readonly details: { criterion: string; suggestion: string }
  constructor({ criterion, sentence, suggestion }: { criterion: string; sentence: string; suggestion: string }) {
    super(sentence)
    this.details = { criterion, suggestion }
  }
}

/** Somebody was told what is kept of them, and objected: they are ranked for no other job. */
export class PersonObjected extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'PERSON_OBJECTED'
  constructor() {
    super(objectedSentence)
  }
}

export const objectedSentence = 'This person objected to the use of their data. They are not ranked for other jobs.'

/** Somebody else has corrected something, or the resume was read again, since these facts were shown. */
export class FactsChanged extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'FACTS_CHANGED'
  constructor() {
    super('What was read has changed since you opened it. It is shown as it is now: please look again.')
  }
}

export class CorrectionGone extends DomainError {
  readonly kind = 'not-found'
  override readonly code = 'CORRECTION_GONE'
  constructor() {
    super('This correction was taken back already.')
  }
}

export class TooManyCorrections extends DomainError {
  readonly kind = 'invalid'
  override readonly code = 'TOO_MANY_CORRECTIONS'
  constructor(most: number) {
    super(`A resume can have ${most} corrections at most.`)
  }
}
