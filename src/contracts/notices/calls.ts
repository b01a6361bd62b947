import { t } from 'elysia'
import { calls } from '#src/contracts/contract.ts'
import { mostTold } from '#src/notices/constants.ts'
import { NoticeStateRecord, NoticesSent, NoticeTextsAnswer } from './records.ts'

const id = t.String({ maxLength: 100 })
const params = t.Object({ id })
/** Refused with a sentence where it is too long, so only the absurd is refused here. */
const text = t.String({ maxLength: 20_000 })

export const noticeCalls = calls({
  'GET /api/privacy-notice': {
    summary: 'What the workspace says of itself in its privacy notice',
    answers: { 200: NoticeTextsAnswer },
  },
  'PUT /api/privacy-notice': {
    summary: 'Say who holds the data, what for, on which ground, and whom to write to',
    body: t.Object({ controller: text, contact: text, purpose: text, basis: text, words: text }),
    answers: { 200: NoticeTextsAnswer },
  },
  'POST /api/candidates/notices': {
    summary: 'Tell the people behind these candidates what is kept of them, each once',
    description: 'Who was told before, has no address, or is beyond what may be written in an hour is named with the reason.',
    body: t.Object({ ids: t.Array(id, { minItems: 1, maxItems: mostTold * 10 }) }),
    answers: { 200: NoticesSent },
  },
  'GET /api/candidates/:id/notice': {
    summary: 'Whether the person was told what is kept of them, and what they want',
    params,
    answers: { 200: NoticeStateRecord },
  },
  'POST /api/candidates/:id/notice': {
    summary: 'Tell the person what is kept of them, also once more',
    params,
    answers: { 200: NoticeStateRecord },
  },
  'POST /api/candidates/:id/notice/reviewed': {
    summary: 'Say that a person has looked at it, as was asked for',
    params,
    answers: { 200: NoticeStateRecord },
  },
})
