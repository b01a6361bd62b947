import { DomainError } from '#src/shared/domain-error.ts'
import { longestWait, shortestWait } from './working-days.ts'

export class InvalidPeriod extends DomainError {
  readonly kind = 'invalid'
  constructor(sentence: string) {
    super(sentence)
  }
}

export class InvalidWait extends DomainError {
  readonly kind = 'invalid'
  constructor() {
    super(`Please choose a whole number of working days, from ${shortestWait} to ${longestWait}.`)
  }
}

export class UnknownNumber extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('There is no such number. It may have gone with a stage or a job description.')
  }
}

export class UnknownJob extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This job description is not here. It was deleted, or it belongs to another workspace.')
  }
}
