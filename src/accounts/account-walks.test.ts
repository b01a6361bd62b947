import { expect, setDefaultTimeout, test } from 'bun:test'
import { testServer } from '#adapters/test-server.ts'
import { roles } from '#src/shared/roles.ts'

// The whole server, and a busy machine takes its time.
setDefaultTimeout(60_000)

const stepsOfAWalk = 500
const quarterOfAnHour = 15 * 60_000

/** The same numbers for the same seed, from 0 to below 1. */
function randomNumbers(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

interface Person {
  email: string
  password: string
  /** Every session they ever had, the newest last. */
  cookies: string[]
  /** What administrators said last, as this test remembers it. */
  suspended: boolean
  approvalWithdrawn: boolean
}

/**
 * People with and without accounts, owners, members, strangers and an administrator make any call about accounts in any order.
 * The rules are kept here a second time, in two words for each person, from the administrator's successful calls alone.
 */
async function walk(seed: number) {
  const random = randomNumbers(seed)
  const below = (count: number) => Math.floor(random() * count)
  const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)]!
  const server = testServer({ DEFAULT_PLAN: 'free' })
  const people: Person[] = ['olga', 'otto', 'pia', 'rob', 'sam'].map((name) => ({
    email: `${name}@example.com`,
    password: `the password of ${name}`,
    cookies: [],
    suspended: false,
    approvalWithdrawn: false,
  }))
  // Two own a workspace from the start; the others begin with nothing.
  for (const owner of people.slice(0, 2)) owner.password = (await server.recruiter(owner.email)).password
  const counts = { entered: 0, refused: 0, suspended: 0, withdrawn: 0 }

  const logIn = async ({ email, password }: Person) => {
    const answer = await server.call('POST', '/login', { body: { email, password } })
    return { answer, cookie: answer.status === 200 ? answer.headers.getSetCookie()[0]!.split(';')[0]! : null }
  }
  /** A session of theirs where they can have one, else one that ended, else none. */
  const cookieOf = async (person: Person) => {
    const { cookie } = await logIn(person)
    if (cookie) person.cookies = [...person.cookies, cookie].slice(-4)
    return cookie ?? person.cookies.at(-1)
  }
  const idOf = async (person: Person) => (await server.users.withEmail(person.email))?.id ?? 'nobody'
  const links = async (kind: 'verify-email' | 'invitation' | 'reset-password', to: string) => {
    await server.app.worker.runDue()
    return server.mails.flatMap((mail): Record<string, string>[] =>
      mail.kind === kind && mail.to === to ? [Object.fromEntries(new URL(mail.link).searchParams)] : [],
    )
  }
  const asAdmin = async (method: string, path: string, body?: unknown) =>
    server.call(method, path, { cookie: await server.admin(), ...(body === undefined ? {} : { body }) })
  const isApproved = async (id: string): Promise<boolean> =>
    (await asAdmin('GET', `/admin/users/${id}`)).body?.user?.isApproved ?? false

  const calls: Record<string, (a: Person, b: Person) => Promise<unknown>> = {
    register: (a) => server.call('POST', '/register', { body: { ...registration, email: a.email, password: a.password } }),
    async 'open the verification link'(a) {
      const link = (await links('verify-email', a.email)).at(-1)
      return link && server.call('GET', `/api/verify-email?${new URLSearchParams(link)}`)
    },
    async 'reset the password'(a) {
      await server.call('POST', '/api/forgot-password', { body: { email: a.email } })
      const link = (await links('reset-password', a.email)).at(-1)
      const password = { password: a.password, confirmPassword: a.password }
      return link && server.call('POST', '/api/reset-password', { body: { ...link, ...password } })
    },
    async invite(a, b) {
      const body = { email: b.email, role: oneOf([...roles]) }
      return server.call('POST', '/api/team/invitations', { cookie: await cookieOf(a), body })
    },
    async 'accept an invitation, old or new'(a) {
      const all = await links('invitation', a.email)
      if (all.length === 0) return
      const cookie = oneOf([undefined, await cookieOf(a)])
      const body = {
        ...(oneOf([all.at(-1)!, oneOf(all)]) as object),
        fullName: 'Some Body',
        password: a.password,
        stay: oneOf([true, false]),
      }
      const answer = await server.call('POST', '/api/invitation/accept', { body, ...(cookie ? { cookie } : {}) })
      const session = answer.headers.getSetCookie().find((each) => each.startsWith('session='))
      if (session) a.cookies = [...a.cookies, session.split(';')[0]!].slice(-4)
      return answer
    },
    async 'accept the invitation of somebody else'(a, b) {
      const link = (await links('invitation', b.email)).at(-1)
      const cookie = await cookieOf(a)
      // Whoever has the link of somebody without an account has the mailbox, and may choose the password.
      const account = await server.users.withEmail(b.email)
      const isOpen = !account || account.state === 'unverified'
      const body = { ...link, fullName: 'Some Body', password: isOpen ? b.password : a.password }
      return link && server.call('POST', '/api/invitation/accept', { body, ...(cookie ? { cookie } : {}) })
    },
    /** By an owner of a workspace that the person is in, where there is one. */
    async remove(_, b) {
      const id = await idOf(b)
      const [{ workspaceId } = { workspaceId: '' }] = await server.users.memberships(id)
      const owners = (await server.workspaces.members(workspaceId)).filter(({ role }) => role === 'owner')
      const owner = people.find(({ email }) => owners.some(({ account }) => account.email === email)) ?? b
      const cookie = await cookieOf(owner)
      await server.call('POST', `/api/workspaces/${workspaceId}/switch`, { ...(cookie ? { cookie } : {}), body: {} })
      return server.call('DELETE', `/api/team/members/${id}`, { ...(cookie ? { cookie } : {}) })
    },
    leave: async (a) => server.call('DELETE', `/api/team/members/${await idOf(a)}`, { cookie: await cookieOf(a) }),
    'change a role': async (a, b) =>
      server.call('PUT', `/api/team/members/${await idOf(b)}/role`, {
        cookie: await cookieOf(a),
        body: { role: oneOf([...roles]) },
      }),
    'hand over': async (a, b) =>
      server.call('POST', `/api/team/members/${await idOf(b)}/transfer`, { cookie: await cookieOf(a), body: {} }),
    async 'switch the workspace'(a) {
      const all = await server.users.memberships(await idOf(a))
      return all.length > 0
        ? server.call('POST', `/api/workspaces/${oneOf(all).workspaceId}/switch`, { cookie: await cookieOf(a), body: {} })
        : undefined
    },
    async 'play the administrator'(a, b) {
      const path = oneOf(['approve-user', 'unsuspend-user', 'update-user'])
      const cookie = oneOf([undefined, await cookieOf(a)])
      const answer = await server.call(path === 'update-user' ? 'PUT' : 'POST', `/admin/${path}/${await idOf(oneOf([a, b]))}`, {
        ...(cookie ? { cookie } : {}),
        body: { isApproved: true },
      })
      expect([401, 403]).toContain(answer.status)
    },
    async approve(_, b) {
      const answer = await asAdmin('POST', `/admin/approve-user/${await idOf(b)}`, {})
      if (answer.status === 200) b.approvalWithdrawn = false
    },
    async 'save the form, approved or not'(_, b) {
      const id = await idOf(b)
      const before = await isApproved(id)
      const wish = oneOf([!before, before, undefined])
      const answer = await asAdmin('PUT', `/admin/update-user/${id}`, { isApproved: wish, role: oneOf([undefined, 'owner']) })
      if (answer.status !== 200 || wish === undefined || wish === before) return
      b.approvalWithdrawn = !wish
      if (!wish) counts.withdrawn += 1
    },
    async suspend(_, b) {
      const answer = await asAdmin('POST', `/admin/suspend-user/${await idOf(b)}`, {})
      if (answer.status !== 200) return
      b.suspended = true
      counts.suspended += 1
    },
    async unsuspend(_, b) {
      const answer = await asAdmin('POST', `/admin/unsuspend-user/${await idOf(b)}`, {})
      if (answer.status === 200) b.suspended = false
    },
    /** What is deleted is forgotten; the address may begin anew. */
    async delete(_, b) {
      if (random() > 0.1) return
      const answer = await asAdmin('DELETE', `/admin/delete-user/${await idOf(b)}`)
      if (answer.status === 200) Object.assign(b, { suspended: false, approvalWithdrawn: false, cookies: [] })
    },
  }

  /** Some calls are made more often than others, so that walks get far. */
  const often = [
    'approve',
    'invite',
    'accept an invitation, old or new',
    'remove',
    'suspend',
    'unsuspend',
    'save the form, approved or not',
  ]
  const dice = [...Object.keys(calls), ...often, ...often]
  const taken: string[] = []
  for (let step = 0; step < stepsOfAWalk; step++) {
    server.clock.advance(quarterOfAnHour)
    const name = oneOf(dice)
    const [a, b] = [oneOf(people), oneOf(people)]
    await calls[name]?.(a, b)
    taken.push(`${step} ${name}: ${a.email}, ${b.email}`)
    for (const person of people) {
      const { answer, cookie } = await logIn(person)
      const mayEnter = !person.suspended && !person.approvalWithdrawn
      if (cookie) counts.entered += 1
      else counts.refused += 1
      const told = `seed ${seed}, ${person.email} after\n${taken.slice(-40).join('\n')}`
      if (!mayEnter) {
        expect(answer.status, told).toBe(403)
        expect(answer.body.code, told).toBe(person.suspended ? 'ACCOUNT_SUSPENDED' : 'PENDING_APPROVAL')
        for (const former of person.cookies)
          expect((await server.call('GET', '/user', { cookie: former })).status, told).toBe(401)
      }
    }
  }
  return counts
}

const registration = { fullName: 'Some Body', mobileNumber: '1', companyName: 'Example', designation: 'HR' }

test.each([1, 2, 3])(
  'walk %i: nobody is let in after a suspension without its end, or after a withdrawn approval without a new one',
  async (seed) => {
    const { entered, refused, suspended, withdrawn } = await walk(seed)
    // Walks that never get anywhere would prove nothing.
    expect(Math.min(entered, refused)).toBeGreaterThan(200)
    expect(Math.min(suspended, withdrawn)).toBeGreaterThan(3)
  },
)
