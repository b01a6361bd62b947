import { DomainError } from '#src/shared/domain-error.ts'

export class NoLogo extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This company has no logo.')
  }
}

/** Who offers the jobs of a workspace is said by its first posting. */
export class NoCompanyPageYet extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'NOTHING_POSTED'
  constructor() {
    super('Post a job first: the posting says which company offers the jobs of this workspace.')
  }
}
