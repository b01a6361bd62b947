import { sittingCalls } from '#src/contracts/assessment/sitting-calls.ts'
import type { ClientAddress } from '#src/http/client-address.ts'
import { routesOf } from '#src/http/contracted.ts'
import type { Idempotency } from '#src/http/idempotency.ts'
import { hashOf } from '#src/shared/secrets.ts'
import { languageOf } from '#src/words/languages.ts'
import { tell, tellIfAny } from '#src/words/told.ts'
import { candidateCalls } from '../candidate-routes.ts'
import type { AssessmentRoom } from '../index.ts'
import { clocks, completedRecord, linkRecord, questionsRecord } from './views.ts'

interface Options {
  addressOf: ClientAddress
  idempotency: Idempotency
}

/** What the pages of an assessment and an interview ask for while somebody takes it. */
export function sittingRoutes(room: AssessmentRoom, { addressOf, idempotency }: Options) {
  const { known, quiet } = candidateCalls(room, addressOf)
  type From = Parameters<typeof known>[0]

  /** Once for an Idempotency-Key. A token that nobody knows is turned away before anything is remembered. */
  const once = <Result>(from: From, call: string, body: { token: string }, work: () => Promise<Result>) =>
    known(from, async () => {
      const { assessment } = await room.opened(body.token)
      await room.countKey(from.request, assessment.id)
      return idempotency.once(
        from.request,
        `${call}:${assessment.id}`,
        JSON.stringify({ ...body, token: hashOf(body.token) }),
        work,
      )
    })

  return routesOf(sittingCalls, { name: 'sitting', tags: ['Assessments'] })
    .use(quiet())
    .get('/api/validate-assessment/:token', ({ params: { token }, ...from }) =>
      known(from, async () => {
        const language = languageOf(from.request)
        const link = linkRecord(await room.look(token))
        const consent = { ...link.consent, text: tell(language, link.consent.text) }
        return { ...link, error: tellIfAny(language, link.error), consent }
      }),
    )
    .post('/api/assessment-consent/:token', ({ params: { token }, body, ...from }) =>
      known(from, async () => {
        await room.agree(token, { ...body, language: languageOf(from.request) })
        return { ok: true }
      }),
    )
    .post('/api/start-assessment-recording', ({ body: { token }, ...from }) =>
      known(from, async () => {
        const assessment = await room.start(token)
        return { sessionId: assessment.id, ...clocks(assessment, room.now()) }
      }),
    )
    .get('/api/assessment-questions/:token', ({ params: { token }, ...from }) =>
      known(from, async () => questionsRecord(await room.questions(token), room.now())),
    )
    .patch('/api/update-answer/:token', ({ params: { token }, body, ...from }) =>
      known(from, async () => {
        const { questionId, userAnswer, revision = null } = body
        return { saved: true, ...(await room.answer(token, { questionId, answer: userAnswer, revision })) }
      }),
    )
    .post('/api/submit-score', ({ body, ...from }) =>
      once(from, 'submit-score', body, async () => {
        const answers = (body.answers ?? []).map(({ id, userAnswer }) => ({ questionId: id, answer: userAnswer ?? null }))
        return (await room.submitScore(body.token, answers)).grade
      }),
    )
    .post('/api/restart-quiz/:token', ({ params: { token }, ...from }) =>
      known(from, async () => {
        const assessment = await room.restart(token)
        return { sessionId: assessment.id, ...clocks(assessment, room.now()) }
      }),
    )
    .post('/api/complete-assessment', ({ body, ...from }) =>
      once(from, 'complete-assessment', body, async () => {
        const { assessment, grade } = await room.completeChoices(body.token)
        return completedRecord(assessment, grade, room.now())
      }),
    )
    .post('/api/complete-voice-assessment', ({ body, ...from }) =>
      once(from, 'complete-voice-assessment', body, async () => {
        await room.completeVoice(body.token)
        return { phase: 'completed' as const }
      }),
    )
    .post('/api/assessment-events/:token', ({ params: { token }, body, ...from }) =>
      known(from, async () => ({ violations: await room.noteEvents(token, body.events) })),
    )
    .get('/api/interview-transcript/:token', ({ params: { token }, ...from }) => known(from, () => room.transcript(token))).plugin
}
