import { t } from 'elysia'
import { calls, nothing, oneOf } from '#src/contracts/contract.ts'
import { pageQuery } from '#src/contracts/parameters.ts'
import { maximumReasonText, maximumStages, rejectionReasons, stageKinds } from '#src/hiring/constants.ts'
import { BoardAnswer, CardRecord, PlacementRecord, StagesAnswer, TimelineRecord, WorkflowAnswer } from './records.ts'

const id = t.String({ maxLength: 100 })
const idParam = t.Object({ id })
const version = t.Integer({ minimum: 0 })

export const stageCalls = calls({
  'GET /api/job-descriptions/:id/stages': {
    summary: 'The stages of a job description, with the number of candidates in each',
    params: idParam,
    answers: { 200: StagesAnswer },
  },
  'PUT /api/job-descriptions/:id/stages': {
    summary:
      'Rename, order, add and remove stages; moves says for each removed one where its candidates go (an id, or a place in the new list)',
    params: idParam,
    body: t.Object({
      revision: version,
      stages: t.Array(
        t.Object({
          _id: t.Optional(id),
          name: t.String({ maxLength: 200 }),
          kind: oneOf(stageKinds),
          shortlisted: t.Optional(t.Boolean()),
        }),
        {
          minItems: 1,
          maxItems: maximumStages + 1,
        },
      ),
      moves: t.Optional(t.Record(t.String({ maxLength: 100 }), t.String({ maxLength: 100 }))),
    }),
    answers: { 200: StagesAnswer },
  },
  'GET /api/job-descriptions/:id/board': {
    summary: 'Everybody ranked against a job description, by stage',
    params: idParam,
    answers: { 200: BoardAnswer },
  },
  'GET /api/candidates/:id/card': {
    summary: 'One card of the board, as it is now',
    params: idParam,
    answers: { 200: CardRecord },
  },
  'GET /api/candidates/:id/workflow': {
    summary: 'Stage, tags, notes, tasks, messages and the newest of the timeline of a candidate',
    params: idParam,
    answers: { 200: WorkflowAnswer },
  },
  'GET /api/candidates/:id/timeline': {
    summary: 'Everything that happened to a candidate, newest first',
    params: idParam,
    query: t.Object(pageQuery),
    answers: { 200: t.Array(TimelineRecord) },
  },
  'PUT /api/candidates/:id/stage': {
    summary: 'Move a candidate to another stage; version is the one that was seen',
    params: idParam,
    body: t.Object({ stageId: id, version }),
    answers: { 200: PlacementRecord },
  },
  'POST /api/candidates/:id/reject': {
    summary: 'Reject a candidate, with a reason; a message waits for ten minutes before it goes',
    params: idParam,
    body: t.Object({
      version,
      stageId: t.Optional(id),
      reason: oneOf(rejectionReasons.map(({ key }) => key)),
      text: t.String({ maxLength: maximumReasonText * 2 }),
      message: t.Optional(t.Object({ subject: t.String({ maxLength: 1000 }), body: t.String({ maxLength: 50_000 }) })),
    }),
    answers: { 200: PlacementRecord },
  },
  'POST /api/candidates/:id/undo-rejection': {
    summary: 'Take a rejection back within ten minutes, with the message that waits',
    params: idParam,
    body: t.Object({ version }),
    answers: { 200: PlacementRecord },
  },
  'POST /api/candidates/:id/evidence-opened': {
    summary: 'Remember that this person looked at the evidence of a candidate',
    params: idParam,
    answers: { 204: nothing },
  },
})
