import type { Clock } from '#src/ports/clock.ts'
import type { Ids } from '#src/ports/ids.ts'
import { resetLinkMs, setUpLinkMs, verificationLinkMs } from './constants.ts'
import { LinkExpired, LinkUsed } from './errors.ts'
import type { AccountLink, AccountLinks, AccountSettings, LinkKind } from './ports.ts'
import { hashOf } from './secrets.ts'

/** Links that hold a secret: each works once, for a while, and until a newer one is made. */
export interface Links {
  /** A new link, in the caller's transaction; it ends the older ones of its kind. Resolves to the whole address. */
  issue(kind: LinkKind, to: { userId: string; email: string } | null): Promise<string>
  /** The link with this token; throws `LinkExpired` or `LinkUsed` when it does not work. */
  find(kind: LinkKind, token: string): Promise<AccountLink>
}

const lifeMs: Record<LinkKind, number> = {
  'verify-email': verificationLinkMs,
  'reset-password': resetLinkMs,
  'set-up': setUpLinkMs,
}

const pages: Record<LinkKind, string> = {
  'verify-email': '/verify-email',
  'reset-password': '/reset-password',
  'set-up': '/setup',
}

const alreadyUsed: Record<LinkKind, string> = {
  'verify-email': 'This link has been used already. Your e-mail address is verified: you can log in.',
  'reset-password': 'This link has been used already. Log in with your new password, or ask for a new link.',
  'set-up': 'This link has been used already. Log in as the administrator.',
}

interface Needs {
  accountLinks: AccountLinks
  clock: Clock
  ids: Ids
  settings: AccountSettings
}

export function createLinks({ accountLinks, clock, ids, settings }: Needs): Links {
  return {
    async issue(kind, to) {
      const userId = to?.userId ?? null
      const token = ids.token()
      const createdAt = clock.now()
      const expiresAt = new Date(createdAt.getTime() + lifeMs[kind])
      await accountLinks.removeUnused(kind, userId)
      await accountLinks.add({ tokenHash: hashOf(token), kind, userId, createdAt, expiresAt, usedAt: null })
      const query = new URLSearchParams(to ? { token, email: to.email } : { token })
      // Always the configured address: the Host header of a request is the visitor's to choose.
      return `${settings.publicUrl}${pages[kind]}?${query}`
    },
    async find(kind, token) {
      const link = await accountLinks.find(hashOf(token))
      if (!link || link.kind !== kind || link.expiresAt <= clock.now()) throw new LinkExpired()
      if (link.usedAt) throw new LinkUsed(alreadyUsed[kind])
      return link
    },
  }
}
