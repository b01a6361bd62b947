import { Elysia, t } from 'elysia'
import type { Role } from '#src/accounts/index.ts'
import { page, pageHeaders, pageQuery } from '#src/http/paging.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { boardAnswer, cardRecord, placementRecord, stagesAnswer, timelineRecord, workflowAnswer } from './answers.ts'
import { maximumReasonText, maximumStages, rejectionReasons, stageKinds } from './constants.ts'
import type { Hiring } from './index.ts'
import { oneOf } from './schema-routes.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
}

const id = t.String({ maxLength: 100 })
const idParam = t.Object({ id })
const version = t.Integer({ minimum: 0 })

export const mayChange = ({ role }: { role: Role }) => role !== 'viewer'

/** Stages of job descriptions, the board, and the way of a candidate through it. */
export const stageRoutes = (hiring: Hiring, { guards }: Options) =>
  new Elysia({ name: 'hiring-stages', detail: { tags: ['Hiring'] } })
    .use(guards)
    .get(
      '/api/job-descriptions/:id/stages',
      async ({ user, params }) => stagesAnswer(await hiring.stagesWithCounts(user, params.id)),
      {
        signedIn: true,
        detail: { summary: 'The stages of a job description, with the number of candidates in each' },
        params: idParam,
      },
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
        recruiter: true,
        // Whoever names stages that are there renames, orders or removes them.
        creates: ({ stages }: { stages: { _id?: string }[] }) => stages.some(({ _id }) => !_id),
        detail: {
          summary:
            'Rename, order, add and remove stages; moves says for each removed one where its candidates go (an id, or a place in the new list)',
        },
        params: idParam,
        body: t.Object({
          revision: version,
          stages: t.Array(t.Object({ _id: t.Optional(id), name: t.String({ maxLength: 200 }), kind: oneOf(stageKinds) }), {
            minItems: 1,
            maxItems: maximumStages + 1,
          }),
          moves: t.Optional(t.Record(t.String({ maxLength: 100 }), t.String({ maxLength: 100 }))),
        }),
      },
    )
    .get(
      '/api/job-descriptions/:id/board',
      async ({ user, params }) =>
        boardAnswer(await hiring.board(user, params.id), {
          tags: await hiring.listTags(user),
          today: hiring.today(),
          canChange: mayChange(user),
        }),
      { signedIn: true, detail: { summary: 'Everybody ranked against a job description, by stage' }, params: idParam },
    )
    .get(
      '/api/candidates/:id/card',
      async ({ user, params }) => {
        const { card, stages } = await hiring.card(user, params.id)
        return cardRecord(card, stages)
      },
      { signedIn: true, detail: { summary: 'One card of the board, as it is now' }, params: idParam },
    )
    .get(
      '/api/candidates/:id/workflow',
      async ({ user, params }) =>
        workflowAnswer(await hiring.workflow(user, params.id), { me: user.id, canChange: mayChange(user) }),
      {
        signedIn: true,
        detail: { summary: 'Stage, tags, notes, tasks, messages and the newest of the timeline of a candidate' },
        params: idParam,
      },
    )
    .get(
      '/api/candidates/:id/timeline',
      async ({ user, params, query, request, set }) => {
        const wanted = page(query)
        const { entries, total } = await hiring.timelineOf(user, params.id, wanted)
        Object.assign(set.headers, pageHeaders(request, wanted, total))
        return entries.map(timelineRecord)
      },
      {
        signedIn: true,
        detail: { summary: 'Everything that happened to a candidate, newest first' },
        params: idParam,
        query: t.Object(pageQuery),
      },
    )
    .put(
      '/api/candidates/:id/stage',
      async ({ user, params, body }) =>
        placementRecord((await hiring.moveCandidate({ by: user, id: params.id, ...body })).placement),
      {
        recruiter: true,
        detail: { summary: 'Move a candidate to another stage; version is the one that was seen' },
        params: idParam,
        body: t.Object({ stageId: id, version }),
      },
    )
    .post(
      '/api/candidates/:id/reject',
      async ({ user, params, body }) =>
        placementRecord((await hiring.rejectCandidate({ by: user, id: params.id, ...body })).placement),
      {
        recruiter: true,
        detail: { summary: 'Reject a candidate, with a reason; a message waits for ten minutes before it goes' },
        params: idParam,
        body: t.Object({
          version,
          stageId: t.Optional(id),
          reason: oneOf(rejectionReasons.map(({ key }) => key)),
          text: t.String({ maxLength: maximumReasonText * 2 }),
          message: t.Optional(t.Object({ subject: t.String({ maxLength: 1000 }), body: t.String({ maxLength: 50_000 }) })),
        }),
      },
    )
    .post(
      '/api/candidates/:id/undo-rejection',
      async ({ user, params, body }) =>
        placementRecord((await hiring.undoRejection({ by: user, id: params.id, ...body })).placement),
      {
        recruiter: true,
        detail: { summary: 'Take a rejection back within ten minutes, with the message that waits' },
        params: idParam,
        body: t.Object({ version }),
      },
    )
    .post(
      '/api/candidates/:id/evidence-opened',
      async ({ user, params, set }) => {
        await hiring.openEvidence(user, params.id)
        set.status = 204
      },
      { signedIn: true, detail: { summary: 'Remember that this person looked at the evidence of a candidate' }, params: idParam },
    )
