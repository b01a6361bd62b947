import { afterAll, beforeAll, beforeEach, expect, setDefaultTimeout, test } from 'bun:test'
import type { Database } from '#adapters/database/open.ts'
import { migratePostgres } from '#adapters/postgres/migrate.ts'
import { openPostgres } from '#adapters/postgres/open-postgres.ts'
import { serverForTests } from '#adapters/postgres/test-server-of-postgres.ts'
import { home, noCookies, testAccounts } from './test-accounts.ts'

setDefaultTimeout(60_000)

/** What two processes must not both find true: each has connections, a queue of transactions and a memory of its own, and one database. */
let postgres: Awaited<ReturnType<typeof serverForTests>>
let databases: Database[] = []
let here: ReturnType<typeof testAccounts>
let there: ReturnType<typeof testAccounts>

beforeAll(async () => {
  postgres = await serverForTests()
}, 120_000)
afterAll(() => postgres.stop())

beforeEach(async () => {
  for (const database of databases) database.close()
  const url = await postgres.emptyDatabase()
  await migratePostgres(url)
  databases = [openPostgres(url), openPostgres(url)]
  // Both are connected, so that neither comes late.
  await Promise.all(databases.map((database) => database.transaction(async () => {})))
  ;[here, there] = databases.map((database) => testAccounts({}, database)) as [typeof here, typeof there]
}, 60_000)

const fresh = { password: 'a brand new passphrase', confirmPassword: 'a brand new passphrase' }

/** How many of these come true when both processes try at once, several times each. */
async function won(attempt: (process: typeof here) => Promise<unknown>, times = 4) {
  const outcomes = await Promise.allSettled(Array.from({ length: times }, (_, at) => attempt(at % 2 ? there : here)))
  return outcomes.filter(({ status }) => status === 'fulfilled').length
}

test('the last of a quota is given once of fifty', async () => {
  const person = await here.approved()
  const { user } = await here.signedIn(person.email, person.password)
  await here.accounts.quota.take(user, { resumes: 4 })
  expect(await won(({ accounts }) => accounts.quota.take(user, { resumes: 1 }), 50)).toBe(1)
  expect((await there.ports.users.member(user.id))!.workspace.usage.resumes).toBe(5)
})

test('two administrators who delete each other leave one, and two owners who demote each other too', async () => {
  const ada = (await here.admin()).user
  const person = await here.approved({ email: 'bea@example.com', fullName: 'Bea' })
  await here.ports.transaction(() => here.ports.users.update(person.id, { isAdmin: true }))
  const bea = (await here.signedIn(person.email, person.password)).user
  const second = (await here.colleague(bea, 'owner')).user
  expect(
    await won(
      ({ accounts }) =>
        accounts === here.accounts
          ? accounts.changeRole(bea, second.id, 'viewer', home)
          : accounts.changeRole(second, bea.id, 'viewer', home),
      2,
    ),
  ).toBe(1)
  const members = await here.ports.workspaces.members(bea.workspaceId)
  expect(members.filter(({ role }) => role === 'owner')).toHaveLength(1)
  const first = (process: typeof here) => process === here
  expect(
    await won((process) => process.accounts.deleteUser(first(process) ? ada : bea, first(process) ? bea.id : ada.id, home), 2),
  ).toBe(1)
  expect(await there.ports.users.activeAdmins()).toHaveLength(1)
})

test('what is opened by a link is opened once: an address, a password, an invitation', async () => {
  await here.registered()
  const verification = await here.linkOf('verify-email')
  expect(await won(({ accounts }) => accounts.verifyEmail(verification, home))).toBe(1)
  const account = (await here.ports.users.withEmail('rita@example.com'))!
  await here.accounts.approveUser((await here.admin()).user, account.id, home)
  await here.mails()
  await here.accounts.forgotPassword('rita@example.com', home)
  const reset = await here.linkOf('reset-password')
  expect(await won(({ accounts }) => accounts.resetPassword({ ...reset, ...fresh }, home))).toBe(1)
  const { user } = await here.signedIn('rita@example.com', fresh.password)
  await here.accounts.inviteMember(user, { email: 'cora@example.com', role: 'recruiter' }, home)
  const invitation = await here.linkOf('invitation')
  const guest = { ...invitation, fullName: 'Cora Colleague', password: 'a colleague of tests' }
  expect(await won(({ accounts }) => accounts.acceptInvitation(guest, noCookies, home))).toBe(1)
})

test('the first administrator is made once, and every step stands in one audit log', async () => {
  await Promise.all([here, there].map(({ accounts }) => accounts.ensureFirstAdmin()))
  expect((await here.ports.users.counts()).admins).toBe(1)
  const numbers = await here.database.query().values<[number]>('select number from audit_entries order by rowid')
  expect(numbers.map(([number]) => number)).toEqual(numbers.map((_, at) => at + 1))
})
