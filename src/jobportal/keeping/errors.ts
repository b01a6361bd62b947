import { DomainError } from '#src/shared/domain-error.ts'

/** A hold keeps an application; somebody of the company has to lift it before it can go. */
export class ApplicationHeld extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'APPLICATION_HELD'
  override readonly details: Record<string, string>
  constructor(reason: string) {
    super('A hold keeps this application. Lift it before you delete it.')
    this.details = { reason }
  }
}

/** The same for its applicant, to whom the reason is not told: their wish is kept, and the company sees it. */
export class DeletionLookedAt extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'DELETION_LOOKED_AT'
  constructor() {
    super(
      'This cannot be deleted just now: the company has set it aside. It sees that you asked for the deletion, and a person there looks at it.',
    )
  }
}
