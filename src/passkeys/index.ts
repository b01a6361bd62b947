import type { Clock } from '#src/ports/clock.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { RateLimits } from '#src/ports/rate-limits.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import { textField } from '#src/shared/fields.ts'
import { createChallenges, type Purpose } from './challenges.ts'
import { longestPasskeyName, mostPasskeys } from './constants.ts'
import { NoPasskeysHere, PasskeyBlocked, PasskeyKnown, PasskeyNotFound, PasskeyRefused, TooManyPasskeys } from './errors.ts'
import { passkeyPlace } from './place.ts'
import type { MadePasskey, Passkey, PasskeyOwner, Passkeys, PasskeyVerifier, SignedChallenge } from './ports.ts'

export { challengeMs } from './constants.ts'
export { PasskeyBlocked, PasskeyNotFound, PasskeyRefused } from './errors.ts'
export type { MadePasskey, Passkey, PasskeyOwner, Passkeys, PasskeyVerifier, SignedChallenge } from './ports.ts'

export { passkeyRecord } from './views.ts'

interface Needs {
  passkeys: Passkeys
  passkeyVerifier: PasskeyVerifier
  /** Without a slash at the end. */
  publicUrl: string
  /** Of the instance. */
  secret: string
  clock: Clock
  rateLimits: RateLimits
  ids: Ids
  transaction: Transaction
}

/** What a browser needs to make a passkey. */
export interface ToMake {
  challenge: string
  rpId: string
  /** What the device remembers of its owner; says nothing to anybody else. In base64url. */
  userHandle: string
  /** Those that a device may have already, in base64url. */
  known: string[]
}

/** What a browser needs to sign. `known` is empty where any passkey of this server will do. */
export type ToSign = Omit<ToMake, 'userHandle'>

interface Wanted {
  purpose: Purpose
  /** Whose it has to be; null: whoever has it. */
  owner: PasskeyOwner | null
  /** Whether the device has to make sure who holds it: where nothing else does. */
  mustVerify: boolean
  /** In the transaction that blocks a passkey which two devices seem to have. */
  onBlocked(passkey: Passkey): Promise<void>
}

export type PasskeyDesk = ReturnType<typeof createPasskeyDesk>

/** Makes and checks passkeys, whoever they belong to. What they open is for others to say. */
export function createPasskeyDesk({ passkeys, passkeyVerifier, publicUrl, secret, clock, rateLimits, ids, transaction }: Needs) {
  const place = passkeyPlace(publicUrl)
  const challenges = createChallenges({ clock, once: rateLimits.once, secret })
  const here = () => {
    if ('problem' in place) throw new NoPasskeysHere(place.problem)
    return place
  }
  return {
    /** Why there are no passkeys at the address of this server; null where there are. */
    problem: 'problem' in place ? place.problem : null,
    of: passkeys.of,

    async toMake(owner: PasskeyOwner, purpose: Purpose): Promise<ToMake> {
      const { rpId } = here()
      const own = await passkeys.of(owner)
      if (own.length >= mostPasskeys) throw new TooManyPasskeys()
      const userHandle = handleOf(owner)
      return { challenge: challenges.make(purpose), rpId, userHandle, known: own.map(({ credentialId }) => credentialId) }
    },

    /** What a device has made, as it can be kept; throws `PasskeyRefused`. Keeping it is the caller's, in a transaction of theirs. */
    async read(owner: PasskeyOwner, made: MadePasskey, given: { name: string; purpose: Purpose }): Promise<Passkey> {
      const { origin, rpId } = here()
      const name = textField('name', 'Name', given.name).slice(0, longestPasskeyName)
      const challenge = await challenges.take(made.clientDataJSON, given.purpose)
      const read = challenge === null ? null : await passkeyVerifier.readMade(made, { challenge, origin, rpId })
      if (!read) throw new PasskeyRefused()
      const { isVerified, ...key } = read
      const opensAlone = isVerified && made.isDiscoverable !== false
      return { ...key, id: ids.id(), owner, name, opensAlone, createdAt: clock.now(), usedAt: null, blockedAt: null }
    },

    /** In the caller's transaction. */
    async keep(passkey: Passkey): Promise<void> {
      if (await passkeys.withCredential(passkey.credentialId)) throw new PasskeyKnown()
      if ((await passkeys.of(passkey.owner)).length >= mostPasskeys) throw new TooManyPasskeys()
      await passkeys.add(passkey)
    },

    toSign,

    /**
     * What a browser needs whose person nobody knows yet, and the value of the cookie that ties the answer to it. Windows of one browser
     * share the cookie, so that none takes the challenge of another away.
     */
    async toEnter(ownCookie: string | undefined): Promise<{ attemptCookie: string; toSign: ToSign }> {
      const attemptCookie = ownCookie && /^[\w-]{43}$/.test(ownCookie) ? ownCookie : ids.token()
      return { attemptCookie, toSign: await toSign(null, `enter ${attemptCookie}`) }
    },

    /** The passkey that signed; throws `PasskeyRefused`, or `PasskeyBlocked` for one of which there seem to be two. */
    async check(signed: SignedChallenge, { purpose, owner, mustVerify, onBlocked }: Wanted): Promise<Passkey> {
      const { origin, rpId } = here()
      const challenge = await challenges.take(signed.clientDataJSON, purpose)
      const known = challenge === null ? null : await passkeys.withCredential(signed.id)
      if (!known || challenge === null || (owner && !isSame(known.owner, owner))) throw new PasskeyRefused()
      if (signed.userHandle !== null && signed.userHandle !== handleOf(known.owner)) throw new PasskeyRefused()
      const read = await passkeyVerifier.readSigned(signed, { challenge, origin, rpId }, known)
      if (!read || (mustVerify && !read.isVerified)) throw new PasskeyRefused()
      const isNew = await transaction(async () => {
        // Read again: another answer may have counted meanwhile.
        const now = await passkeys.withCredential(signed.id)
        if (!now) throw new PasskeyRefused()
        if (now.blockedAt) return false
        if ((read.counter > 0 || now.counter > 0) && read.counter <= now.counter) {
          await passkeys.update(now.id, { blockedAt: clock.now() })
          await onBlocked(now)
          return false
        }
        await passkeys.update(now.id, { counter: read.counter, isSynced: read.isSynced, usedAt: clock.now() })
        return true
      })
      if (!isNew) throw new PasskeyBlocked()
      return known
    },

    /** In the caller's transaction. */
    async rename(owner: PasskeyOwner, id: string, name: string): Promise<void> {
      await own(owner, id)
      await passkeys.update(id, { name: textField('name', 'Name', name).slice(0, longestPasskeyName) })
    },

    /** In the caller's transaction. */
    async remove(owner: PasskeyOwner, id: string): Promise<Passkey> {
      const passkey = await own(owner, id)
      await passkeys.remove(id)
      return passkey
    },
  }

  async function toSign(owner: PasskeyOwner | null, purpose: Purpose): Promise<ToSign> {
    const { rpId } = here()
    const own = owner ? await passkeys.of(owner) : []
    return { challenge: challenges.make(purpose), rpId, known: own.map(({ credentialId }) => credentialId) }
  }

  async function own(owner: PasskeyOwner, id: string): Promise<Passkey> {
    const passkey = (await passkeys.of(owner)).find((each) => each.id === id)
    if (!passkey) throw new PasskeyNotFound()
    return passkey
  }
}

const isSame = (one: PasskeyOwner, other: PasskeyOwner) => one.kind === other.kind && one.id === other.id

/** An id says nothing about a person. */
const handleOf = ({ kind, id }: PasskeyOwner) => Buffer.from(`${kind} ${id}`).toString('base64url')
