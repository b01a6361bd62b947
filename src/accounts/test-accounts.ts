import { createHash } from 'node:crypto'
import { fixedClock } from '#adapters/clock/fixed.ts'
import { commonPasswords } from '#adapters/common-passwords/index.ts'
import { databaseRepositories } from '#adapters/database/repositories.ts'
import { testDatabase } from '#adapters/database/test-database.ts'
import { randomIds } from '#adapters/ids/random.ts'
import { passkeyVerifier } from '#adapters/passkeys/index.ts'
import type { Mail } from '#src/ports/mailer.ts'
import type { PasswordHasher } from '#src/ports/password-hasher.ts'
import { mailSeal, openMail } from '#src/shared/mail-queue.ts'
import { rateLimitsInMemory } from '#src/shared/rate-limits-in-memory.ts'
import type { Visit } from '#src/shared/visit.ts'
import { createAccounts } from './index.ts'
import type { AccountSettings } from './ports.ts'
import type { Role, SessionUser } from './session-user.ts'

export const noCookies = { sessionCookie: undefined, deviceCookie: undefined }
const secret = 'a secret that only tests know, long enough'

/** A hasher that costs nothing and counts what it was asked. */
export function quickHasher(): PasswordHasher & { checks: string[] } {
  const hashOf = (password: string) => createHash('sha256').update(password).digest('hex')
  const checks: string[] = []
  return {
    checks,
    hash: async (password) => hashOf(password),
    async matches(password, hash) {
      checks.push(hash)
      return hashOf(password) === hash
    },
    hashOfNobody: 'nobody',
  }
}

export const home: Visit = { address: '192.0.2.1', userAgent: 'Browser', requestId: 'r1' }
export const from = (address: string): Visit => ({ ...home, address })

export const aRegistration = (changes: Partial<{ email: string; password: string; fullName: string }> = {}) => ({
  fullName: 'Rita Recruiter',
  email: 'rita@example.com',
  password: 'correct horse battery',
  mobileNumber: '+41 44 000 00 00',
  companyName: 'Example & Sons',
  designation: 'Recruiter',
  ...changes,
})

/** The accounts over a real database and queue, with time, mail and shortcuts in the hands of the test. */
export function testAccounts(settings: Partial<AccountSettings> = {}, database = testDatabase()) {
  const clock = fixedClock()
  const passwordHasher = quickHasher()
  const ports = {
    ...databaseRepositories(database, { clock, ids: randomIds }),
    transaction: database.transaction,
    clock,
    rateLimits: rateLimitsInMemory(clock),
    ids: randomIds,
    passwordHasher,
    identityProviders: [],
    passkeyVerifier,
    commonPasswords,
    settings: {
      publicUrl: 'https://ats.example.com',
      secret,
      firstAdmin: { email: 'ada@example.com', password: 'admin passphrase' },
      defaultPlan: 'trial' as const,
      limits: {
        trial: { jdUploads: 2, resumeUploads: 5, assessments: 1 },
        paid: { jdUploads: 20, resumeUploads: 50, assessments: 10 },
      },
      evenAnswerMs: 0,
      ...settings,
    },
  }
  const accounts = createAccounts(ports)

  /** What was mailed since the last look, oldest first. */
  async function mails(): Promise<Mail[]> {
    const found: Mail[] = []
    for (let job = await ports.jobs.take(['mail'], 60); job; job = await ports.jobs.take(['mail'], 60)) {
      found.push(openMail(job.payload, mailSeal(secret)))
      await ports.jobs.finish(job)
    }
    return found
  }
  /** The secret and the address in the link of the newest mail of this kind. */
  async function linkOf(kind: 'verify-email' | 'reset-password' | 'invitation') {
    const mail = (await mails()).findLast((each) => each.kind === kind)
    if (mail?.kind !== kind) throw new Error(`No mail of kind ${kind} was sent.`)
    const query = new URL(mail.link).searchParams
    return { token: query.get('token') ?? '', email: query.get('email') ?? '', link: mail.link }
  }
  const logIn = (
    email: string,
    password: string,
    visit = home,
    cookies: { session?: string; device?: string; code?: string } = {},
  ) =>
    accounts.logIn({ email, password, code: cookies.code, sessionCookie: cookies.session, deviceCookie: cookies.device }, visit)
  /** Somebody who is signed in, with their cookies. */
  async function signedIn(email: string, password: string) {
    const loggedIn = await logIn(email, password)
    const user = (await accounts.sessionUser(loggedIn.sessionCookie)) as SessionUser
    return { user, cookie: loggedIn.sessionCookie, device: loggedIn.deviceCookie }
  }
  async function admin() {
    await accounts.ensureFirstAdmin()
    return signedIn('ada@example.com', 'admin passphrase')
  }
  /** Registered, not yet verified. */
  async function registered(changes: Parameters<typeof aRegistration>[0] = {}) {
    const registration = aRegistration(changes)
    await accounts.register(registration, home)
    const account = await ports.users.withEmail(registration.email)
    if (!account) throw new Error('The account was not stored.')
    return { ...registration, id: account.id }
  }
  /** Verified, waiting for approval. */
  async function pending(changes: Parameters<typeof aRegistration>[0] = {}) {
    const person = await registered(changes)
    await accounts.verifyEmail(await linkOf('verify-email'), home)
    return person
  }
  /** Approved by the first administrator. */
  async function approved(changes: Parameters<typeof aRegistration>[0] = {}) {
    const person = await pending(changes)
    await accounts.approveUser((await admin()).user, person.id, home)
    await mails()
    return person
  }
  /** Somebody in the workspace of `owner`, through an invitation. */
  async function colleague(owner: SessionUser, role: Role = 'recruiter', email = `${role}@example.com`) {
    await accounts.inviteMember(owner, { email, role }, home)
    const password = 'a colleague of tests'
    const link = await linkOf('invitation')
    const joined = await accounts.acceptInvitation({ ...link, fullName: 'Cora Colleague', password }, noCookies, home)
    const user = (await accounts.sessionUser(joined?.sessionCookie)) as SessionUser
    return { user, email, password, cookie: joined?.sessionCookie }
  }
  const auditActions = async () =>
    (await database.query().all<{ action: string }>('select action from audit_entries order by rowid')).map(
      (entry) => entry.action,
    )

  return {
    accounts,
    ports,
    database,
    clock,
    passwordHasher,
    mails,
    linkOf,
    logIn,
    signedIn,
    admin,
    registered,
    pending,
    approved,
    colleague,
    auditActions,
  }
}

/** What a promise is rejected with. */
export const failureOf = async (
  promise: Promise<unknown>,
): Promise<{ name: string; message: string; code: string | null; retryAfter: number | null }> =>
  promise.then(
    () => {
      throw new Error('This was expected to be refused.')
    },
    (error) => error,
  )

export const minutes = (count: number) => count * 60_000
export const hours = (count: number) => minutes(count * 60)
export const days = (count: number) => hours(count * 24)
