import { describe, expect, test } from 'bun:test'
import type { Role } from './session-user.ts'
import { days, failureOf, home, noCookies, testAccounts } from './test-accounts.ts'

async function withOwner() {
  const all = testAccounts()
  const person = await all.approved()
  const { user: owner, cookie } = await all.signedIn(person.email, person.password)
  const invited = async (email = 'cora@example.com', role: Role = 'recruiter') => {
    await all.accounts.inviteMember(owner, { email, role }, home)
    return all.linkOf('invitation')
  }
  const accept = (
    link: { token: string; email: string },
    more: { fullName?: string; password?: string; code?: string; stay?: boolean } = {},
  ) =>
    all.accounts.acceptInvitation(
      { ...link, fullName: 'Cora Colleague', password: 'a colleague of tests', ...more },
      noCookies,
      home,
    )
  const now = async (cookieValue: string | undefined) => all.accounts.sessionUser(cookieValue)
  return { ...all, person, owner, cookie, invited, accept, now }
}

describe('an invitation', () => {
  test('lets somebody new in at once, with a name and a password of their own, into the same workspace', async () => {
    const { accounts, accept, invited, logIn, now, owner, ports } = await withOwner()
    const link = await invited()
    expect(link.link).toStartWith('https://ats.example.com/invitation?token=')
    expect(await accounts.invitationFacts(link, undefined, home)).toMatchObject({
      person: 'new',
      role: 'recruiter',
      workspaceName: 'Example & Sons',
      inviterName: 'Rita Recruiter',
    })
    const joined = await accept(link)
    expect(await now(joined?.sessionCookie)).toMatchObject({
      email: 'cora@example.com',
      fullName: 'Cora Colleague',
      workspaceId: owner.workspaceId,
      role: 'recruiter',
    })
    expect(await ports.users.withEmail('cora@example.com')).toMatchObject({ state: 'active', approvedAt: null })
    await logIn('cora@example.com', 'a colleague of tests')
    const { members, invitations } = await accounts.team(owner)
    expect(members.map(({ account, role }) => [account.fullName, role])).toEqual([
      ['Rita Recruiter', 'owner'],
      ['Cora Colleague', 'recruiter'],
    ])
    expect(invitations).toEqual([])
  })

  test('works once, also for two who come at the same moment', async () => {
    const { accept, invited } = await withOwner()
    const link = await invited()
    const outcomes = await Promise.allSettled([accept(link), accept(link), accept(link)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await failureOf(accept(link))).toMatchObject({ code: 'LINK_USED' })
  })

  test('works for seven days, for its address, and until a newer one or the withdrawal', async () => {
    const { accounts, accept, auditActions, clock, invited, linkOf, owner } = await withOwner()
    const first = await invited()
    const flipped = { ...first, token: `${first.token[0] === 'a' ? 'b' : 'a'}${first.token.slice(1)}` }
    for (const link of [flipped, { ...first, token: '' }, { ...first, email: 'eve@example.com' }])
      expect(await failureOf(accept(link))).toMatchObject({ code: 'LINK_EXPIRED' })

    const [pending] = (await accounts.team(owner)).invitations
    await accounts.resendInvitation(owner, pending!.id, home)
    const second = await linkOf('invitation')
    expect(await failureOf(accept(first))).toMatchObject({ code: 'LINK_EXPIRED' })
    clock.advance(days(7))
    expect(await failureOf(accept(second))).toMatchObject({ code: 'LINK_EXPIRED' })

    await accounts.resendInvitation(owner, pending!.id, home)
    const third = await linkOf('invitation')
    await accounts.withdrawInvitation(owner, pending!.id, home)
    expect(await failureOf(accept(third))).toMatchObject({ code: 'LINK_EXPIRED' })
    expect(await failureOf(accounts.withdrawInvitation(owner, pending!.id, home))).toMatchObject({ name: 'InvitationNotFound' })
    expect((await auditActions()).filter((action) => action === 'withdraw-invitation')).toHaveLength(1)
  })

  test('is kept as a hash', async () => {
    const { database, invited } = await withOwner()
    const { token } = await invited()
    expect(JSON.stringify(await database.query().all('select * from invitations'))).not.toContain(token)
  })

  test('does not tell the owner whether the address has an account', async () => {
    const { accounts, approved, mails, owner } = await withOwner()
    await approved({ email: 'known@example.com' })
    await mails()
    const answers = []
    for (const email of ['known@example.com', 'other@example.com'])
      answers.push(await accounts.inviteMember(owner, { email, role: 'viewer' }, home))
    const [known, unknown] = answers.map(({ id: _, tokenHash: __, email: ___, ...rest }) => rest)
    expect(known).toEqual(unknown!)
    expect((await mails()).map(({ kind }) => kind)).toEqual(['invitation', 'invitation'])
  })

  test('is refused for somebody who is in the workspace, for nonsense, and after too many', async () => {
    const { accounts, owner } = await withOwner()
    const invite = (email: string) => failureOf(accounts.inviteMember(owner, { email, role: 'viewer' }, home))
    expect(await invite('rita@example.com')).toMatchObject({ code: 'ALREADY_MEMBER' })
    expect(await invite('not an address')).toMatchObject({ name: 'InvalidField' })
    for (let time = 0; time < 5; time++) await accounts.inviteMember(owner, { email: 'cora@example.com', role: 'viewer' }, home)
    expect(await invite('CORA@example.com')).toMatchObject({ name: 'TooManyRequests' })
  })

  test('needs the password of an account that exists, which then belongs to two workspaces', async () => {
    const { accounts, accept, approved, auditActions, invited, now, owner } = await withOwner()
    const known = await approved({ email: 'known@example.com', password: 'the password of known' })
    const link = await invited(known.email, 'viewer')
    expect(await accounts.invitationFacts(link, undefined, home)).toMatchObject({ person: 'known', hasWorkspace: true })
    expect(await failureOf(accept(link, { password: 'guessed it' }))).toMatchObject({ code: 'WRONG_CREDENTIALS' })
    const joined = await accept(link, { password: known.password })
    const user = (await now(joined?.sessionCookie))!
    expect(user).toMatchObject({ id: known.id, workspaceId: owner.workspaceId, role: 'viewer', fullName: 'Rita Recruiter' })
    const other = (await accounts.workspacesOf(known.id)).find(({ workspaceId }) => workspaceId !== owner.workspaceId)!
    await accounts.switchWorkspace(user, other.workspaceId, home)
    expect(await now(joined?.sessionCookie)).toMatchObject({ workspaceId: other.workspaceId, role: 'owner' })
    expect(await failureOf(accounts.switchWorkspace(user, 'somewhere', home))).toMatchObject({ name: 'WorkspaceNotFound' })
    expect((await auditActions()).filter((action) => action === 'switch-workspace')).toHaveLength(1)
  })

  test('may leave somebody who is signed in where they work now', async () => {
    const { accounts, approved, invited, now, owner, signedIn } = await withOwner()
    const known = await approved({ email: 'known@example.com' })
    const { user, cookie } = await signedIn(known.email, known.password)
    const link = await invited(known.email)
    const cookies = { ...noCookies, sessionCookie: cookie }
    expect((await accounts.invitationFacts(link, cookie, home)).person).toBe('signedIn')
    expect(await accounts.acceptInvitation({ ...link, stay: true }, cookies, home)).toBeNull()
    expect((await now(cookie))?.workspaceId).toBe(user.workspaceId)
    await accounts.switchWorkspace(user, owner.workspaceId, home)
    expect(await now(cookie)).toMatchObject({ workspaceId: owner.workspaceId, role: 'recruiter' })
  })

  test('gives somebody whose address was registered by a stranger an account of their own', async () => {
    const { accept, invited, logIn, registered, ports } = await withOwner()
    await registered({ email: 'cora@example.com', password: 'the password of a stranger', fullName: 'Not Cora' })
    await accept(await invited())
    expect(await failureOf(logIn('cora@example.com', 'the password of a stranger'))).toMatchObject({ code: 'WRONG_CREDENTIALS' })
    const { member } = await logIn('cora@example.com', 'a colleague of tests')
    expect(member).toMatchObject({ account: { fullName: 'Cora Colleague' }, role: 'recruiter' })
    expect(await ports.users.memberships(member.account.id)).toHaveLength(1)
  })

  test('replaces the first approval, but not one that was withdrawn, and lifts no suspension', async () => {
    const { accounts, accept, admin, approved, invited, pending, ports } = await withOwner()
    const waiting = await pending({ email: 'paul@example.com', password: 'the password of paul' })
    await accept(await invited(waiting.email), { password: waiting.password })
    expect((await ports.users.find(waiting.id))?.state).toBe('active')
    expect(await ports.users.memberships(waiting.id)).toHaveLength(1)

    const by = (await admin()).user
    const back = await approved({ email: 'bea@example.com', password: 'the password of bea' })
    await accounts.updateUser(by, back.id, { isApproved: false }, home)
    const refused = await failureOf(accept(await invited(back.email), { password: back.password }))
    expect(refused).toMatchObject({ code: 'PENDING_APPROVAL' })
    const out = await approved({ email: 'sue@example.com', password: 'the password of sue' })
    await accounts.suspendUser(by, out.id, home)
    const link = await invited(out.email)
    expect(await failureOf(accept(link, { password: out.password }))).toMatchObject({ code: 'ACCOUNT_SUSPENDED' })
  })
})

describe('what an administrator shut', () => {
  const password = 'the password of sue'

  test('stays suspended when an owner removes the person and invites them again, until an administrator lifts it', async () => {
    const { accounts, accept, admin, colleague, invited, logIn, owner, ports } = await withOwner()
    const by = (await admin()).user
    const cora = await colleague(owner)
    await accounts.suspendUser(by, cora.user.id, home)
    await accounts.removeMember(owner, cora.user.id, home)
    expect(await failureOf(logIn(cora.email, cora.password))).toMatchObject({ code: 'ACCOUNT_SUSPENDED' })
    const again = await invited(cora.email, 'owner')
    expect(await failureOf(accept(again, { password: cora.password }))).toMatchObject({ code: 'ACCOUNT_SUSPENDED' })
    expect((await ports.users.find(cora.user.id))?.state).toBe('suspended')

    // Nobody vouches for her any more: without the suspension she waits, like everybody who was removed.
    expect((await accounts.unsuspendUser(by, cora.user.id, home)).account.state).toBe('pending')
    await accept(again, { password: cora.password })
    await logIn(cora.email, cora.password)
  })

  test('stays without an approval, whoever invites, until an administrator approves again', async () => {
    const { accounts, accept, admin, approved, colleague, invited, linkOf, logIn, owner, signedIn } = await withOwner()
    const by = (await admin()).user
    const other = await approved({ email: 'otto@example.com' })
    const otto = (await signedIn(other.email, other.password)).user
    const cora = await colleague(owner)
    await accounts.updateUser(by, cora.user.id, { isApproved: false }, home)
    await accounts.inviteMember(otto, { email: cora.email, role: 'owner' }, home)
    const link = await linkOf('invitation')
    expect(await failureOf(accept(link, { password: cora.password }))).toMatchObject({ code: 'PENDING_APPROVAL' })
    await accounts.removeMember(owner, cora.user.id, home)
    expect(await failureOf(accept(link, { password: cora.password }))).toMatchObject({ code: 'PENDING_APPROVAL' })
    const back = await invited(cora.email)
    expect(await failureOf(accept(back, { password: cora.password }))).toMatchObject({ code: 'PENDING_APPROVAL' })
    await accounts.approveUser(by, cora.user.id, home)
    await logIn(cora.email, cora.password)
  })

  test('stays shut by both, when the approval of a suspended account is withdrawn', async () => {
    const { accounts, admin, approved, ports } = await withOwner()
    const by = (await admin()).user
    const { id } = await approved({ email: 'sue@example.com', password })
    const stateOf = async () => (await ports.users.find(id))?.state
    await accounts.suspendUser(by, id, home)
    await accounts.updateUser(by, id, { isApproved: false }, home)
    expect(await stateOf()).toBe('suspended')
    await accounts.unsuspendUser(by, id, home)
    expect(await stateOf()).toBe('pending')
    await accounts.approveUser(by, id, home)
    expect(await stateOf()).toBe('active')
  })
})

describe('roles', () => {
  test('count from the next request on, and what is open closes', async () => {
    const { accounts, colleague, now, owner } = await withOwner()
    const cora = await colleague(owner)
    const closed: string[] = []
    accounts.onSessionsEnded((userId) => void closed.push(userId))
    await accounts.changeRole(owner, cora.user.id, 'viewer', home)
    expect((await now(cora.cookie))?.role).toBe('viewer')
    expect(closed).toEqual([cora.user.id])
  })

  test('are changed by owners only, also when the role was taken a moment ago', async () => {
    const { accounts, colleague, owner } = await withOwner()
    const second = await colleague(owner, 'owner')
    const viewer = await colleague(owner, 'viewer')
    await accounts.changeRole(owner, second.user.id, 'recruiter', home)
    for (const by of [second.user, viewer.user])
      for (const attempt of [
        accounts.changeRole(by, viewer.user.id, 'owner', home),
        accounts.transferOwnership(by, viewer.user.id, home),
        accounts.removeMember(by, owner.id, home),
        accounts.inviteMember(by, { email: 'x@example.com', role: 'owner' }, home),
      ])
        expect(await failureOf(attempt)).toMatchObject({ code: 'OWNERS_ONLY' })
  })

  test('leave the last owner an owner, also when two owners demote each other at once', async () => {
    const { accounts, colleague, owner, ports } = await withOwner()
    for (const attempt of [accounts.changeRole(owner, owner.id, 'viewer', home), accounts.removeMember(owner, owner.id, home)])
      expect(await failureOf(attempt)).toMatchObject({ code: 'LAST_OWNER' })
    const second = await colleague(owner, 'owner')
    const outcomes = await Promise.allSettled([
      accounts.changeRole(owner, second.user.id, 'viewer', home),
      accounts.changeRole(second.user, owner.id, 'viewer', home),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const owners = (await ports.workspaces.members(owner.workspaceId)).filter(({ role }) => role === 'owner')
    expect(owners).toHaveLength(1)
  })

  test('pass to somebody else when the workspace is handed over', async () => {
    const { accounts, colleague, cookie, now, owner } = await withOwner()
    const cora = await colleague(owner)
    await accounts.transferOwnership(owner, cora.user.id, home)
    expect([(await now(cookie))?.role, (await now(cora.cookie))?.role]).toEqual(['recruiter', 'owner'])
  })

  test('of another workspace are out of reach', async () => {
    const { accounts, approved, colleague, owner, signedIn } = await withOwner()
    const stranger = await approved({ email: 'stranger@example.com' })
    const { user } = await signedIn(stranger.email, stranger.password)
    const cora = await colleague(owner)
    for (const attempt of [
      accounts.changeRole(user, cora.user.id, 'viewer', home),
      accounts.removeMember(user, cora.user.id, home),
      accounts.transferOwnership(user, cora.user.id, home),
    ])
      expect(await failureOf(attempt)).toMatchObject({ name: 'MemberNotFound' })
  })
})

describe('removing a member', () => {
  test('ends what they see at once; without another workspace they wait for an administrator', async () => {
    const { accounts, colleague, logIn, mails, now, owner, ports } = await withOwner()
    const cora = await colleague(owner)
    const closed: string[] = []
    accounts.onSessionsEnded((userId) => void closed.push(userId))
    await accounts.removeMember(owner, cora.user.id, home)
    expect(await now(cora.cookie)).toBeNull()
    expect(closed).toEqual([cora.user.id])
    expect(await mails()).toMatchObject([{ kind: 'removed-from-team', to: cora.email }])
    expect(await failureOf(logIn(cora.email, cora.password))).toMatchObject({ code: 'PENDING_APPROVAL' })
    const [own] = await ports.users.memberships(cora.user.id)
    expect(own).toMatchObject({ role: 'owner' })
    expect(own?.workspaceId).not.toBe(owner.workspaceId)
  })

  test('leaves whoever has another workspace signed in, and working there', async () => {
    const { accounts, accept, approved, invited, now, owner } = await withOwner()
    const known = await approved({ email: 'known@example.com' })
    const joined = await accept(await invited(known.email), { password: known.password })
    await accounts.removeMember(owner, known.id, home)
    const user = await now(joined?.sessionCookie)
    expect(user?.id).toBe(known.id)
    expect(user?.workspaceId).not.toBe(owner.workspaceId)
  })

  test('is also leaving, which needs no owner', async () => {
    const { accounts, colleague, owner, mails } = await withOwner()
    const viewer = await colleague(owner, 'viewer')
    await accounts.removeMember(viewer.user, viewer.user.id, home)
    expect((await accounts.team(owner)).members).toHaveLength(1)
    expect(await mails()).toEqual([])
  })
})

describe('deleting the last owner of a workspace that others work in', () => {
  test('is refused until somebody else owns it, and then leaves the workspace alone', async () => {
    const { accounts, admin, colleague, now, owner, ports } = await withOwner()
    const cora = await colleague(owner)
    const by = (await admin()).user
    const refused = await failureOf(accounts.deleteUser(by, owner.id, home))
    expect(refused).toMatchObject({ code: 'LAST_OWNER' })
    expect(refused.message).toContain('“Example & Sons”')
    await accounts.updateUser(by, cora.user.id, { role: 'owner' }, home)
    await accounts.deleteUser(by, owner.id, home)
    expect(await now(cora.cookie)).toMatchObject({ workspaceId: owner.workspaceId, role: 'owner' })
    expect(await ports.workspaces.find(owner.workspaceId)).not.toBeNull()
  })
})

test('the plan is the workspace’s: a colleague uses what the owner’s trial allows', async () => {
  const { accounts, colleague, owner } = await withOwner()
  const cora = await colleague(owner)
  await accounts.quota.take(cora.user, { resumes: 3 })
  expect((await accounts.quota.remaining(owner)).resumes).toBe(2)
  expect((await accounts.member(owner.id)).workspace.usage.resumes).toBe(3)
})
