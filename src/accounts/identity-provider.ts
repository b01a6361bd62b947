import type { Role } from '#src/shared/roles.ts'

/** What this server remembers between sending somebody to a provider and hearing of them again. */
export interface Remembered {
  state: string
  nonce: string
  verifier: string
}

/** What a provider says about somebody who has signed in there. */
export interface ProviderClaims {
  subject: string
  /** As the provider writes it. */
  email: string | null
  /** Null where the provider does not say. */
  emailVerified: boolean | null
  fullName: string
  groups: string[]
  /** How they have signed in there: the words of `amr`, and that of `acr`. */
  methods: string[]
  /** What the provider calls its session. */
  sid: string | null
}

/** Somebody has signed in there. */
export interface ProviderAnswer {
  claims: ProviderClaims
  /** Asks again later whether they still are welcome; null where the provider gives none. */
  refreshToken: string | null
}

/** A provider says that sessions there have ended. */
export interface LogoutNotice {
  subject: string | null
  sid: string | null
  /** Of the notice: each counts once. */
  id: string
}

/**
 * Somewhere else where people sign in. Every method rejects with a `ProviderProblem`, whose sentence the person reads; what it came from
 * is its cause.
 */
export interface IdentityProvider {
  readonly name: string
  /** Where to send somebody, who comes back to `redirect`; `afresh`: who has to sign in there once more, even if they are signed in. */
  begin(redirect: string, how: { afresh: boolean }): Promise<{ address: string; remembered: Remembered }>
  /** `address` is the one that they came back to, with everything the provider wrote into it. */
  finish(address: URL, remembered: Remembered, how: { afresh: boolean }): Promise<ProviderAnswer>
  /** Whether somebody still is welcome there; null: they are not. */
  askAgain(refreshToken: string, subject: string): Promise<{ refreshToken: string; groups: string[] | null } | null>
  /** What a logout token says, once it was found to be the provider's and meant for us. */
  readLogout(token: string): Promise<LogoutNotice>
}

/** Which account here somebody has who signs in at a provider. */
export interface Identity {
  issuer: string
  subject: string
  userId: string
  /** Found by the address, linked by the person, or made with the account. */
  linkedBy: 'address' | 'person' | 'account'
  linkedAt: Date
  usedAt: Date
}

/** Writes take part in the caller's transaction. */
export interface Identities {
  find(issuer: string, subject: string): Promise<Identity | null>
  ofUser(userId: string): Promise<Identity[]>
  add(identity: Identity): Promise<void>
  noteUse(issuer: string, subject: string, at: Date): Promise<void>
  remove(issuer: string, subject: string): Promise<void>
}

/** Whom this server lets in who has signed in there. */
export interface ProviderRules {
  name: string
  label: string
  /** Without a slash at the end: what identities and sessions are kept under. */
  issuer: string
  /** Domains of addresses that may come in; empty: only accounts that are there already. */
  allowedDomains: string[]
  trustsAddresses: boolean
  /** Which words of `amr` or `acr` say that a second factor was asked for; `always`: the provider always asks for one. */
  secondFactor: 'always' | string[]
  /** Whoever is in one of these groups works in this workspace; `*` stands for everybody. Null: groups mean nothing. */
  workspace: { id: string; roles: { group: string; role: Role }[] } | null
}
