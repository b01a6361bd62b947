import { testServer } from '#adapters/test-server.ts'
import { scimNames } from './constants.ts'

/** A server that listens, a workspace with its owner, and a directory that calls over HTTP as Entra ID, Okta and Keycloak do. */
export async function aDirectory(environment: Record<string, string> = {}, others: Parameters<typeof testServer>[1] = {}) {
  const server = testServer(environment, others)
  server.app.server.listen({ hostname: '127.0.0.1', port: 0 })
  const base = `http://127.0.0.1:${server.app.server.server?.port}`
  const owner = await server.recruiter('owner@example.com')

  async function keyFor(cookie: string) {
    const body = { kind: 'workspace', name: 'Directory', scopes: ['directory'] }
    const made = await server.call('POST', '/api/keys', { cookie, body })
    return { token: made.body.key as string, id: made.body.record._id as string }
  }
  const key = await keyFor(owner.cookie)

  async function call(method: string, path: string, body?: unknown, token = key.token) {
    const response = await fetch(`${base}/scim/v2${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/scim+json',
        ...(body === undefined ? {} : { 'content-type': 'application/scim+json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null }
  }
  const find = (filter: string, kind: 'Users' | 'Groups' = 'Users') =>
    call('GET', `/${kind}?filter=${encodeURIComponent(filter)}`)
  const patch = (path: string, ...operations: object[]) =>
    call('PATCH', path, { schemas: [scimNames.patch], Operations: operations })

  /** Somebody as Entra ID sends them for the first time. */
  const aPerson = (userName: string, more: object = {}) => ({
    schemas: [scimNames.user, 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'],
    externalId: userName.split('@')[0],
    userName,
    active: true,
    displayName: 'Ida Example',
    emails: [{ primary: true, type: 'work', value: userName }],
    meta: { resourceType: 'User' },
    name: { formatted: 'Ida Example', familyName: 'Example', givenName: 'Ida' },
    roles: [],
    ...more,
  })
  const add = async (userName: string, more: object = {}): Promise<string> =>
    (await call('POST', '/Users', aPerson(userName, more))).body.id
  const addGroup = async (displayName: string, members: string[] = []): Promise<string> =>
    (await call('POST', '/Groups', { schemas: [scimNames.group], displayName, members: members.map((value) => ({ value })) }))
      .body.id
  const team = async (): Promise<{ email: string; role: string }[]> =>
    (await server.call('GET', '/api/team', { cookie: owner.cookie })).body.members
  const roleOf = async (email: string) => (await team()).find((member) => member.email === email)?.role ?? null
  const choose = (groups: { name: string; role: string }[], otherRole = 'interviewer') =>
    server.call('PUT', '/api/directory/roles', { cookie: owner.cookie, body: { otherRole, groups } })
  /** They ask for a link and choose a password, as whoever has none does. */
  async function signIn(email: string, password = 'a person of the directory') {
    await server.call('POST', '/api/forgot-password', { body: { email } })
    const mail = (await server.sentMails()).findLast((each) => each.kind === 'reset-password' && each.to === email)
    const link = Object.fromEntries(new URL((mail as { link: string }).link).searchParams)
    await server.call('POST', '/api/reset-password', { body: { ...link, password, confirmPassword: password } })
    return server.logIn(email, password)
  }
  return { server, base, owner, key, keyFor, call, find, patch, aPerson, add, addGroup, team, roleOf, choose, signIn }
}
