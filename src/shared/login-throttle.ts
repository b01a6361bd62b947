import type { PasswordHasher } from '#src/ports/password-hasher.ts'
import type { RateLimits } from '#src/ports/rate-limits.ts'
import { DomainError } from './domain-error.ts'
import { createKnownDevices } from './known-device.ts'
import { maximumPasswordLength } from './password-rules.ts'
import { type ThrottleRule, TooManyRequests } from './rate-limiter.ts'
import type { Signer } from './secrets.ts'
import { tryAsVisitor, type Visit } from './visit.ts'

export class WrongCredentials extends DomainError {
  readonly kind = 'unauthenticated'
  override readonly code = 'WRONG_CREDENTIALS'
  constructor() {
    super('The email address or the password is incorrect.')
  }
}

/** Checking a password takes some 30 ms of a core: more than this many at once are turned away. */
const maximumUnderWay = 200

export interface Attempt {
  /** In lower case. */
  email: string
  password: string
  /** The mark that the browser kept from an earlier visit. */
  deviceCookie: string | undefined
}

interface Owner {
  id: string
  passwordHash: string
}

/** Whoever wants to come in with a password passes here. */
export interface LoginThrottle {
  /**
   * Throws `WrongCredentials` for a wrong password and for an address that nobody has (`owner` null), with the same answer at
   * the same cost, after `onFailure`. Failed tries are throttled per account and per address; a browser that knows the
   * account is counted by itself, so that strangers cannot lock its owner out.
   */
  pass<Known extends Owner>(owner: Known | null, attempt: Attempt, visit: Visit, onFailure: () => Promise<void>): Promise<Known>
  /** What the browser keeps, once `owner` has come in. */
  remember(owner: Owner, deviceCookie: string | undefined): string
}

interface Needs {
  passwordHasher: PasswordHasher
  rateLimits: RateLimits
  /** Keeps the limits of people and of companies apart. */
  name: string
  ids: { token(): string }
  signer: Signer
  rules: { perAccount: ThrottleRule; perAddress: ThrottleRule }
}

export function createLoginThrottle({ passwordHasher, rateLimits, name, ids, signer, rules }: Needs): LoginThrottle {
  const knownDevices = createKnownDevices(signer)
  const perAccount = rateLimits.of(`${name} per account`, rules.perAccount)
  const perAddress = rateLimits.of(`${name} per address`, rules.perAddress)
  let underWay = 0

  const isRight = async (owner: Owner | null, password: string) => {
    const isPossible = password.length <= maximumPasswordLength
    // An account without a password costs as much as one with another password.
    const hash = owner?.passwordHash || passwordHasher.hashOfNobody
    return (await passwordHasher.matches(isPossible ? password : ' ', hash)) && isPossible && owner !== null
  }

  return {
    async pass(owner, { email, password, deviceCookie }, { address }, onFailure) {
      // Beyond this, somebody floods the server from many addresses; a queue of minutes would help nobody.
      if (underWay >= maximumUnderWay) throw new TooManyRequests(5000)
      underWay++
      try {
        const device = knownDevices.find(deviceCookie, owner)
        const check = async () => {
          const passed = await isRight(owner, password)
          if (!passed) await onFailure()
          return { failed: !passed, result: passed }
        }
        const byAccount = () => perAccount.attempt(device ? `device ${device}` : email, check)
        // Tries from an address that nobody knows are not counted with all the others.
        const passed = device
          ? await byAccount()
          : await tryAsVisitor(perAddress, { address }, async () => (await byAccount()) || null)
        if (!passed || !owner) throw new WrongCredentials()
        return owner
      } finally {
        underWay--
      }
    },
    remember: (owner, deviceCookie) => knownDevices.remember(deviceCookie, owner, ids.token()),
  }
}
