import { t } from 'elysia'
import { calls, oneOf, orNull } from '#src/contracts/contract.ts'
import { tokenField } from './parameters.ts'
import { ChoiceQuestion, Grade, HeardAnswer } from './records.ts'
import { AssessmentKind, AssessmentState, Phase } from './words.ts'

const params = t.Object({ token: tokenField })
const id = t.String({ maxLength: 200 })
const answer = t.String({ maxLength: 5000 })
/** Whatever a client believes the score to be: nobody reads it. */
const score = t.Optional(t.Unknown())

/** Where the sitting stands by the server's clock. */
const clocks = {
  phase: orNull(Phase),
  serverTime: t.String(),
  deadlines: t.Object({ mcq: orNull(t.String()), voice: orNull(t.String()) }),
}

export const sittingCalls = calls({
  'GET /api/validate-assessment/:token': {
    summary: 'What a link opens, and how far its candidate has come',
    params,
    answers: {
      200: t.Object({
        consent: t.Object({ version: t.String(), text: t.String() }),
        consented: t.Boolean(),
        counts: t.Object({ mcq: t.Number(), voice: t.Number() }),
        jobTitle: t.String(),
        company: t.String(),
        recordingLimitBytes: t.Number(),
        ...clocks,
        valid: t.Boolean(),
        status: AssessmentState,
        error: orNull(t.String()),
        kind: AssessmentKind,
        options: t.Object({
          proctored: t.Boolean(),
          practice: t.Boolean(),
          camera: t.Boolean(),
          answers: oneOf(['voice', 'written']),
          extraMinutes: t.Number(),
        }),
      }),
    },
  },
  'POST /api/assessment-consent/:token': {
    summary: 'Agree to what is stored; the first consent stays',
    params,
    body: t.Object({ version: t.String({ maxLength: 50 }), allowedToShare: t.Boolean() }),
    answers: { 200: t.Object({ ok: t.Boolean() }) },
  },
  'POST /api/start-assessment-recording': {
    summary: 'Begin, or find the clock that runs already',
    body: t.Object({ token: tokenField }),
    answers: {
      200: t.Object({
        ...clocks,
        sessionId: t.String(),
      }),
    },
  },
  'GET /api/assessment-questions/:token': {
    summary: 'The questions, with the answers so far',
    params,
    answers: {
      200: t.Object({
        ...clocks,
        questions: t.Array(ChoiceQuestion),
        voiceQuestions: t.Array(
          t.Object({
            answeredAt: orNull(t.String()),
            id: t.String(),
            question: t.String(),
            status: oneOf(['pending', 'invalid', 'skipped', 'written', 'uploaded']),
            /** What the candidate has written; null for what is spoken. */
            text: orNull(t.String()),
          }),
        ),
      }),
    },
  },
  'PATCH /api/update-answer/:token': {
    summary: 'Keep one answer; an older revision changes nothing',
    params,
    body: t.Object({
      questionId: id,
      userAnswer: answer,
      revision: t.Optional(t.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER - 1_000_000 })),
    }),
    answers: { 200: t.Object({ revision: t.Number(), saved: t.Boolean() }) },
  },
  'POST /api/submit-score': {
    summary: 'Hand in the multiple-choice part of an unproctored link and read its score',
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
    answers: { 200: Grade },
  },
  'POST /api/restart-quiz/:token': {
    summary: 'Practice once more',
    params,
    answers: {
      200: t.Object({
        ...clocks,
        sessionId: t.String(),
      }),
    },
  },
  'POST /api/complete-assessment': {
    summary: 'End the multiple-choice part; the clock of the open questions begins',
    body: t.Object({ token: tokenField, score }),
    answers: {
      200: t.Object({
        score: t.Optional(orNull(t.Number())),
        ...clocks,
      }),
    },
  },
  'POST /api/complete-voice-assessment': {
    summary: 'End the open questions, and with them the sitting',
    body: t.Object({ token: tokenField, recordingId: t.Optional(t.Union([t.String({ maxLength: 200 }), t.Null()])) }),
    answers: { 200: t.Object({ phase: t.Literal('completed') }) },
  },
  'POST /api/assessment-events/:token': {
    summary: 'What happened in the tab',
    params,
    body: t.Object({
      events: t.Array(t.Object({ type: t.String({ maxLength: 50 }), at: t.String({ maxLength: 50 }) }), { maxItems: 200 }),
    }),
    answers: { 200: t.Object({ violations: t.Number() }) },
  },
  'GET /api/interview-transcript/:token': {
    summary: "What was understood of the candidate's own answers",
    params,
    answers: { 200: t.Object({ available: t.Boolean(), answers: t.Array(HeardAnswer) }) },
  },
})
