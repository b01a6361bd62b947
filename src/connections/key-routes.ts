import { connectionsContract } from '#src/contracts/connections/index.ts'
import { routesOf } from '#src/http/contracted.ts'
import { requestIdOf } from '#src/http/request-id.ts'
import type { sessionGuards } from '#src/http/session.ts'
import type { Keys } from './keys.ts'
import { keyRecord } from './views.ts'

/** Keys for programs, made and revoked by people at a browser. */
export const keyRoutes = (keys: Keys, { guards }: { guards: ReturnType<typeof sessionGuards> }) =>
  routesOf(connectionsContract, { name: 'keys', tags: ['Connections'] })
    .onBeforeHandle(({ set }) => {
      set.headers['cache-control'] = 'no-store'
    })
    .use(guards)
    .get('/api/keys', async ({ user }) => (await keys.list(user)).map(keyRecord), { signedIn: true })
    .post(
      '/api/keys',
      async ({ user, body, set, request }) => {
        const { kind, name, scopes, networks = [], days = null } = body
        const { secret, key } = await keys.make(user, { kind, name, scopes, networks, days }, requestIdOf(request))
        set.status = 201
        return { key: secret, record: keyRecord({ ...key, madeBy: user.fullName }) }
      },
      { signedIn: true, creates: true },
    )
    .delete(
      '/api/keys/:id',
      async ({ user, params, request }) => {
        await keys.revoke(user, params.id, requestIdOf(request))
        return { message: 'The key is revoked.' }
      },
      { signedIn: true },
    ).plugin
