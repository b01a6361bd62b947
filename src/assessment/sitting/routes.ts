import { Elysia, t } from 'elysia'
import type { ClientAddress } from '#src/http/client-address.ts'
import type { Idempotency } from '#src/http/idempotency.ts'
import { hashOf } from '#src/shared/secrets.ts'
import { candidateCalls, tokenField } from '../candidate-routes.ts'
import type { AssessmentRoom } from '../index.ts'
import { clocks, completedRecord, linkRecord, questionsRecord } from './views.ts'

interface Options {
  addressOf: ClientAddress
  idempotency: Idempotency
}

const params = t.Object({ token: tokenField })
const id = t.String({ maxLength: 200 })
const answer = t.String({ maxLength: 5000 })
/** Whatever a client believes the score to be: nobody reads it. */
const score = t.Optional(t.Unknown())

/** What the pages of an assessment and an interview ask for while somebody takes it. */
export function sittingRoutes(room: AssessmentRoom, { addressOf, idempotency }: Options) {
  const { known, quiet } = candidateCalls(room, addressOf)
  type From = Parameters<typeof known>[0]

  /** Once for an Idempotency-Key. A token that nobody knows is turned away before anything is remembered. */
  const once = <Result>(from: From, call: string, body: { token: string }, work: () => Promise<Result>) =>
    known(from, async () => {
      const { assessment } = await room.opened(body.token)
      room.countKey(from.request, assessment.id)
      return idempotency.once(
        from.request,
        `${call}:${assessment.id}`,
        JSON.stringify({ ...body, token: hashOf(body.token) }),
        work,
      )
    })

  return new Elysia({ name: 'sitting', detail: { tags: ['Assessments'] } })
    .use(quiet())
    .get(
      '/api/validate-assessment/:token',
      ({ params: { token }, ...from }) => known(from, async () => linkRecord(await room.look(token))),
      { detail: { summary: 'What a link opens, and how far its candidate has come' }, params },
    )
    .post(
      '/api/assessment-consent/:token',
      ({ params: { token }, body, ...from }) =>
        known(from, async () => {
          await room.agree(token, body)
          return { ok: true }
        }),
      {
        detail: { summary: 'Agree to what is stored; the first consent stays' },
        params,
        body: t.Object({ version: t.String({ maxLength: 50 }), allowedToShare: t.Boolean() }),
      },
    )
    .post(
      '/api/start-assessment-recording',
      ({ body: { token }, ...from }) =>
        known(from, async () => {
          const assessment = await room.start(token)
          return { sessionId: assessment.id, ...clocks(assessment, room.now()) }
        }),
      { detail: { summary: 'Begin, or find the clock that runs already' }, body: t.Object({ token: tokenField }) },
    )
    .get(
      '/api/assessment-questions/:token',
      ({ params: { token }, ...from }) => known(from, async () => questionsRecord(await room.questions(token), room.now())),
      { detail: { summary: 'The questions, with the answers so far' }, params },
    )
    .patch(
      '/api/update-answer/:token',
      ({ params: { token }, body, ...from }) =>
        known(from, async () => {
          const { questionId, userAnswer, revision = null } = body
          return { saved: true, ...(await room.answer(token, { questionId, answer: userAnswer, revision })) }
        }),
      {
        detail: { summary: 'Keep one answer; an older revision changes nothing' },
        params,
        body: t.Object({
          questionId: id,
          userAnswer: answer,
          revision: t.Optional(t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER - 1_000_000 })),
        }),
      },
    )
    .post(
      '/api/submit-score',
      ({ body, ...from }) =>
        once(from, 'submit-score', body, async () => {
          const answers = (body.answers ?? []).map(({ id, userAnswer }) => ({ questionId: id, answer: userAnswer ?? null }))
          return (await room.submitScore(body.token, answers)).grade
        }),
      {
        detail: { summary: 'Hand in the multiple-choice part of an unproctored link and read its score' },
        body: t.Object({
          token: tokenField,
          score,
          answers: t.Optional(
            t.Array(
              t.Object({
                id,
                question: t.Optional(t.String({ maxLength: 10_000 })),
                userAnswer: t.Optional(t.Union([answer, t.Null()])),
              }),
              { maxItems: 100 },
            ),
          ),
        }),
      },
    )
    .post(
      '/api/restart-quiz/:token',
      ({ params: { token }, ...from }) =>
        known(from, async () => {
          const assessment = await room.restart(token)
          return { sessionId: assessment.id, ...clocks(assessment, room.now()) }
        }),
      { detail: { summary: 'Practise once more' }, params },
    )
    .post(
      '/api/complete-assessment',
      ({ body, ...from }) =>
        once(from, 'complete-assessment', body, async () => {
          const { assessment, grade } = await room.completeChoices(body.token)
          return completedRecord(assessment, grade, room.now())
        }),
      {
        detail: { summary: 'End the multiple-choice part; the clock of the open questions begins' },
        body: t.Object({ token: tokenField, score }),
      },
    )
    .post(
      '/api/complete-voice-assessment',
      ({ body, ...from }) =>
        once(from, 'complete-voice-assessment', body, async () => {
          await room.completeVoice(body.token)
          return { phase: 'completed' }
        }),
      {
        detail: { summary: 'End the open questions, and with them the sitting' },
        body: t.Object({ token: tokenField, recordingId: t.Optional(t.Union([t.String({ maxLength: 200 }), t.Null()])) }),
      },
    )
    .post(
      '/api/assessment-events/:token',
      ({ params: { token }, body, ...from }) =>
        known(from, async () => ({ violations: await room.noteEvents(token, body.events) })),
      {
        detail: { summary: 'What happened in the tab' },
        params,
        body: t.Object({
          events: t.Array(t.Object({ type: t.String({ maxLength: 50 }), at: t.String({ maxLength: 50 }) }), { maxItems: 200 }),
        }),
      },
    )
    .get('/api/interview-transcript/:token', ({ params: { token }, ...from }) => known(from, () => room.transcript(token)), {
      detail: { summary: "What was understood of the candidate's own answers" },
      params,
    })
}
