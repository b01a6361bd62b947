import { describe, expect, test } from 'bun:test'
import { failureOf, home, testAccounts } from './test-accounts.ts'

async function desk() {
  const all = testAccounts()
  const ada = (await all.admin()).user
  /** A second administrator, as an operator would make one by hand. */
  const secondAdmin = async () => {
    const person = await all.approved({ email: 'bea@example.com', fullName: 'Bea' })
    await all.ports.transaction(() => all.ports.users.update(person.id, { isAdmin: true }))
    return (await all.signedIn(person.email, person.password)).user
  }
  return { ...all, ada, secondAdmin }
}

describe('approving', () => {
  test('lets the person in, starts the trial and tells them so', async () => {
    const { accounts, ada, mails, logIn, pending } = await desk()
    const person = await pending()
    await mails()
    const { account, workspace } = await accounts.approveUser(ada, person.id, home)
    expect(account.state).toBe('active')
    expect(workspace.planEndsAt?.toISOString()).toBe('2026-03-16T09:00:00.000Z')
    expect(await mails()).toEqual([
      {
        kind: 'account-approved',
        to: person.email,
        fullName: person.fullName,
        loginLink: 'https://ats.example.com/login',
        trialEnds: workspace.planEndsAt,
      },
    ])
    await logIn(person.email, person.password)
  })

  test('twice is approving once', async () => {
    const { accounts, ada, mails, pending, auditActions } = await desk()
    const { id } = await pending()
    await mails()
    await Promise.all([1, 2].map(() => accounts.approveUser(ada, id, home)))
    expect(await mails()).toHaveLength(1)
    expect((await auditActions()).filter((action) => action === 'approve')).toHaveLength(1)
  })

  test('is not possible before the address is verified', async () => {
    const { accounts, ada, registered } = await desk()
    const { id } = await registered()
    expect(await failureOf(accounts.approveUser(ada, id, home))).toMatchObject({ code: 'WRONG_STATE' })
    expect(await failureOf(accounts.updateUser(ada, id, { isApproved: true }, home))).toMatchObject({ code: 'WRONG_STATE' })
  })
})

describe('signing somebody out', () => {
  test('ends every session at once, tells what hangs on them, and lets the person in again', async () => {
    const { accounts, ada, approved, auditActions, logIn, ports, signedIn } = await desk()
    const { id, email, password } = await approved()
    const first = await signedIn(email, password)
    const second = await signedIn(email, password)
    expect(await accounts.endSessionsOf(ada, id, home)).toBe(2)
    for (const { cookie } of [first, second]) expect(await accounts.sessionUser(cookie)).toBeNull()
    expect((await ports.users.member(id))!.account.state).toBe('active')
    await logIn(email, password)
    expect((await auditActions()).filter((action) => action === 'end-sessions')).toHaveLength(1)
  })

  test('is for others: one’s own devices are signed out under Security', async () => {
    const { accounts, ada } = await desk()
    expect(await failureOf(accounts.endSessionsOf(ada, ada.id, home))).toMatchObject({ code: 'OWN_ACCOUNT' })
    expect(await failureOf(accounts.endSessionsOf(ada, 'nobody', home))).toMatchObject({ kind: 'not-found' })
  })
})

describe('shutting out', () => {
  test.each([
    ['suspending', 'suspended'],
    ['withdrawing the approval', 'pending'],
  ])('by %s ends every session at once', async (how, state) => {
    const { accounts, ada, approved, ports, signedIn } = await desk()
    const { id, email, password } = await approved()
    const { cookie } = await signedIn(email, password)
    const ended: unknown[] = []
    accounts.onSessionsEnded((userId, sessionId) => ended.push([userId, sessionId]))
    if (how === 'suspending') await accounts.suspendUser(ada, id, home)
    else await accounts.updateUser(ada, id, { isApproved: false }, home)
    expect(ended).toEqual([[id, null]])
    expect(await accounts.sessionUser(cookie)).toBeNull()
    expect((await ports.users.find(id))?.state).toBe(state as 'pending')
  })

  test('a suspended account comes back only by lifting the suspension', async () => {
    const { accounts, ada, approved, logIn } = await desk()
    const { id, email, password } = await approved()
    await accounts.suspendUser(ada, id, home)
    expect(await failureOf(accounts.approveUser(ada, id, home))).toMatchObject({ code: 'WRONG_STATE' })
    expect(await failureOf(accounts.suspendUser(ada, id, home))).toMatchObject({ code: 'WRONG_STATE' })
    await accounts.unsuspendUser(ada, id, home)
    await logIn(email, password)
    expect(await failureOf(accounts.unsuspendUser(ada, id, home))).toMatchObject({ code: 'WRONG_STATE' })
  })
})

describe('deleting', () => {
  test('takes the account, its sessions, its links and its workspace, and tells the other rooms before', async () => {
    const { accounts, ada, approved, ports, signedIn, database } = await desk()
    const { id, email, password } = await approved()
    const { user, cookie } = await signedIn(email, password)
    await accounts.forgotPassword(email, home)
    const told: unknown[] = []
    accounts.onWorkspaceDeleted(async (workspaceId) => {
      told.push([workspaceId, (await ports.workspaces.find(workspaceId))?.id])
    })
    accounts.onAccountDeleted(async (account) => void told.push(account))
    accounts.onSessionsEnded((userId) => told.push(userId))
    await accounts.deleteUser(ada, id, home)
    expect(told).toEqual([[user.workspaceId, user.workspaceId], { userId: id, email }, id])
    expect(await accounts.sessionUser(cookie)).toBeNull()
    expect(await ports.users.withEmail(email)).toBeNull()
    expect(await ports.workspaces.find(user.workspaceId)).toBeNull()
    const rest = ['users', 'sessions', 'account_links', 'audit_entries'].map((table) =>
      database.query().all(`select * from ${table}`),
    )
    expect(JSON.stringify(rest)).not.toContain(email)
    expect(await failureOf(accounts.deleteUser(ada, id, home))).toMatchObject({ name: 'UserNotFound' })
  })

  test('keeps everything when another room cannot let go', async () => {
    const { accounts, ada, approved, ports } = await desk()
    const { id } = await approved()
    accounts.onWorkspaceDeleted(async () => {
      throw new Error('not now')
    })
    await failureOf(accounts.deleteUser(ada, id, home))
    expect(await ports.users.member(id)).not.toBeNull()
  })

  test('rejects a pending account, whose address can then register again', async () => {
    const { accounts, ada, pending, registered } = await desk()
    const { id } = await pending()
    await accounts.deleteUser(ada, id, home)
    expect((await registered()).id).not.toBe(id)
  })
})

describe('the last administrator', () => {
  test('cannot be deleted, suspended or sent back to pending', async () => {
    const { accounts, ada } = await desk()
    for (const attempt of [
      accounts.deleteUser(ada, ada.id, home),
      accounts.suspendUser(ada, ada.id, home),
      accounts.updateUser(ada, ada.id, { isApproved: false }, home),
    ])
      expect(await failureOf(attempt)).toMatchObject({ code: 'LAST_ADMIN' })
  })

  test('is still there when two administrators delete each other at the same time', async () => {
    const { accounts, ada, secondAdmin, ports } = await desk()
    const bea = await secondAdmin()
    const outcomes = await Promise.allSettled([accounts.deleteUser(ada, bea.id, home), accounts.deleteUser(bea, ada.id, home)])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(await ports.users.activeAdmins()).toHaveLength(1)
  })

  test('is not needed for others: but nobody shuts themselves out', async () => {
    const { accounts, ada, secondAdmin } = await desk()
    await secondAdmin()
    expect(await failureOf(accounts.deleteUser(ada, ada.id, home))).toMatchObject({ code: 'OWN_ACCOUNT' })
    expect(await failureOf(accounts.suspendUser(ada, ada.id, home))).toMatchObject({ code: 'OWN_ACCOUNT' })
  })
})

describe('the form of an account', () => {
  test('saves what is given and keeps the rest', async () => {
    const { accounts, ada, approved } = await desk()
    const { id } = await approved()
    const { account, workspace } = await accounts.updateUser(ada, id, { fullName: ' Rita  R. ', isUnlimited: true }, home)
    expect(account).toMatchObject({ fullName: 'Rita R.', companyName: 'Example & Sons', state: 'active' })
    expect(workspace.isUnlimited).toBe(true)
  })

  test('moves the end of a trial to the end of a day; sending the same day back changes nothing', async () => {
    const { accounts, ada, approved } = await desk()
    const { id } = await approved()
    const endsAfter = async (trialEnd: string) =>
      (await accounts.updateUser(ada, id, { trialEnd }, home)).workspace.planEndsAt?.toISOString()
    expect(await endsAfter('2026-03-16')).toBe('2026-03-16T09:00:00.000Z')
    expect(await endsAfter('2026-04-01')).toBe('2026-04-01T23:59:59.999Z')
    expect(await endsAfter('2026-05-01T12:00:00.000Z')).toBe('2026-05-01T12:00:00.000Z')
    expect(await failureOf(accounts.updateUser(ada, id, { trialEnd: '2026-02-31x' }, home))).toMatchObject({ field: 'trialEnd' })
  })

  test('takes only the months that are offered', async () => {
    const { accounts, ada, approved } = await desk()
    const { id } = await approved()
    for (const months of [0, 2, 13])
      expect(await failureOf(accounts.updateSubscription(ada, id, { plan: 'paid', months }, home))).toMatchObject({
        field: 'months',
      })
    const free = await accounts.updateSubscription(ada, id, { plan: 'free', months: 0 }, home)
    expect(free.workspace).toMatchObject({ plan: 'free', planEndsAt: null })
  })
})

describe('the overview', () => {
  test('lists everyone, who waits, and how many there are', async () => {
    const { accounts, pending, registered, approved } = await desk()
    await registered({ email: 'una@example.com', fullName: 'Una' })
    const paul = await pending({ email: 'paul@example.com', fullName: 'Paul' })
    await approved()
    const { users, pendingUsers, counts } = await accounts.overview()
    expect(users).toHaveLength(4)
    expect(pendingUsers.map(({ account }) => account.id)).toEqual([paul.id])
    expect(counts).toEqual({ all: 4, pending: 1, active: 2, admins: 1 })
  })

  test('finds by a part of the name, the address or the company, taken literally', async () => {
    const { accounts, approved } = await desk()
    await approved({ email: 'rita_r@example.com' })
    await approved({ email: 'sam@example.com', fullName: 'Sam 100%' })
    const found = async (search: string) => (await accounts.overview(search)).users.map(({ account }) => account.email).sort()
    expect(await found('RITA_')).toEqual(['rita_r@example.com'])
    expect(await found('100%')).toEqual(['sam@example.com'])
    expect(await found('_')).toEqual(['rita_r@example.com'])
    expect(await found('& sons')).toEqual(['rita_r@example.com', 'sam@example.com'])
    expect(await found("' or 1=1 --")).toEqual([])
    expect(await found('')).toHaveLength(3)
  })
})
