import { DomainError } from '#src/shared/domain-error.ts'

export class EmailNotVerified extends DomainError {
  readonly kind = 'forbidden'
  override readonly code = 'EMAIL_NOT_VERIFIED'
  constructor() {
    super('Please verify your e-mail address first: open the link that we sent you.')
  }
}

export class PendingApproval extends DomainError {
  readonly kind = 'forbidden'
  override readonly code = 'PENDING_APPROVAL'
  constructor() {
    super("Your account is waiting for an administrator's approval.")
  }
}

export class AccountSuspended extends DomainError {
  readonly kind = 'forbidden'
  override readonly code = 'ACCOUNT_SUSPENDED'
  constructor() {
    super('Your account is suspended. Please contact your administrator.')
  }
}

export class PlanExpired extends DomainError {
  readonly kind = 'forbidden'
  override readonly code = 'PLAN_EXPIRED'
  constructor() {
    super('Your plan has ended. You can still read everything; ask your administrator to renew it before you add more.')
  }
}

export class LimitReached extends DomainError {
  readonly kind = 'limit-reached'
}

export class ResumeLimitReached extends LimitReached {
  constructor(readonly remaining: number) {
    super(`You can only upload ${remaining} more resumes with your current plan`)
  }
}

export class JobDescriptionLimitReached extends LimitReached {
  constructor() {
    super('You have reached your job description upload limit')
  }
}

export class AssessmentLimitReached extends LimitReached {
  constructor(readonly limit: number) {
    super(`You've reached your assessment limit (${limit})`)
  }
}

export class UserNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('There is no such user.')
  }
}

/** Nobody would be left to administer the system. */
export class LastAdmin extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'LAST_ADMIN'
  constructor() {
    super('This is the last administrator, and somebody has to be one.')
  }
}

export class OwnAccount extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'OWN_ACCOUNT'
  constructor() {
    super('You cannot do this to your own account.')
  }
}

/** The account is not in a state from which this step leads anywhere. */
export class WrongState extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'WRONG_STATE'
}
