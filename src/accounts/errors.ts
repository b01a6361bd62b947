import { DomainError } from '#src/shared/domain-error.ts'
import { planEnded } from './constants.ts'

export class EmailNotVerified extends DomainError {
  readonly kind = 'forbidden'
  override readonly code = 'EMAIL_NOT_VERIFIED'
  constructor() {
    super('Please verify your email address first: open the link that we sent you.')
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
    super(planEnded)
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
  constructor(sentence = 'You cannot do this to your own account.') {
    super(sentence)
  }
}

/** The account is not in a state from which this step leads anywhere. */
export class WrongState extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'WRONG_STATE'
}

/** The password was right. `passkeys` are those that would do, in base64url with spaces between; `challenge` is for them to sign. */
export class SecondFactorRequired extends DomainError {
  readonly kind = 'unauthenticated'
  override readonly code = 'SECOND_FACTOR_REQUIRED'
  override readonly details: Record<string, string>
  constructor(hasApp: boolean, toSign: { challenge: string; rpId: string; known: string[] } | null) {
    super(
      !toSign
        ? 'Please enter the code that your authenticator app shows.'
        : hasApp
          ? 'Please use your passkey, or enter the code that your authenticator app shows.'
          : 'Please use your passkey, or enter one of your recovery codes.',
    )
    this.details = toSign ? { challenge: toSign.challenge, rpId: toSign.rpId, passkeys: toSign.known.join(' ') } : {}
  }
}

/** The last second factor of somebody who has to have one. */
export class SecondFactorNeeded extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'SECOND_FACTOR_NEEDED'
  constructor() {
    super('Whoever runs this server asks for a second factor, and this is your only one. Set up another one first.')
  }
}

/** The environment says of whom a second factor is required. */
export class PolicyIsSet extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'POLICY_IS_SET'
  constructor() {
    super('The server’s settings decide this: change SECOND_FACTOR_REQUIRED there.')
  }
}

export class WrongCode extends DomainError {
  readonly kind = 'unauthenticated'
  override readonly code = 'WRONG_CODE'
  constructor() {
    super('This code is not right, or has been used already. Wait for the next one and try again.')
  }
}

export class SecondFactorIsOn extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'SECOND_FACTOR_ON'
  constructor() {
    super('Two-factor sign-in is on already.')
  }
}

export class SecondFactorIsOff extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'SECOND_FACTOR_OFF'
  constructor() {
    super('Two-factor sign-in is not on.')
  }
}

/** Of somebody who is signed in: their session goes on, so this is not the answer of a missing one. */
export class WrongPassword extends DomainError {
  readonly kind = 'forbidden'
  override readonly code = 'WRONG_PASSWORD'
  constructor() {
    super('The password is incorrect.')
  }
}

export class SessionNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This device is signed out already.')
  }
}

export class OwnersOnly extends DomainError {
  readonly kind = 'forbidden'
  override readonly code = 'OWNERS_ONLY'
  constructor() {
    super('Only an owner of the workspace can do this.')
  }
}

/** Nobody would own the workspace any more. */
export class LastOwner extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'LAST_OWNER'
  constructor(sentence = 'Somebody has to own the workspace. Make another member owner first.') {
    super(sentence)
  }
}

export class MemberNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This person is not in the workspace any more.')
  }
}

export class WorkspaceNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('You are not in this workspace any more.')
  }
}

export class AlreadyMember extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'ALREADY_MEMBER'
  constructor() {
    super('This person is in the workspace already.')
  }
}

export class InvitationNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This invitation has been accepted or withdrawn.')
  }
}

export class JobGone extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'JOB_GONE'
  constructor() {
    super('One of the chosen jobs is not there any more. Choose again.')
  }
}

/** A directory wants somebody back whom an administrator of the server keeps out. */
export class KeptOutByAdministrator extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'KEPT_OUT'
  constructor() {
    super(
      'An administrator of this server has suspended this account or withdrawn its approval. Only an administrator can let it in again.',
    )
  }
}

/** Somebody else has this address. */
export class AddressTaken extends DomainError {
  readonly kind = 'conflict'
  override readonly details = { scimType: 'uniqueness' }
  constructor() {
    super('Another account has this address.')
  }
}
