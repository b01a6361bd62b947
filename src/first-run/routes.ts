import { firstRunContract } from '#src/contracts/first-run/index.ts'
import { routesOf } from '#src/http/contracted.ts'
import { requestIdOf } from '#src/http/request-id.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { helpText, helpTopics } from './help.ts'
import type { FirstRun } from './index.ts'
import { firstRunRecord } from './serializers.ts'

/** First steps, sample data, and the help texts of the product. */
export const firstRunRoutes = (firstRun: FirstRun, { guards }: { guards: ReturnType<typeof sessionGuards> }) =>
  routesOf(firstRunContract, { name: 'first-run', tags: ['First steps'] })
    .use(guards)
    .get('/api/first-run', async ({ user }) => firstRunRecord(await firstRun.state(user)), { signedIn: true })
    .put('/api/first-run', async ({ user, body }) => firstRunRecord(await firstRun.putAway(user, body.isPutAway)), {
      signedIn: true,
    })
    .post(
      '/api/sample-data',
      async ({ user, request }) => firstRunRecord(await firstRun.loadSample(user, requestIdOf(request))),
      { recruiter: true },
    )
    .delete(
      '/api/sample-data',
      async ({ user, request }) => firstRunRecord(await firstRun.removeSample(user, requestIdOf(request))),
      { recruiter: true },
    )
    .get('/api/help', () => helpTopics(), { signedIn: true })
    .get('/api/help/:name', ({ params }) => helpText(params.name), { signedIn: true }).plugin
