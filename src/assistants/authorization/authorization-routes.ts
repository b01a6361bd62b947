import { type AssistantRecord, assistantsContract } from '#src/contracts/assistants/index.ts'
import type { ClientAddress } from '#src/http/client-address.ts'
import { prepared, routesOf } from '#src/http/contracted.ts'
import { requestIdOf } from '#src/http/request-id.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { productName } from '#src/shared/constants.ts'
import type { ListedGrant } from '../authorization-ports.ts'
import { assistantScopes } from '../constants.ts'
import type { Authorization } from './authorization.ts'
import { RefusedByProtocol } from './errors.ts'
import { redirectInWords } from './redirects.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
  addressOf: ClientAddress
  publicUrl: string
}

const record = ({ id, client, scopes, person, createdAt, lastUsedAt }: ListedGrant): AssistantRecord => ({
  _id: id,
  name: client.name,
  sentBackTo: redirectInWords(client.redirectUris[0] ?? 'https://unknown.invalid/'),
  scopes,
  person,
  connectedAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

/** How assistants are let in, by the person they work for. */
export function authorizationRoutes(authorization: Authorization, { guards, addressOf, publicUrl }: Options) {
  const resource = {
    resource: `${publicUrl}/mcp`,
    authorization_servers: [publicUrl],
    scopes_supported: [...assistantScopes],
    bearer_methods_supported: ['header'],
    resource_name: productName,
  }
  /** A refusal in the words that programs of the protocol read. */
  const inProtocol = async <Answer>(work: () => Promise<Answer>) => {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof RefusedByProtocol)) throw error
      return prepared(Response.json({ error: error.error, error_description: error.message }, { status: 400 }))
    }
  }
  return routesOf(assistantsContract, { name: 'assistant-access', tags: ['Assistants'] })
    .onBeforeHandle(({ set }) => {
      set.headers['cache-control'] = 'no-store'
    })
    .use(guards)
    .get('/.well-known/oauth-protected-resource', () => resource)
    .get('/.well-known/oauth-protected-resource/mcp', () => resource)
    .get('/.well-known/oauth-authorization-server', () => ({
      issuer: publicUrl,
      authorization_endpoint: `${publicUrl}/dashboard/connections/allow`,
      token_endpoint: `${publicUrl}/oauth/token`,
      registration_endpoint: `${publicUrl}/oauth/register`,
      revocation_endpoint: `${publicUrl}/oauth/revoke`,
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      revocation_endpoint_auth_methods_supported: ['none'],
      scopes_supported: [...assistantScopes],
      authorization_response_iss_parameter_supported: true,
      service_documentation: `${publicUrl}/dashboard/connections`,
    }))
    .post('/oauth/register', ({ request, server, body, set }) =>
      inProtocol(async () => {
        const wanted = { name: body.client_name ?? '', redirectUris: body.redirect_uris }
        const client = await authorization.introduce(wanted, addressOf(request, server))
        set.status = 201
        return {
          client_id: client.id,
          client_id_issued_at: Math.floor(client.createdAt.getTime() / 1000),
          client_name: client.name,
          redirect_uris: client.redirectUris,
          grant_types: ['authorization_code', 'refresh_token'],
          response_types: ['code'],
          token_endpoint_auth_method: 'none',
        }
      }),
    )
    .post('/oauth/token', ({ request, server, body }) =>
      inProtocol(() => authorization.exchange(body, addressOf(request, server), requestIdOf(request))),
    )
    .post('/oauth/revoke', async ({ request, server, body }) => {
      await authorization.giveBack(body.token, addressOf(request, server), requestIdOf(request))
      return { message: 'The token opens nothing any more.' }
    })
    .get('/api/assistant-consent', ({ user, query }) => authorization.look(user, query), { signedIn: true })
    .post(
      '/api/assistant-consent',
      async ({ user, body, request }) => ({
        location: body.isAllowed
          ? await authorization.allow(user, body.asked, body.scopes, requestIdOf(request))
          : await authorization.deny(user, body.asked),
      }),
      { signedIn: true },
    )
    .get(
      '/api/assistants',
      async ({ user }) => ({ address: resource.resource, assistants: (await authorization.list(user)).map(record) }),
      { signedIn: true },
    )
    .delete(
      '/api/assistants/:id',
      async ({ user, params, request }) => {
        await authorization.disconnect(user, params.id, requestIdOf(request))
        return { message: 'The assistant is disconnected.' }
      },
      { signedIn: true },
    ).plugin
}
