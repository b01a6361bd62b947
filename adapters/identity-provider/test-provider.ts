import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import Provider from 'oidc-provider'

/** Somebody who has an account at the provider of tests. */
export interface TestPerson {
  email?: string
  email_verified?: boolean
  name?: string
  groups?: string[]
  realm_access?: { roles: string[] }
}

export const testClient = { id: 'ats', secret: 'a secret between the two' }

interface Options {
  /** Where it sends people back to. */
  redirects: string[]
  /** Where it tells that somebody signed out. */
  logoutAt?: string
  /** Any free one unless told. */
  port?: number
}

/** A real provider on this machine, whose people are in the hands of the test and press every button at once. */
export async function testProvider({ redirects, logoutAt, port: wanted = 0 }: Options) {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const people: Record<string, TestPerson> = {}
  let here: string | null = null
  const provider = new Provider(issuer, {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: 'k1', use: 'sig', alg: 'RS256' }] },
    clients: [
      {
        client_id: testClient.id,
        client_secret: testClient.secret,
        redirect_uris: redirects,
        grant_types: ['authorization_code', 'refresh_token'],
        ...(logoutAt ? { backchannel_logout_uri: logoutAt, backchannel_logout_session_required: true } : {}),
      },
    ],
    claims: { openid: ['sub', 'groups', 'realm_access'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['a key of tests'] },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    pkce: { required: () => true },
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    interactions: { url: (_ctx, { uid }) => `/press/${uid}` },
    findAccount: (_ctx, id) => {
      const person = people[id]
      return person && { accountId: id, claims: () => ({ sub: id, ...person }) }
    },
    renderError: (ctx, { error, error_description }) => {
      ctx.body = `${error}: ${error_description}`
    },
  })

  const press = async (request: IncomingMessage, response: ServerResponse) => {
    const { prompt, params } = await provider.interactionDetails(request, response)
    const accountId = here
    if (accountId === null)
      return provider.interactionFinished(request, response, { error: 'access_denied', error_description: 'Not today' })
    if (prompt.name === 'login') return provider.interactionFinished(request, response, { login: { accountId } })
    const grant = new provider.Grant({ accountId, clientId: String(params.client_id) })
    grant.addOIDCScope(String(params.scope))
    return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } })
  }
  const answer = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/press/')) void press(request, response)
    else void answer(request, response)
  })

  return {
    issuer,
    people,
    /** Who sits before the browser; null for somebody who does not want to sign in. */
    signsIn(id: string | null) {
      here = id
    },
    /** Opens an address of the provider as a browser that nobody has used does, until it leads away; resolves to where. */
    async visit(address: string): Promise<string> {
      const jar = new Map<string, string>()
      for (let at = address, steps = 0; steps < 10; steps++) {
        const answer = await fetch(at, {
          redirect: 'manual',
          headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
        })
        for (const cookie of answer.headers.getSetCookie()) {
          const [pair = ''] = cookie.split(';')
          jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
        }
        const location = answer.headers.get('location')
        if (!location) throw new Error(`${answer.status} ${await answer.text()}`)
        at = new URL(location, at).href
        if (!at.startsWith(issuer)) return at
      }
      throw new Error('The provider leads nowhere.')
    },
    /** A logout token with its own key, and whatever is wrong with it. */
    logoutToken: (said: JWTPayload, key = privateKey, typ = 'logout+jwt') =>
      new SignJWT({ events: { 'http://schemas.openid.net/event/backchannel-logout': {} }, ...said })
        .setProtectedHeader({ alg: 'RS256', kid: 'k1', typ })
        .sign(key),
    /** An ID token with its own key, and whatever is wrong with it. */
    idToken: (said: JWTPayload, key = privateKey) => new SignJWT(said).setProtectedHeader({ alg: 'RS256', kid: 'k1' }).sign(key),
    /** Tells whoever wants to know that a session has ended there. */
    async endSession(subject: string, sid: string) {
      const client = await provider.Client.find(testClient.id)
      const tell = client?.backchannelLogout
      if (typeof tell === 'function') await tell.call(client, subject, sid)
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
