import { Elysia, t } from 'elysia'
import { requestIdOf } from '#src/http/request-id.ts'
import type { sessionGuards } from '#src/http/session.ts'
import type { Keys } from './keys.ts'
import { keyRecord } from './views.ts'

const text = (maxLength: number) => t.String({ maxLength })

/** Keys for programs, made and revoked by people at a browser. */
export const keyRoutes = (keys: Keys, { guards }: { guards: ReturnType<typeof sessionGuards> }) =>
  new Elysia({ name: 'keys', detail: { tags: ['Connections'] } })
    .use(guards)
    .get('/api/keys', async ({ user }) => (await keys.list(user)).map(keyRecord), {
      signedIn: true,
      detail: { summary: 'Own keys and, for owners, those of the workspace' },
    })
    .post(
      '/api/keys',
      async ({ user, body, set, request }) => {
        const { kind, name, scopes, networks = [], days = null } = body
        const { secret, key } = await keys.make(user, { kind, name, scopes, networks, days }, requestIdOf(request))
        set.status = 201
        set.headers['cache-control'] = 'no-store'
        return { key: secret, record: keyRecord({ ...key, madeBy: user.fullName }) }
      },
      {
        signedIn: true,
        body: t.Object({
          kind: t.Union([t.Literal('personal'), t.Literal('workspace')]),
          name: text(200),
          scopes: t.Array(text(40), { maxItems: 20 }),
          networks: t.Optional(t.Array(text(100), { maxItems: 100 })),
          days: t.Optional(t.Union([t.Integer(), t.Null()])),
        }),
        detail: { summary: 'Make a key; the answer is the only place that shows it' },
      },
    )
    .delete(
      '/api/keys/:id',
      async ({ user, params, request }) => {
        await keys.revoke(user, params.id, requestIdOf(request))
        return { message: 'The key is revoked.' }
      },
      { signedIn: true, detail: { summary: 'Revoke a key; it opens nothing from now on' } },
    )
