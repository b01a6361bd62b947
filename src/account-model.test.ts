import { expect, setDefaultTimeout, test } from 'bun:test'
import { testServer } from '#adapters/test-server.ts'
import { jobFields } from './jobportal/test-job-portal.ts'
import { testAuthenticator } from './passkeys/test-authenticator.ts'
import { isJobRole, type Role } from './shared/roles.ts'

/** Sequences of calls, each about a person and a company of its own; `bun run test:long` makes 10,000. */
const sequences = Number(process.env.ACCOUNT_SEQUENCES ?? 30)
const callsOfASequence = 10
/** One server remembers so many of them. */
const sequencesOfAServer = 50
const quarterOfAnHour = 15 * 60_000

// The whole server, and a busy machine takes its time.
setDefaultTimeout(60_000 + sequences * 2000)

type Table<State extends string, Call extends string> = Record<Call, Partial<Record<State, State>>>

const personStates = [
  'none',
  'unverified',
  'pending',
  'withdrawn',
  'active',
  'suspended',
  'suspended, waits',
  'suspended, withdrawn',
] as const
type PersonState = (typeof personStates)[number]

const personCalls = [
  'register',
  'open the newest link',
  'reset the password',
  'accept an invitation',
  'accept an invitation for one job',
  'be named on the job',
  'be taken off the job',
  'become a recruiter',
  'become an interviewer',
  'be removed from the last workspace',
  'approve',
  'withdraw the approval',
  'suspend',
  'unsuspend',
  'delete',
  'let a stranger play the administrator',
  'sign in and out',
  'add a passkey',
  'remove the passkey',
  'have two-factor sign-in reset',
  'be signed out everywhere',
] as const
type PersonCall = (typeof personCalls)[number]

/** What leads where. What is not listed changes nothing. */
const people: Table<PersonState, PersonCall> = {
  register: { none: 'unverified' },
  'open the newest link': { unverified: 'pending' },
  'reset the password': {},
  'accept an invitation': { none: 'active', unverified: 'active', pending: 'active' },
  'accept an invitation for one job': { none: 'active', unverified: 'active', pending: 'active' },
  'be named on the job': {},
  'be taken off the job': {},
  'become a recruiter': {},
  'become an interviewer': {},
  'be removed from the last workspace': { active: 'pending', suspended: 'suspended, waits' },
  approve: { pending: 'active', withdrawn: 'active' },
  'withdraw the approval': { active: 'withdrawn', suspended: 'suspended, withdrawn' },
  suspend: { active: 'suspended' },
  unsuspend: { suspended: 'active', 'suspended, waits': 'pending', 'suspended, withdrawn': 'withdrawn' },
  delete: Object.fromEntries(personStates.map((state) => [state, 'none'])),
  'let a stranger play the administrator': {},
  'sign in and out': {},
  'add a passkey': {},
  'remove the passkey': {},
  'have two-factor sign-in reset': {},
  'be signed out everywhere': {},
}

/** Whether somebody has a passkey after a call. */
function hasPasskeyAfter(call: PersonCall, hasPasskey: boolean, after: PersonState): boolean {
  if (after === 'none' || call === 'have two-factor sign-in reset') return false
  if (after !== 'active') return hasPasskey
  return call === 'add a passkey' || (hasPasskey && call !== 'remove the passkey')
}

/** What somebody is in the owner's workspace, and whether they are named on its job. */
interface InTeam {
  role: Role | null
  isNamed: boolean
}

/** What a call makes of it. `before` and `after` are where the account stood. */
function inTeamAfter(call: PersonCall, { role, isNamed }: InTeam, before: PersonState, after: PersonState): InTeam {
  const isJob = role !== null && isJobRole(role)
  switch (call) {
    case 'accept an invitation':
    case 'accept an invitation for one job': {
      if (role !== null || after !== 'active') return { role, isNamed }
      const isForJob = call === 'accept an invitation for one job'
      return { role: isForJob ? 'hiring-manager' : 'recruiter', isNamed: isForJob }
    }
    case 'be named on the job':
      return { role, isNamed: isNamed || (isJob && after === 'active') }
    case 'be taken off the job':
      return { role, isNamed: false }
    case 'become a recruiter':
      return { role: role && 'recruiter', isNamed: false }
    case 'become an interviewer':
      return { role: role && 'interviewer', isNamed }
    case 'be removed from the last workspace':
    case 'delete':
      return { role: null, isNamed: false }
    case 'suspend':
    case 'withdraw the approval':
      return { role, isNamed: isNamed && before === after }
    default:
      return { role, isNamed }
  }
}

const companyStates = [
  'none',
  'registered',
  'proved',
  'vouched for',
  'verified',
  'registered, suspended',
  'proved, suspended',
  'vouched for, suspended',
  'verified, suspended',
] as const
type CompanyState = (typeof companyStates)[number]

const companyCalls = [
  'register',
  'confirm the address',
  'confirm with a wrong password',
  'say that it was somebody else',
  'reset the password',
  'verify',
  'suspend',
  'unsuspend',
  'let a stranger play the administrator',
  'sign out everywhere',
] as const
type CompanyCall = (typeof companyCalls)[number]

const suspending = (states: readonly CompanyState[]) => states.filter((state) => state !== 'none' && !state.endsWith('suspended'))
const provedBy: Partial<Record<CompanyState, CompanyState>> = {
  registered: 'proved',
  'vouched for': 'verified',
  'registered, suspended': 'proved, suspended',
  'vouched for, suspended': 'verified, suspended',
}

const companies: Table<CompanyState, CompanyCall> = {
  register: { none: 'registered' },
  'confirm the address': provedBy,
  'confirm with a wrong password': {},
  'say that it was somebody else': { registered: 'none', 'vouched for': 'none' },
  // Who has the link reads the mailbox.
  'reset the password': provedBy,
  verify: {
    registered: 'vouched for',
    proved: 'verified',
    'registered, suspended': 'vouched for, suspended',
    'proved, suspended': 'verified, suspended',
  },
  suspend: Object.fromEntries(suspending(companyStates).map((state) => [state, `${state}, suspended`])),
  unsuspend: Object.fromEntries(suspending(companyStates).map((state) => [`${state}, suspended`, state])),
  'let a stranger play the administrator': {},
  'sign out everywhere': {},
}

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

const password = 'the password of them all'

/** A server with an owner who invites, a stranger who may nothing, and everything that can be done about accounts. */
async function aWorld() {
  const server = testServer({ DEFAULT_PLAN: 'free' })
  const owner = await server.recruiter('olga@example.com')
  const stranger = await server.recruiter('sam@example.com')
  const strangers = { cookie: '', token: (await server.company('stranger@example.com')).token }

  const asAdmin = async (method: string, path: string, body?: unknown) =>
    server.call(method, path, { cookie: await server.admin(), ...(body === undefined ? {} : { body }) })
  const newestLink = async (kind: string, to: string) => {
    await server.app.worker.runDue()
    const mail = server.mails.findLast((each) => each.kind === kind && each.to === to)
    return mail ? (Object.fromEntries(new URL((mail as { link: string }).link).searchParams) as Record<string, string>) : null
  }
  const reset = async (door: '' | '/jobportal', email: string) => {
    await server.call('POST', `/api${door}/forgot-password`, { body: { email } })
    const link = await newestLink('reset-password', email)
    const body = { ...link, password, confirmPassword: password }
    return link && server.call('POST', `/api${door}/reset-password`, { body })
  }
  const profile = { fullName: 'Some Body', mobileNumber: '1', companyName: 'Example', designation: 'HR' }
  const idOf = async (email: string) => (await server.users.withEmail(email))?.id ?? 'nobody'
  const authenticators = new Map<string, ReturnType<typeof testAuthenticator>>()
  const asked = (body: { challenge: string; rpId: string }) => ({ ...body, origin: 'http://localhost:3000' })
  /** With the passkey, where that is asked for after the password. */
  const withPasskey = async (email: string, path: string, given: Record<string, unknown>) => {
    const answer = await server.call('POST', path, { body: given })
    const authenticator = authenticators.get(email)
    if (answer.body?.code !== 'SECOND_FACTOR_REQUIRED' || !authenticator) return answer
    return server.call('POST', path, { body: { ...given, passkey: authenticator.sign(asked(answer.body)) } })
  }
  const logIn = async (email: string) => withPasskey(email, '/login', { email, password })
  const cookieIn = ({ headers }: { headers: Headers }) => headers.getSetCookie()[0]?.split(';')[0] ?? ''
  /** With nothing but the passkey that they have, or had. */
  const logInByPasskey = async (email: string) => {
    const begun = await server.call('POST', '/api/login/passkey/challenge', { body: {} })
    const body = authenticators.get(email)?.sign(asked(begun.body))
    return body && server.call('POST', '/api/login/passkey', { cookie: cookieIn(begun), body })
  }

  const asOwner = async (method: string, path: string, body?: unknown) => {
    const cookie = await server.logIn(owner.email, owner.password)
    return server.call(method, path, { cookie, ...(body === undefined ? {} : { body }) })
  }
  const join = async (email: string, invite: { role: Role; jobs?: string[] }) => {
    await asOwner('POST', '/api/team/invitations', { email, ...invite })
    const link = await newestLink('invitation', email)
    return link && withPasskey(email, '/api/invitation/accept', { ...link, fullName: 'Some Body', password })
  }
  const written = { title: 'Gardener', sections: [{ heading: 'What you do', text: 'You look after roses and trees.' }] }
  const job: string = (await asOwner('POST', '/api/job-descriptions', written)).body._id
  const setNamed = async (change: (named: string[]) => string[]) => {
    const { body } = await asOwner('GET', `/api/job-descriptions/${job}/people`)
    const named: string[] = body.people.map(({ _id }: { _id: string }) => _id)
    return asOwner('PUT', `/api/job-descriptions/${job}/people`, { people: change(named) })
  }

  const ofPerson: Record<PersonCall, (email: string) => Promise<unknown>> = {
    register: (email) => server.call('POST', '/register', { body: { ...profile, email, password } }),
    async 'open the newest link'(email) {
      const link = await newestLink('verify-email', email)
      return link && server.call('GET', `/api/verify-email?${new URLSearchParams(link)}`)
    },
    'reset the password': (email) => reset('', email),
    'accept an invitation': (email) => join(email, { role: 'recruiter' }),
    'accept an invitation for one job': (email) => join(email, { role: 'hiring-manager', jobs: [job] }),
    async 'be named on the job'(email) {
      const id = await idOf(email)
      await setNamed((named) => [...named, id])
    },
    async 'be taken off the job'(email) {
      const id = await idOf(email)
      await setNamed((named) => named.filter((each) => each !== id))
    },
    'become a recruiter': async (email) => asOwner('PUT', `/api/team/members/${await idOf(email)}/role`, { role: 'recruiter' }),
    'become an interviewer': async (email) =>
      asOwner('PUT', `/api/team/members/${await idOf(email)}/role`, { role: 'interviewer' }),
    'be removed from the last workspace': async (email) => asOwner('DELETE', `/api/team/members/${await idOf(email)}`),
    approve: async (email) => asAdmin('POST', `/admin/approve-user/${await idOf(email)}`, {}),
    'withdraw the approval': async (email) => asAdmin('PUT', `/admin/update-user/${await idOf(email)}`, { isApproved: false }),
    suspend: async (email) => asAdmin('POST', `/admin/suspend-user/${await idOf(email)}`, {}),
    unsuspend: async (email) => asAdmin('POST', `/admin/unsuspend-user/${await idOf(email)}`, {}),
    async delete(email) {
      await asAdmin('DELETE', `/admin/delete-user/${await idOf(email)}`)
      // The work that follows is done before somebody comes back.
      await server.app.worker.runDue()
    },
    async 'let a stranger play the administrator'(email) {
      strangers.cookie = await server.logIn(stranger.email, stranger.password)
      for (const path of ['approve-user', 'unsuspend-user', 'suspend-user']) {
        const answer = await server.call('POST', `/admin/${path}/${await idOf(email)}`, { cookie: strangers.cookie, body: {} })
        expect(answer.status).toBe(403)
      }
    },
    async 'sign in and out'(email) {
      const cookie = (await logIn(email)).headers.getSetCookie()[0]?.split(';')[0]
      if (!cookie) return
      await server.call('POST', '/logout', { cookie, body: {} })
      expect((await server.call('GET', '/user', { cookie })).status).toBe(401)
    },
    async 'add a passkey'(email) {
      const answer = await logIn(email)
      if (answer.status !== 200) return
      const cookie = cookieIn(answer)
      const authenticator = testAuthenticator()
      const { body } = await server.call('POST', '/api/passkeys/challenge', { cookie, body: {} })
      const made = { name: 'Key', made: authenticator.make({ ...asked(body), userHandle: body.userHandle }) }
      // Nobody needs more than one here.
      for (const { _id } of (await server.call('GET', '/api/passkeys', { cookie })).body.passkeys)
        await server.call('DELETE', `/api/passkeys/${_id}`, { cookie, body: {} })
      expect((await server.call('POST', '/api/passkeys', { cookie, body: made })).status).toBe(201)
      authenticators.set(email, authenticator)
    },
    async 'remove the passkey'(email) {
      const answer = await logIn(email)
      if (answer.status !== 200) return
      const cookie = cookieIn(answer)
      for (const { _id } of (await server.call('GET', '/api/passkeys', { cookie })).body.passkeys)
        expect((await server.call('DELETE', `/api/passkeys/${_id}`, { cookie, body: {} })).status).toBe(200)
    },
    'be signed out everywhere': async (email) => asAdmin('POST', `/admin/end-sessions/${await idOf(email)}`, {}),
    'have two-factor sign-in reset': async (email) => asAdmin('POST', `/admin/reset-second-factor/${await idOf(email)}`, {}),
  }

  const personState = async (email: string): Promise<PersonState> => {
    const account = await server.users.withEmail(email)
    if (!account) return 'none'
    const { state, admission } = account
    if (state === 'suspended')
      return admission === 'granted' ? state : admission === 'awaited' ? 'suspended, waits' : 'suspended, withdrawn'
    return state === 'pending' && admission === 'withdrawn' ? 'withdrawn' : state
  }
  /** Only who is active gets in, with the password or with a passkey, and everybody else hears why. */
  const checkPerson = async (email: string, state: PersonState, hasPasskey: boolean, told: string) => {
    const { status, body } = await logIn(email)
    const expected: Record<PersonState, string> = {
      none: 'WRONG_CREDENTIALS',
      unverified: 'EMAIL_NOT_VERIFIED',
      pending: 'PENDING_APPROVAL',
      withdrawn: 'PENDING_APPROVAL',
      active: 'in',
      suspended: 'ACCOUNT_SUSPENDED',
      'suspended, waits': 'ACCOUNT_SUSPENDED',
      'suspended, withdrawn': 'ACCOUNT_SUSPENDED',
    }
    expect(status === 200 ? 'in' : body.code, told).toBe(expected[state])
    const byPasskey = await logInByPasskey(email)
    if (byPasskey)
      expect(byPasskey.status === 200 ? 'in' : byPasskey.body.code, told).toBe(hasPasskey ? expected[state] : 'PASSKEY_REFUSED')
    const asksForMore =
      (await server.call('POST', '/login', { body: { email, password } })).body.code === 'SECOND_FACTOR_REQUIRED'
    expect(asksForMore, told).toBe(hasPasskey && state === 'active')
  }
  const team = (await server.users.member(owner.id))!.workspace.id
  /** Role and naming are as told, and whoever has a job role sees the job they are named on, or none. */
  const checkInTeam = async (email: string, { role, isNamed }: InTeam, told: string) => {
    const id = await idOf(email)
    expect([await server.workspaces.roleOf(team, id), await server.jobMembers.jobsOf(team, id)], told).toEqual([
      role,
      isNamed ? [job] : [],
    ])
    const answer = await logIn(email)
    if (answer.status !== 200 || role === null || answer.body.user.workspace._id !== team) return
    const cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!
    const { body } = await server.call('GET', '/api/job-descriptions', { cookie })
    const seen = isJobRole(role) && !isNamed ? [] : [job]
    expect(
      body.map(({ _id }: { _id: string }) => _id),
      told,
    ).toEqual(seen)
  }
  /** Whether the owner's workspace is the only one they are in: then a removal leaves nobody who vouches. */
  const isOnlyInTeam = async (email: string) => {
    const [first, ...others] = await server.users.memberships(await idOf(email))
    return first?.workspaceId === team && others.length === 0
  }

  const companyId = async (email: string) => (await server.companies.withEmail(email))?.id ?? 'nobody'
  const companyLogIn = (email: string) => server.call('POST', '/jobportal/login', { body: { email, password } })
  const withLink = async (email: string, given: Record<string, string>, method: string, path: string) => {
    const link = await newestLink('verify-company-email', email)
    return link && server.call(method, path, { body: { ...link, ...given } })
  }
  const ofCompany: Record<CompanyCall, (email: string) => Promise<unknown>> = {
    register: (email) =>
      server.call('POST', '/jobportal/register', { body: { fullName: 'Cara', email, password, companyName: 'Lantern Works' } }),
    'confirm the address': (email) => withLink(email, { password }, 'POST', '/api/jobportal/verify-email'),
    'confirm with a wrong password': (email) =>
      withLink(email, { password: 'another password' }, 'POST', '/api/jobportal/verify-email'),
    'say that it was somebody else': (email) => withLink(email, {}, 'DELETE', '/api/jobportal/registration'),
    'reset the password': (email) => reset('/jobportal', email),
    verify: async (email) => asAdmin('POST', `/admin/verify-jobposter/${await companyId(email)}`, {}),
    suspend: async (email) => asAdmin('POST', `/admin/suspend-jobposter/${await companyId(email)}`, {}),
    unsuspend: async (email) => asAdmin('POST', `/admin/unsuspend-jobposter/${await companyId(email)}`, {}),
    async 'let a stranger play the administrator'(email) {
      for (const path of ['verify-jobposter', 'unsuspend-jobposter']) {
        const address = `/admin/${path}/${await companyId(email)}`
        expect((await server.call('POST', address, { token: strangers.token, body: {} })).status).toBe(401)
      }
    },
    async 'sign out everywhere'(email) {
      const { token } = (await companyLogIn(email)).body
      if (!token) return
      await server.call('DELETE', '/jobportal/sessions', { token })
      await server.call('POST', '/jobportal/logout', { token, body: {} })
      expect((await server.call('GET', '/jobportal/profile', { token })).status).toBe(401)
    },
  }
  const companyState = async (email: string): Promise<CompanyState> => {
    const company = await server.companies.withEmail(email)
    if (!company) return 'none'
    const { emailVerifiedAt, verifiedAt, suspendedAt } = company
    const state = emailVerifiedAt ? (verifiedAt ? 'verified' : 'proved') : verifiedAt ? 'vouched for' : 'registered'
    return suspendedAt ? `${state}, suspended` : state
  }
  /** Who is suspended does not get in, and only who is verified posts. `before`: a token of the time before the call. */
  const checkCompany = async (email: string, state: CompanyState, before: string | null, told: string) => {
    const { status, body } = await companyLogIn(email)
    const expected = state === 'none' ? 401 : state.endsWith('suspended') ? 403 : 200
    expect(status, told).toBe(expected)
    if (expected !== 200 && before)
      expect((await server.call('GET', '/jobportal/profile', { token: before })).status, told).toBe(401)
    if (expected !== 200) return null
    const posted = await server.call('POST', '/jobportal/post', { token: body.token, body: jobFields() })
    expect(posted.body.code ?? 'posted', told).toBe(state === 'verified' ? 'posted' : 'COMPANY_NOT_VERIFIED')
    return body.token as string
  }
  return { server, ofPerson, personState, checkPerson, checkInTeam, isOnlyInTeam, ofCompany, companyState, checkCompany }
}

type World = Awaited<ReturnType<typeof aWorld>>

async function personSequence(world: World, seed: number, seen: Set<string>) {
  const random = randomNumbers(seed)
  const email = `person-${seed}@example.com`
  const taken: string[] = []
  let state: PersonState = 'none'
  let hasPasskey = false
  let inTeam: InTeam = { role: null, isNamed: false }
  for (let step = 0; step < callsOfASequence; step++) {
    world.server.clock.advance(quarterOfAnHour)
    // What begins an account stands first often enough for sequences to get far.
    const begins: boolean = state === 'none' || state === 'unverified'
    const wanted: PersonCall =
      begins && random() < 0.5 ? personCalls[Math.floor(random() * 5)]! : personCalls[Math.floor(random() * personCalls.length)]!
    const isLeaving: boolean = wanted === 'be removed from the last workspace'
    const isLast: boolean = isLeaving && (await world.isOnlyInTeam(email))
    await world.ofPerson[wanted](email)
    const next: PersonState = isLeaving && !isLast ? state : (people[wanted][state] ?? state)
    taken.push(`${state} -- ${wanted} --> ${next}`)
    const told = `sequence ${seed}\n${taken.join('\n')}`
    expect(await world.personState(email), told).toBe(next)
    hasPasskey = hasPasskeyAfter(wanted, hasPasskey, next)
    await world.checkPerson(email, next, hasPasskey, told)
    inTeam = inTeamAfter(wanted, inTeam, state, next)
    await world.checkInTeam(email, inTeam, told)
    seen.add(`${state} ${wanted}`)
    state = next
  }
}

async function companySequence(world: World, seed: number, seen: Set<string>) {
  const random = randomNumbers(seed + 1_000_000)
  const email = `company-${seed}@example.com`
  const taken: string[] = []
  let state: CompanyState = 'none'
  let token: string | null = null
  for (let step = 0; step < callsOfASequence; step++) {
    world.server.clock.advance(quarterOfAnHour)
    const wanted: CompanyCall = state === 'none' ? 'register' : companyCalls[Math.floor(random() * companyCalls.length)]!
    await world.ofCompany[wanted](email)
    const next: CompanyState = companies[wanted][state] ?? state
    taken.push(`${state} -- ${wanted} --> ${next}`)
    const told = `sequence ${seed}\n${taken.join('\n')}`
    expect(await world.companyState(email), told).toBe(next)
    token = await world.checkCompany(email, next, token, told)
    seen.add(`${state} ${wanted}`)
    state = next
  }
}

test(`${sequences} sequences of calls leave people and companies where the table says, and let in whom it says`, async () => {
  const seenOfPeople = new Set<string>()
  const seenOfCompanies = new Set<string>()
  for (let first = 1; first <= sequences; first += sequencesOfAServer) {
    const world = await aWorld()
    for (let seed = first; seed < Math.min(first + sequencesOfAServer, sequences + 1); seed++) {
      await personSequence(world, seed, seenOfPeople)
      await companySequence(world, seed, seenOfCompanies)
    }
  }
  // Sequences that never get anywhere would prove nothing.
  expect(seenOfPeople.size).toBeGreaterThan(sequences >= 1000 ? 110 : 40)
  expect(seenOfCompanies.size).toBeGreaterThan(sequences >= 1000 ? 75 : 40)
})
