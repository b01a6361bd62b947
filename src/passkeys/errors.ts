import { DomainError } from '#src/shared/domain-error.ts'

/** Nobody is told which of the many reasons it was. */
export class PasskeyRefused extends DomainError {
  readonly kind = 'forbidden'
  override readonly code = 'PASSKEY_REFUSED'
  constructor() {
    super('This passkey does not work here. Try again, or sign in another way.')
  }
}

/** Only its owner, who has it in their hands, is told. */
export class PasskeyBlocked extends DomainError {
  readonly kind = 'forbidden'
  override readonly code = 'PASSKEY_BLOCKED'
  constructor() {
    super(
      'This passkey is blocked, because two devices seem to use copies of it. Sign in another way, remove it in your profile, and make a new one.',
    )
  }
}

export class PasskeyNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This passkey has been removed already.')
  }
}

export class PasskeyKnown extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'PASSKEY_KNOWN'
  constructor() {
    super('This device has a passkey for an account here already.')
  }
}

export class TooManyPasskeys extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'TOO_MANY_PASSKEYS'
  constructor() {
    super('You have as many passkeys as one account can have. Remove one that you do not use.')
  }
}

/** The address of this server cannot carry passkeys. */
export class NoPasskeysHere extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'NO_PASSKEYS_HERE'
}
