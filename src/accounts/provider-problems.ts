import { DomainError, type ErrorKind } from '#src/shared/domain-error.ts'

/** What a person reads when signing in with a provider did not work. */
const sentences = {
  PROVIDER_AWAY: (label: string) => `${label} does not answer right now. Try again in a moment, or sign in with your password.`,
  PROVIDER_REFUSED: (label: string) => `${label} did not let you sign in.`,
  PROVIDER_ANSWER: (label: string) =>
    `This sign-in with ${label} took too long, was begun in another window, or was used before. Please begin again.`,
  PROVIDER_SETTINGS: (label: string) =>
    `Signing in with ${label} is not set up correctly. Please tell whoever runs this server; the log says what is missing.`,
  PROVIDER_NO_ADDRESS: (label: string) => `${label} did not tell us your email address.`,
  PROVIDER_UNVERIFIED: (label: string) =>
    `${label} has not verified your email address. Verify it there first, or sign in with your password.`,
  PROVIDER_NO_ACCOUNT: (label: string) =>
    `There is no account here for your address at ${label}. Ask a colleague to invite you, or create an account.`,
  PROVIDER_NO_GROUP: (label: string) =>
    `None of your groups at ${label} may work here. Ask whoever looks after your account there.`,
  PROVIDER_LINK_FIRST: (label: string) =>
    `Your account here is better guarded than an address. Sign in with your password, and link ${label} in your profile.`,
  PROVIDER_OTHER_LINKED: (label: string) =>
    `Another account at ${label} is linked to your account here. Sign in with your password, and link this one in your profile.`,
  PROVIDER_TAKEN: (label: string) => `This account at ${label} is linked to somebody else here.`,
  PROVIDER_NOT_LINKED: (label: string) => `The account at ${label} that you signed in to is not the one that is linked to yours.`,
  PROVIDER_OTHER_PERSON: (label: string) =>
    `You were signed out here, or signed in as somebody else, before ${label} answered. Nothing has changed.`,
  PROVIDER_BUSY: (label: string) => `Too many sign-ins with ${label} were begun from here. Please wait a minute.`,
  EMAIL_NOT_VERIFIED: () => 'Please verify your email address first: open the link that we sent you.',
  PENDING_APPROVAL: () => "Your account is waiting for an administrator's approval.",
  ACCOUNT_SUSPENDED: () => 'Your account is suspended. Please contact your administrator.',
} as const satisfies Record<string, (label: string) => string>

export type ProblemCode = keyof typeof sentences

/** The sentence for a code that came back in an address; null for what is none of ours. */
export const problemInWords = (code: string, label: string): string | null =>
  Object.hasOwn(sentences, code) ? sentences[code as ProblemCode](label) : null

/** Signing in with a provider, or linking its account, did not work. */
export class ProviderProblem extends DomainError {
  readonly kind: ErrorKind
  override readonly code: ProblemCode
  constructor(code: ProblemCode, label: string, cause?: unknown) {
    super(sentences[code](label))
    this.code = code
    this.kind = code === 'PROVIDER_AWAY' ? 'unavailable' : 'forbidden'
    if (cause !== undefined) this.cause = cause
  }
}

export class ProviderNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('Nobody can sign in with a provider of this name here.')
  }
}

/** Of a logout token that is not the provider's, not meant for us, or was used before. */
export class LogoutTokenRefused extends DomainError {
  readonly kind = 'invalid'
  override readonly code = 'LOGOUT_TOKEN'
  constructor(cause?: unknown) {
    super('This logout token is not valid here.')
    if (cause !== undefined) this.cause = cause
  }
}

export class IdentityNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('This account is not linked any more.')
  }
}

/** Nothing would open the account any more. */
export class OnlyWayIn extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'ONLY_WAY_IN'
  constructor() {
    super('Choose a password first: with “Forgot password?” on the login page. Without one, nothing else opens your account.')
  }
}
