import { DomainError } from '#src/shared/domain-error.ts'

export class NoQuestions extends DomainError {
  readonly kind = 'unavailable'
  override readonly code = 'NO_QUESTIONS'
  constructor(part: 'mcq' | 'voice') {
    super(part === 'mcq' ? 'MCQ question generation failed' : 'Voice question generation failed')
  }
}

export class JobDescriptionNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This job description does not exist.')
  }
}

export class NoOtherQuestion extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'NO_OTHER_QUESTION'
  constructor() {
    super('There is no other question for this job. Write one yourself instead.')
  }
}

/** Something stands in the way of sending, or of changing a link. */
export class WrongState extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'WRONG_STATE'
}
