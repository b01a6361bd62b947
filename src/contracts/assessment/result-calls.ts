import { t } from 'elysia'
import { calls, file } from '#src/contracts/contract.ts'
import { ItemRecord, ResultRecord } from './records.ts'

const idParam = t.Object({ id: t.String({ maxLength: 100 }) })

export const resultCalls = calls({
  'GET /api/assessments/:id': {
    summary: 'Answers with their keys, transcripts, recordings, events and scores',
    params: idParam,
    answers: { 200: ResultRecord },
  },
  'PUT /api/assessments/:id/rating': {
    summary: "A person's rating of the recordings; null takes it back",
    params: idParam,
    body: t.Object({ video: t.Union([t.Number(), t.Null()]), note: t.Optional(t.String({ maxLength: 10_000 })) }),
    answers: { 200: t.Object({ ok: t.Literal(true) }) },
  },
  'POST /api/assessments/:id/late-answers': {
    summary: 'Whether answers count that came when the time was over',
    params: idParam,
    body: t.Object({ count: t.Boolean() }),
    answers: { 200: t.Object({ ok: t.Literal(true) }) },
  },
  'POST /api/assessments/:id/transcribe': {
    summary: 'Listen to the spoken answers once more',
    params: idParam,
    answers: { 200: t.Object({ ok: t.Literal(true) }) },
  },
  'GET /api/assessments/:id/report.pdf': {
    summary: 'The result as a PDF, where the candidate allowed it to be shared',
    params: idParam,
    answers: { 200: file('application/pdf') },
  },
  'GET /api/question-statistics': {
    summary: 'Difficulty, discrimination and exposure of the questions of the bank in this workspace',
    query: t.Object({ show: t.Optional(t.Union([t.Literal('asked'), t.Literal('retired'), t.Literal('all')])) }),
    answers: { 200: t.Array(ItemRecord) },
  },
  'POST /api/question-statistics/:id/retired': {
    summary: 'Ask this question of the bank no more',
    params: idParam,
    answers: { 200: t.Object({ ok: t.Literal(true) }) },
  },
  'DELETE /api/question-statistics/:id/retired': {
    summary: 'Ask this question of the bank again',
    params: idParam,
    answers: { 200: t.Object({ ok: t.Literal(true) }) },
  },
})
