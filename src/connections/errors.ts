import { DomainError } from '#src/shared/domain-error.ts'

/** One sentence for a key that was never made, was revoked, has expired, or whose owner is gone. */
export class UnknownKey extends DomainError {
  readonly kind = 'unauthenticated'
  override readonly code = 'KEY_UNKNOWN'
  constructor() {
    super('This key does not exist, was revoked or has expired.')
  }
}

export class KeyNotAllowed extends DomainError {
  readonly kind = 'forbidden'
  override readonly code = 'KEY_NOT_ALLOWED'
  constructor(scope: string | null) {
    super(scope ? `This key lacks the scope ${scope}.` : 'This call is not open to keys.')
  }
}

export class WrongNetwork extends DomainError {
  readonly kind = 'forbidden'
  override readonly code = 'KEY_WRONG_NETWORK'
  constructor() {
    super('This key may not be used from this address.')
  }
}

export class TooManyKeyRequests extends DomainError {
  readonly kind = 'too-many'
  constructor(override readonly retryAfter: number) {
    super(`Too many requests with this key. Please wait ${retryAfter} seconds.`)
  }
}

export class KeyNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('There is no such key.')
  }
}

/** What was asked for cannot be kept; the sentence says what to change. */
export class WrongConnection extends DomainError {
  readonly kind = 'invalid'
}

export class NotForYou extends DomainError {
  readonly kind = 'forbidden'
}

export class WebhookNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('There is no such webhook.')
  }
}

export class DeliveryNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('There is no such message.')
  }
}

/** Also the answer about an address that has ended. */
export class FeedNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('There is no calendar at this address.')
  }
}
