import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { scimNames } from './constants.ts'
import { aDirectory } from './test-directory.ts'

// The whole server, and a busy machine takes its time.
setDefaultTimeout(60_000)

const directory = await aDirectory()
const { server, base, owner, key, call, find, patch, aPerson, add, addGroup, team, roleOf, choose, signIn } = directory
afterAll(() => server.app.server.stop(true))

const forgetful = async (email: string) => (await call('GET', `/Users?filter=userName eq "${email}"`)).body.Resources[0]

describe('what a directory asks before it begins', () => {
  test('the server says what it can do, in the type and the names of SCIM', async () => {
    const config = await call('GET', '/ServiceProviderConfig')
    expect([config.status, config.headers.get('content-type')]).toEqual([200, 'application/scim+json'])
    expect(config.body).toMatchObject({ schemas: [scimNames.config], patch: { supported: true }, bulk: { supported: false } })
    const types = await call('GET', '/ResourceTypes')
    expect(types.body.Resources.map(({ endpoint }: { endpoint: string }) => endpoint)).toEqual(['/Users', '/Groups'])
    const schemas = await call('GET', '/Schemas')
    expect(schemas.body.Resources.map(({ id }: { id: string }) => id)).toEqual([scimNames.user, scimNames.group])
    expect((await call('GET', `/Schemas/${scimNames.user}`)).body.attributes.length).toBeGreaterThan(5)
    expect((await call('GET', '/ResourceTypes/Group')).body.schema).toBe(scimNames.group)
    expect((await call('GET', '/Schemas/urn:none')).status).toBe(404)
  })

  test('a probe for somebody who is not there finds an empty list', async () => {
    const { status, body } = await find('userName eq "d6a1a5a4-probe"')
    expect([status, body]).toEqual([
      200,
      { schemas: [scimNames.list], totalResults: 0, startIndex: 1, itemsPerPage: 0, Resources: [] },
    ])
  })

  test('without a key, with another key, and with a session nothing is answered, in the shape of SCIM', async () => {
    const none = await call('GET', '/Users', undefined, 'nothing')
    expect([none.status, none.body.schemas, none.body.status]).toEqual([401, [scimNames.error], '401'])
    const body = { kind: 'workspace', name: 'Reports', scopes: ['reports'] }
    const other = (await server.call('POST', '/api/keys', { cookie: owner.cookie, body })).body.key
    expect((await call('GET', '/Users', undefined, other)).status).toBe(403)
    expect((await server.call('GET', '/scim/v2/Users', { cookie: owner.cookie })).status).toBe(401)
    // What the directory has opens nothing else.
    expect((await server.call('GET', '/api/team', { token: key.token })).status).toBe(403)
  })
})

describe('people', () => {
  test('somebody new is a member at once, without a password, and chooses one by a mailed link', async () => {
    const made = await call('POST', '/Users', aPerson('ida@example.org'))
    expect([made.status, made.headers.get('location')]).toEqual([201, made.body.meta.location])
    expect(made.body).toMatchObject({
      userName: 'ida@example.org',
      externalId: 'ida',
      active: true,
      emails: [{ value: 'ida@example.org', type: 'work', primary: true }],
      roles: [{ value: 'interviewer', primary: true }],
    })
    expect(await roleOf('ida@example.org')).toBe('interviewer')
    expect((await server.sentMails()).findLast((mail) => mail.to === 'ida@example.org')).toMatchObject({
      kind: 'added-by-directory',
      role: 'interviewer',
    })
    expect((await server.call('POST', '/login', { body: { email: 'ida@example.org', password: '' } })).status).toBeGreaterThan(
      399,
    )
    const cookie = await signIn('ida@example.org')
    expect((await server.call('GET', '/user', { cookie })).body.user.workspace).toEqual(
      (await server.call('GET', '/user', { cookie: owner.cookie })).body.user.workspace,
    )
  })

  test('is found by userName in any letters, by externalId and by id, and only within the own workspace', async () => {
    const { id } = await forgetful('IDA@example.org')
    expect((await find('externalId eq "ida"')).body.Resources[0].id).toBe(id)
    expect((await find(`id eq "${id}" and active eq true`)).body.totalResults).toBe(1)
    expect((await find('emails[type eq "work" and value eq "ida@example.org"]')).body.totalResults).toBe(1)
    expect((await find('externalId eq "IDA"')).body.totalResults).toBe(0)
    const elsewhere = await server.recruiter('elsewhere@example.com')
    const other = await directory.keyFor(elsewhere.cookie)
    const seen = await call('GET', '/Users', undefined, other.token)
    expect(seen.body.Resources.map(({ userName }: { userName: string }) => userName)).toEqual(['elsewhere@example.com'])
    for (const [method, body] of [
      ['GET', undefined],
      ['DELETE', undefined],
      ['PUT', aPerson('ida@example.org')],
      ['PATCH', { Operations: [{ op: 'replace', path: 'active', value: false }] }],
    ] as const)
      expect((await call(method, `/Users/${id}`, body, other.token)).status).toBe(404)
    expect(await roleOf('ida@example.org')).toBe('interviewer')
  })

  test('a filter that is not understood is refused with invalidFilter, a second person of the name with uniqueness', async () => {
    for (const filter of [
      'userName',
      'userName eq',
      'userName gt "a"',
      'nonsense eq "a"',
      'userName eq "a" or userName eq "b"',
      '((',
    ])
      expect((await find(filter)).body).toMatchObject({ status: '400', scimType: 'invalidFilter' })
    const again = await call('POST', '/Users', aPerson('Ida@Example.org', { externalId: 'other' }))
    expect([again.status, again.body.scimType]).toEqual([409, 'uniqueness'])
    const nameless = await call('POST', '/Users', { schemas: [scimNames.user], userName: 'no address' })
    expect([nameless.status, nameless.body.scimType]).toEqual([400, 'invalidValue'])
  })

  test('a list comes in pages, and shows the attributes that were asked for', async () => {
    const all = (await call('GET', '/Users')).body
    const second = (await call('GET', '/Users?startIndex=2&count=1&attributes=userName')).body
    expect([second.totalResults, second.startIndex, second.itemsPerPage]).toEqual([all.totalResults, 2, 1])
    expect(second.Resources).toEqual([
      { schemas: [scimNames.user], id: all.Resources[1].id, userName: all.Resources[1].userName },
    ])
    expect((await call('GET', '/Users?count=0')).body.Resources).toEqual([])
    expect((await call('GET', '/Users?startIndex=x')).body.scimType).toBe('invalidValue')
  })

  test('Entra ID turns somebody off with "False" and their session ends at once; "True" brings them back in their role', async () => {
    const id = await add('kim@example.org')
    const group = await addGroup('Kims', [id])
    await choose([{ name: 'Kims', role: 'recruiter' }])
    const cookie = await signIn('kim@example.org')
    const ended: string[] = []
    server.app.accounts.onSessionsEnded((userId) => void ended.push(userId))
    const off = await patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: 'False' })
    expect([off.status, off.body.active]).toEqual([200, false])
    expect((await server.call('GET', '/user', { cookie })).status).toBe(401)
    expect(ended.length).toBeGreaterThan(0)
    expect(await roleOf('kim@example.org')).toBeNull()
    expect((await find('userName eq "kim@example.org"')).body.Resources[0].active).toBe(false)
    expect((await call('GET', `/Groups/${group}`)).body.members[0].value).toBe(id)
    const login = await server.call('POST', '/login', {
      body: { email: 'kim@example.org', password: 'a person of the directory' },
    })
    expect(login.status).toBe(403)
    const on = await patch(`/Users/${id}`, { op: 'Replace', value: { active: 'True' } })
    expect([on.status, on.body.active, await roleOf('kim@example.org')]).toEqual([200, true, 'recruiter'])
    await server.logIn('kim@example.org', 'a person of the directory')
  })

  test('whoever opened an account does not open it any more once its address is another, until the new mailbox says so', async () => {
    const id = await add('before@example.org')
    const cookie = await signIn('before@example.org')
    const renamed = await patch(
      `/Users/${id}`,
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'after@example.org' },
      { op: 'Replace', path: 'userName', value: 'after@example.org' },
    )
    expect(renamed.status).toBe(200)
    expect((await server.call('GET', '/user', { cookie })).status).toBe(401)
    const old = { email: 'after@example.org', password: 'a person of the directory' }
    expect((await server.call('POST', '/login', { body: old })).status).toBe(401)
    await signIn('after@example.org', 'chosen in the new mailbox')
  })

  test('the shapes in which directories change somebody are all understood', async () => {
    const id = await add('shapes@example.org')
    const seen = async () => (await call('GET', `/Users/${id}`)).body
    // Entra ID: dotted names without a path, and paths with a filter.
    await patch(`/Users/${id}`, {
      op: 'Add',
      value: { displayName: 'Shapes One', 'name.givenName': 'Shapes', [`${scimNames.user}:name.familyName`]: 'One' },
    })
    expect(await seen()).toMatchObject({ displayName: 'Shapes One', name: { givenName: 'Shapes', familyName: 'One' } })
    await patch(
      `/Users/${id}`,
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'moved@example.org' },
      { op: 'Replace', path: 'userName', value: 'moved@example.org' },
      { op: 'Add', path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department', value: 'People' },
    )
    expect(await seen()).toMatchObject({ userName: 'moved@example.org', emails: [{ value: 'moved@example.org' }] })
    expect(await roleOf('moved@example.org')).toBe('interviewer')
    // An older Entra ID wraps plain values; Okta sends objects without a path, with the id in it.
    await patch(`/Users/${id}`, { op: 'replace', path: 'active', value: [{ $ref: null, value: 'False' }] })
    expect((await seen()).active).toBe(false)
    await patch(`/Users/${id}`, { op: 'replace', value: { id, active: true, name: { familyName: 'Two' } } })
    expect(await seen()).toMatchObject({ active: true, name: { familyName: 'Two' } })
    await patch(`/Users/${id}`, { op: 'remove', path: 'externalId' })
    expect((await seen()).externalId).toBeUndefined()
    // Okta and Keycloak: the whole resource.
    const whole = {
      ...(await seen()),
      displayName: 'Shapes Three',
      externalId: '00u1',
      name: { givenName: 'S', familyName: 'Three' },
    }
    const put = await call('PUT', `/Users/${id}`, whole)
    expect([put.status, put.body.displayName, put.body.externalId]).toEqual([200, 'Shapes Three', '00u1'])
    expect((await team()).find(({ email }) => email === 'moved@example.org')).toMatchObject({ fullName: 'Shapes Three' })
  })

  test('a PATCH that cannot be done changes nothing and says what is wrong', async () => {
    const id = await add('still@example.org')
    const before = (await call('GET', `/Users/${id}`)).body
    const wrong: [object, string][] = [
      [{ op: 'replace', path: 'active', value: 'perhaps' }, 'invalidValue'],
      [{ op: 'replace', path: 'emails[type', value: 'x' }, 'invalidPath'],
      [{ op: 'remove' }, 'noTarget'],
      [{ op: 'move', path: 'active' }, 'invalidSyntax'],
      [{ op: 'replace', path: 'meta.created', value: 'x' }, 'mutability'],
      [{ op: 'add', path: 'groups', value: [] }, 'mutability'],
      [{ op: 'remove', path: 'userName' }, 'invalidValue'],
    ]
    for (const [operation, scimType] of wrong) {
      const answer = await patch(`/Users/${id}`, { op: 'replace', path: 'displayName', value: 'Other' }, operation)
      expect([answer.status, answer.body.scimType]).toEqual([400, scimType])
    }
    expect((await call('PATCH', `/Users/${id}`, {})).body.scimType).toBe('invalidSyntax')
    expect((await call('GET', `/Users/${id}`)).body).toEqual(before)
    const badly = await fetch(`${base}/scim/v2/Users`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key.token}`, 'content-type': 'application/scim+json' },
      body: '{',
    })
    expect([badly.status, await badly.json()]).toMatchObject([400, { schemas: [scimNames.error] }])
  })

  test('somebody who has an account is asked, and is a member once they agree', async () => {
    const rita = await server.recruiter('rita@example.net')
    const made = await call('POST', '/Users', aPerson('rita@example.net'))
    expect([made.status, made.body.active, await roleOf('rita@example.net')]).toEqual([201, true, null])
    const mail = (await server.sentMails()).findLast((each) => each.to === 'rita@example.net')
    expect(mail).toMatchObject({ kind: 'invitation', role: 'interviewer' })
    // The group comes before they do.
    await choose([{ name: 'Askers', role: 'viewer' }])
    await addGroup('Askers', [made.body.id])
    const link = Object.fromEntries(new URL((mail as { link: string }).link).searchParams)
    await server.call('POST', '/api/invitation/accept', { cookie: rita.cookie, body: link })
    expect(await roleOf('rita@example.net')).toBe('viewer')
    expect((await forgetful('rita@example.net')).id).toBe(made.body.id)
    // Their account is their own: no directory moves it to another mailbox.
    const moved = await patch(`/Users/${made.body.id}`, {
      op: 'replace',
      path: 'emails[type eq "work"].value',
      value: 'trap@example.org',
    })
    expect([moved.status, moved.body.scimType]).toEqual([400, 'mutability'])
    // Whoever has left by themselves is asked once more, and not put back.
    await server.call('DELETE', `/api/team/members/${rita.id}`, { cookie: rita.cookie })
    expect((await forgetful('rita@example.net')).active).toBe(false)
    const again = await patch(`/Users/${made.body.id}`, { op: 'replace', path: 'active', value: true })
    expect([again.status, await roleOf('rita@example.net')]).toEqual([200, null])
  })

  test('whose account is deleted is forgotten, also before they have accepted', async () => {
    const nora = await server.recruiter('nora@example.net')
    const { id } = (await call('POST', '/Users', aPerson('nora@example.net'))).body
    await server.call('DELETE', `/admin/delete-user/${nora.id}`, { cookie: await server.admin() })
    expect((await call('GET', `/Users/${id}`)).status).toBe(404)
    expect(JSON.stringify((await call('GET', '/Users?count=200')).body)).not.toContain('nora@example.net')
  })

  test('a member who was invited by hand is there, and keeps a role that was given by hand', async () => {
    await server.colleague(owner.cookie, 'viewer', 'vera@example.com')
    const vera = await forgetful('vera@example.com')
    expect(vera).toMatchObject({ active: true, roles: [{ value: 'viewer' }] })
    await patch(`/Users/${vera.id}`, { op: 'add', path: 'externalId', value: 'v-1' })
    await addGroup('No role', [vera.id])
    expect([await roleOf('vera@example.com'), (await find('externalId eq "v-1"')).body.Resources[0].id]).toEqual([
      'viewer',
      vera.id,
    ])
  })

  test('a deleted person is out and unknown; a second delete says so', async () => {
    const id = await add('gone@example.org')
    const cookie = await signIn('gone@example.org')
    expect((await call('DELETE', `/Users/${id}`)).status).toBe(204)
    expect((await server.call('GET', '/user', { cookie })).status).toBe(401)
    expect([(await call('GET', `/Users/${id}`)).status, (await call('DELETE', `/Users/${id}`)).status]).toEqual([404, 404])
    expect(await roleOf('gone@example.org')).toBeNull()
  })

  test('the last owner is neither turned off, nor deleted, nor given less by a group', async () => {
    const { id } = await forgetful(owner.email)
    const off = await patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: 'False' })
    expect([off.status, off.body.detail]).toEqual([409, 'Somebody has to own the workspace. Make another member owner first.'])
    expect((await call('DELETE', `/Users/${id}`)).status).toBe(409)
    expect((await call('PUT', `/Users/${id}`, aPerson(owner.email, { active: false }))).status).toBe(409)
    await choose([{ name: 'Lookers', role: 'viewer' }])
    const group = await call('POST', '/Groups', { displayName: 'Lookers', members: [{ value: id }] })
    expect([group.status, await roleOf(owner.email)]).toEqual([409, 'owner'])
    expect((await find('displayName eq "Lookers"', 'Groups')).body.totalResults).toBe(0)
    expect((await server.call('GET', '/user', { cookie: owner.cookie })).status).toBe(200)
  })

  test('what an administrator decided stays: a suspension is not lifted, and no approval given back', async () => {
    const id = await add('sus@example.org')
    const cookie = await signIn('sus@example.org')
    const account = (await server.call('GET', '/user', { cookie })).body.user._id
    const admin = await server.admin()
    await server.call('POST', `/admin/suspend-user/${account}`, { cookie: admin, body: {} })
    expect((await call('GET', `/Users/${id}`)).body.active).toBe(false)
    const refused = await patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: 'True' })
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'An administrator of this server has suspended this account or withdrawn its approval. Only an administrator can let it in again.',
    ])
    // Also by the way round over turning off, and by deleting and making anew.
    expect((await patch(`/Users/${id}`, { op: 'replace', path: 'active', value: false })).status).toBe(200)
    expect((await patch(`/Users/${id}`, { op: 'replace', path: 'active', value: true })).status).toBe(409)
    await call('DELETE', `/Users/${id}`)
    await call('POST', '/Users', aPerson('sus@example.org'))
    const login = await server.call('POST', '/login', {
      body: { email: 'sus@example.org', password: 'a person of the directory' },
    })
    expect([login.status, login.body.code]).toEqual([403, 'ACCOUNT_SUSPENDED'])
    expect(await roleOf('sus@example.org')).toBeNull()
  })
})

describe('groups', () => {
  let ann = ''
  let ben = ''
  beforeAll(async () => {
    ann = await add('ann@example.org')
    ben = await add('ben@example.org')
  })

  test('give the role that the owner chose, the most of several, at once and in every shape of change', async () => {
    await choose([
      { name: 'Recruiting', role: 'recruiter' },
      { name: 'Leads', role: 'owner' },
    ])
    const recruiting = await addGroup('Recruiting')
    const leads = await addGroup('Leads')
    const members = { path: 'members' }
    await patch(`/Groups/${recruiting}`, { op: 'Add', ...members, value: [{ value: ann }, { value: ben }] })
    expect([await roleOf('ann@example.org'), await roleOf('ben@example.org')]).toEqual(['recruiter', 'recruiter'])
    await patch(`/Groups/${leads}`, { op: 'add', ...members, value: { value: ann } })
    expect(await roleOf('ann@example.org')).toBe('owner')
    expect((await call('GET', `/Users/${ann}`)).body.groups.map(({ display }: { display: string }) => display).sort()).toEqual([
      'Leads',
      'Recruiting',
    ])
    await patch(`/Groups/${leads}`, { op: 'remove', path: `members[value eq "${ann}"]` })
    expect(await roleOf('ann@example.org')).toBe('recruiter')
    // Entra ID names whom to remove in the value; Okta replaces all of them without a path.
    await patch(`/Groups/${recruiting}`, { op: 'Remove', ...members, value: [{ value: ann }] })
    expect([await roleOf('ann@example.org'), await roleOf('ben@example.org')]).toEqual(['interviewer', 'recruiter'])
    await patch(`/Groups/${recruiting}`, {
      op: 'replace',
      value: { id: recruiting, displayName: 'Recruiting', members: [{ value: ann }] },
    })
    expect([await roleOf('ann@example.org'), await roleOf('ben@example.org')]).toEqual(['recruiter', 'interviewer'])
    await call('PUT', `/Groups/${recruiting}`, { displayName: 'Recruiting', members: [{ value: ben }] })
    expect([await roleOf('ann@example.org'), await roleOf('ben@example.org')]).toEqual(['interviewer', 'recruiter'])
    // Chosen anew by the owner, it counts at once; so does a new name, and the end of the group.
    await choose([{ name: 'recruiting', role: 'viewer' }])
    expect(await roleOf('ben@example.org')).toBe('viewer')
    await patch(`/Groups/${recruiting}`, { op: 'replace', path: 'displayName', value: 'Others' })
    expect(await roleOf('ben@example.org')).toBe('interviewer')
    await choose([{ name: 'Others', role: 'hiring-manager' }], 'viewer')
    expect(await roleOf('ben@example.org')).toBe('hiring-manager')
    expect((await call('DELETE', `/Groups/${recruiting}`)).status).toBe(204)
    expect([await roleOf('ben@example.org'), (await call('GET', `/Groups/${recruiting}`)).status]).toEqual(['viewer', 404])
  })

  test('are found by name without their members, and hold nobody from elsewhere', async () => {
    const id = await addGroup('Café “One”', [ann])
    const found = await call(
      'GET',
      `/Groups?excludedAttributes=members&filter=${encodeURIComponent('displayName eq "café “one”"')}`,
    )
    expect(found.body.Resources).toEqual([expect.not.objectContaining({ members: expect.anything() })])
    expect(found.body.Resources[0].id).toBe(id)
    expect((await find(`members.value eq "${ann}" and displayName sw "Café"`, 'Groups')).body.totalResults).toBe(1)
    const unknown = await patch(`/Groups/${id}`, { op: 'add', path: 'members', value: [{ value: 'nobody' }] })
    expect([unknown.status, unknown.body.scimType]).toEqual([400, 'invalidValue'])
    const twice = await call('POST', '/Groups', { displayName: 'CAFÉ “One”' })
    expect([twice.status, twice.body.scimType]).toEqual([409, 'uniqueness'])
    const elsewhere = await directory.keyFor(await server.logIn('elsewhere@example.com', 'a recruiter of tests'))
    expect((await call('GET', `/Groups/${id}`, undefined, elsewhere.token)).status).toBe(404)
    expect((await call('GET', '/Groups', undefined, elsewhere.token)).body.totalResults).toBe(0)
  })

  test('roles are for owners to choose; everybody else is refused, and nobody becomes owner without a group', async () => {
    const cookie = await server.colleague(owner.cookie, 'recruiter', 'reto@example.com')
    const body = { otherRole: 'viewer', groups: [] }
    expect((await server.call('PUT', '/api/directory/roles', { cookie, body })).status).toBe(403)
    expect((await server.call('GET', '/api/directory', { cookie })).status).toBe(403)
    expect((await choose([], 'owner')).status).toBe(400)
    expect(
      (
        await choose([
          { name: 'A', role: 'viewer' },
          { name: 'a ', role: 'recruiter' },
        ])
      ).status,
    ).toBe(400)
    await choose([{ name: 'Not sent yet', role: 'recruiter' }], 'viewer')
    const seen = (await server.call('GET', '/api/directory', { cookie: owner.cookie })).body
    expect(seen).toMatchObject({ keys: 1, otherRole: 'viewer', lastCallAt: server.clock.now().toISOString() })
    expect(seen.address).toEndWith('/scim/v2')
    expect(seen.groups).toContainEqual({ name: 'Not sent yet', people: null, role: 'recruiter' })
    expect(seen.groups).toContainEqual({ name: 'Café “One”', people: 1, role: null })
  })
})

describe('keys of the scope', () => {
  test('are made by owners, for the workspace, and open nothing else beside', async () => {
    const make = async (cookie: string, body: object) =>
      (await server.call('POST', '/api/keys', { cookie, body: { name: 'A key', ...body } })).status
    const recruiter = await server.logIn('reto@example.com', 'a colleague of tests')
    expect(await make(recruiter, { kind: 'workspace', scopes: ['directory'] })).toBe(403)
    expect(await make(recruiter, { kind: 'personal', scopes: ['directory'] })).toBe(403)
    expect(await make(owner.cookie, { kind: 'personal', scopes: ['directory'] })).toBe(403)
    expect(await make(owner.cookie, { kind: 'workspace', scopes: ['directory', 'candidates:read'] })).toBe(403)
  })

  test('stand in the audit log as the actor of every change', async () => {
    const log = await server.call('GET', `/admin/audit?limit=200&actor=${key.id}`, { cookie: await server.admin() })
    const actions = new Set(log.body.entries.map(({ action }: { action: string }) => action))
    for (const action of ['add-member', 'remove-member', 'change-role', 'update-user', 'invite-member', 'change-directory-group'])
      expect([...actions]).toContain(action)
    expect(log.body.entries[0].actor).toEqual({ _id: key.id, name: 'Key “Directory”' })
  })

  test('may ask 600 times a minute; then the directory is told when to go on', async () => {
    const counted = await directory.keyFor(owner.cookie)
    let last = await call('GET', '/ServiceProviderConfig', undefined, counted.token)
    expect(last.headers.get('ratelimit-limit')).toBe('600')
    for (let n = 0; n < 12; n++) {
      const ask = () => call('GET', '/ServiceProviderConfig', undefined, counted.token)
      const many = await Promise.all(Array.from({ length: 50 }, ask))
      last = many.find(({ status }) => status !== 200) ?? last
    }
    expect([last.status, last.body.status, Number(last.headers.get('retry-after')) > 0]).toEqual([429, '429', true])
  })

  test('once the plan has ended, nobody new comes in, and people are still turned off', async () => {
    const id = (await forgetful('ann@example.org')).id
    server.clock.advance(15 * 24 * 60 * 60_000)
    expect((await call('POST', '/Users', aPerson('late@example.org'))).status).toBe(403)
    expect((await patch(`/Users/${id}`, { op: 'replace', path: 'active', value: false })).status).toBe(200)
    expect((await patch(`/Users/${id}`, { op: 'replace', path: 'active', value: true })).status).toBe(403)
  })
})
