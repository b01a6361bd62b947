import { DomainError } from '#src/shared/domain-error.ts'

export class SampleLoaded extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'SAMPLE_LOADED'
  constructor() {
    super('The sample data is in this workspace already.')
  }
}

export class NoSample extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'NO_SAMPLE'
  constructor() {
    super('There is no sample data in this workspace.')
  }
}

export class NoSuchHelp extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This help text does not exist.')
  }
}
