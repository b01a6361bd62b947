import type { Clock } from '#src/ports/clock.ts'
import type { Ids } from '#src/ports/ids.ts'
import { DomainError } from './domain-error.ts'
import { hashOf } from './secrets.ts'

/** Unknown, expired and replaced links get one answer. */
export class LinkExpired extends DomainError {
  readonly kind = 'gone'
  override readonly code = 'LINK_EXPIRED'
  constructor() {
    super('This link is no longer valid. Please ask for a new one.')
  }
}

export class LinkUsed extends DomainError {
  readonly kind = 'gone'
  override readonly code = 'LINK_USED'
}

/** A secret sent by mail or printed once. Only its hash is known. */
export interface StoredLink<Kind extends string = string> {
  tokenHash: string
  kind: Kind
  /** Whose link it is; null when it makes somebody. */
  ownerId: string | null
  createdAt: Date
  expiresAt: Date
  usedAt: Date | null
}

export interface LinkStore<Kind extends string> {
  add(link: StoredLink<Kind>): Promise<void>
  find(tokenHash: string): Promise<StoredLink<Kind> | null>
  markUsed(tokenHash: string, at: Date): Promise<void>
  /** Ends the unused links of this kind; used ones stay, for a clear answer to a second click. */
  removeUnused(kind: Kind, ownerId: string | null): Promise<void>
  removeExpired(now: Date): Promise<void>
}

export interface LinkRule {
  lifeMs: number
  /** The address of the page that takes the link. */
  page: string
  /** What is said to a second click. */
  alreadyUsed: string
}

/** Links that hold a secret: each works once, for a while, and until a newer one is made. */
export interface Links<Kind extends string> {
  /** A new link, in the caller's transaction; it ends the older ones of its kind. Resolves to the whole address. */
  issue(kind: Kind, to: { ownerId: string; email: string } | null, token?: string): Promise<string>
  /** The whole address of a link with this token. */
  addressOf(kind: Kind, token: string, email?: string): string
  /** The link with this token; throws `LinkExpired` or `LinkUsed` when it does not work. */
  find(kind: Kind, token: string): Promise<StoredLink<Kind>>
}

interface Needs<Kind extends string> {
  store: LinkStore<Kind>
  rules: Record<Kind, LinkRule>
  clock: Clock
  ids: Ids
  /** Base of every link: always the configured address, for the Host header of a request is the visitor's to choose. */
  publicUrl: string
}

export function createLinks<Kind extends string>({ store, rules, clock, ids, publicUrl }: Needs<Kind>): Links<Kind> {
  const addressOf = (kind: Kind, token: string, email?: string) =>
    `${publicUrl}${rules[kind].page}?${new URLSearchParams(email === undefined ? { token } : { token, email })}`
  return {
    addressOf,
    async issue(kind, to, token = ids.token()) {
      const ownerId = to?.ownerId ?? null
      const createdAt = clock.now()
      const expiresAt = new Date(createdAt.getTime() + rules[kind].lifeMs)
      await store.removeUnused(kind, ownerId)
      await store.add({ tokenHash: hashOf(token), kind, ownerId, createdAt, expiresAt, usedAt: null })
      return addressOf(kind, token, to?.email)
    },
    async find(kind, token) {
      const link = await store.find(hashOf(token))
      if (!link || link.kind !== kind || link.expiresAt <= clock.now()) throw new LinkExpired()
      if (link.usedAt) throw new LinkUsed(rules[kind].alreadyUsed)
      return link
    },
  }
}
