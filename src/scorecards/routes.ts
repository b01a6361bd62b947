import { scorecardsContract } from '#src/contracts/scorecards/index.ts'
import { routesOf } from '#src/http/contracted.ts'
import { requestIdOf } from '#src/http/request-id.ts'
import type { sessionGuards } from '#src/http/session.ts'
import type { ScorecardRoom } from './index.ts'
import { kitRecord, scorecardsAnswer } from './serializers.ts'

/** Scorecards of candidates and the kits of jobs. */
export const scorecardRoutes = (room: ScorecardRoom, { guards }: { guards: ReturnType<typeof sessionGuards> }) =>
  routesOf(scorecardsContract, { name: 'scorecards', tags: ['Hiring'] })
    .use(guards)
    .get(
      '/api/candidates/:id/scorecards',
      async ({ user, params }) => scorecardsAnswer(await room.ofCandidate(user, params.id)),
      { signedIn: true },
    )
    .put(
      '/api/candidates/:id/scorecard',
      async ({ user, params, body, request }) => scorecardsAnswer(await room.fillIn(user, params.id, body, requestIdOf(request))),
      { recruiter: true, creates: true },
    )
    .post(
      '/api/candidates/:id/scorecards/read-first',
      async ({ user, params, request }) => scorecardsAnswer(await room.readFirst(user, params.id, requestIdOf(request))),
      { recruiter: true },
    )
    .get('/api/job-descriptions/:id/interview-kit', async ({ user, params }) => kitRecord(await room.kit(user, params.id)), {
      signedIn: true,
    })
    .put(
      '/api/job-descriptions/:id/interview-kit',
      async ({ user, params, body, request }) => kitRecord(await room.changeKit(user, params.id, body, requestIdOf(request))),
      { recruiter: true },
    ).plugin
