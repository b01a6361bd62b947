import { DomainError } from '#src/shared/domain-error.ts'

export class JobNotHere extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This job description is not here.')
  }
}

export class AlreadyRunning extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'FLIP_LAB_BUSY'
  constructor() {
    super('The flip lab is comparing twins for this workspace already. Wait until it is finished.')
  }
}
