import { DomainError } from '#src/shared/domain-error.ts'

/** What the request of an assistant lacks, in the words that the protocol has for it. */
export type OAuthError = 'invalid_redirect_uri' | 'invalid_grant' | 'unsupported_grant_type'

/** A refusal that a program reads. */
export class RefusedByProtocol extends DomainError {
  readonly kind = 'invalid'
  constructor(
    readonly error: OAuthError,
    sentence: string,
  ) {
    super(sentence)
  }
}

/** A refusal that the person reads who was sent here by an assistant. */
export class WrongConsent extends DomainError {
  readonly kind = 'invalid'
}

export class NoAssistantsForYou extends DomainError {
  readonly kind = 'forbidden'
  constructor() {
    super('Assistants are for owners, recruiters and viewers of a workspace.')
  }
}

export class UnknownToken extends DomainError {
  readonly kind = 'unauthenticated'
  override readonly code = 'TOKEN_UNKNOWN'
  constructor() {
    super('This access token does not exist, has expired, or its connection was ended.')
  }
}

export class TooManyToolCalls extends DomainError {
  readonly kind = 'too-many'
  constructor(override readonly retryAfter: number) {
    super(`Too many requests of this assistant. Please wait ${retryAfter} seconds.`)
  }
}

export class ConnectionNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('There is no such connection.')
  }
}
