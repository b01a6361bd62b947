import { stageCalls } from '#src/contracts/hiring/stage-calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import { page, pageHeaders } from '#src/http/pagination.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { mayWork, type Role } from '#src/shared/roles.ts'
import type { Hiring } from './index.ts'
import { boardAnswer, cardRecord, placementRecord, stagesAnswer, timelineRecord, workflowAnswer } from './serializers.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
}

/** Whether somebody moves and rejects candidates, of the jobs that they see. */
const mayDecide = (by: { role: Role }) => mayWork(by) || by.role === 'hiring-manager'

/** Stages of job descriptions, the board, and the way of a candidate through it. */
export const stageRoutes = (hiring: Hiring, { guards }: Options) =>
  routesOf(stageCalls, { name: 'hiring-stages', tags: ['Hiring'] })
    .use(guards)
    .get(
      '/api/job-descriptions/:id/stages',
      async ({ user, params }) => stagesAnswer(await hiring.stagesWithCounts(user, params.id)),
      { signedIn: true },
    )
    .put(
      '/api/job-descriptions/:id/stages',
      async ({ user, params, body: { revision, stages, moves } }) =>
        stagesAnswer(
          await hiring.changeStages({
            by: user,
            jobId: params.id,
            revision,
            stages: stages.map(({ _id, ...stage }) => ({ ...stage, ...(_id ? { id: _id } : {}) })),
            moves: moves ?? {},
          }),
        ),
      {
        recruiter: true, // Whoever names stages that are there renames, orders or removes them.
        creates: ({ stages }: { stages: { _id?: string }[] }) => stages.some(({ _id }) => !_id),
      },
    )
    .get(
      '/api/job-descriptions/:id/board',
      async ({ user, params }) => {
        const board = await hiring.board(user, params.id)
        const tags = await (user.jobs ? hiring.tagsOn(user, board.cards) : hiring.listTags(user))
        return boardAnswer(board, { tags, today: hiring.today(), canChange: mayWork(user), canDecide: mayDecide(user) })
      },
      { signedIn: true },
    )
    .get(
      '/api/candidates/:id/card',
      async ({ user, params }) => {
        const { card, stages } = await hiring.card(user, params.id)
        return cardRecord(card, stages)
      },
      { signedIn: true },
    )
    .get(
      '/api/candidates/:id/workflow',
      async ({ user, params }) =>
        workflowAnswer(await hiring.workflow(user, params.id), {
          me: user.id,
          canChange: mayWork(user),
          canDecide: mayDecide(user),
          canWrite: user.role !== 'viewer',
        }),
      { signedIn: true },
    )
    .get(
      '/api/candidates/:id/timeline',
      async ({ user, params, query, request, set }) => {
        const wanted = page(query)
        const { entries, total } = await hiring.timelineOf(user, params.id, wanted)
        Object.assign(set.headers, pageHeaders(request, wanted, total))
        return entries.map(timelineRecord)
      },
      { signedIn: true },
    )
    .put(
      '/api/candidates/:id/stage',
      async ({ user, params, body }) =>
        placementRecord((await hiring.moveCandidate({ by: user, id: params.id, ...body })).placement),
      { recruiter: true },
    )
    .post(
      '/api/candidates/:id/reject',
      async ({ user, params, body }) =>
        placementRecord((await hiring.rejectCandidate({ by: user, id: params.id, ...body })).placement),
      { recruiter: true },
    )
    .post(
      '/api/candidates/:id/undo-rejection',
      async ({ user, params, body }) =>
        placementRecord((await hiring.undoRejection({ by: user, id: params.id, ...body })).placement),
      { recruiter: true },
    )
    .post(
      '/api/candidates/:id/evidence-opened',
      async ({ user, params, set }) => {
        await hiring.openEvidence(user, params.id)
        set.status = 204
      },
      { signedIn: true },
    ).plugin
