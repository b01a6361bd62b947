import { voiceUploadTimeoutMs } from '#src/assessment/constants.ts'
import type { OpenQuestion } from '../../../api/assessment.ts'
import { newIdempotencyKey } from '../../../api/idempotency-key.ts'
import type { Parcel } from '../upload-queue/item.ts'

const path = '/api/submit-voice-answer'

const parcel = ({ id }: OpenQuestion, request: Omit<Parcel['request'], 'method' | 'path' | 'headers'>): Parcel => ({
  lane: 'voice',
  key: id,
  replaces: true,
  request: {
    method: 'POST',
    path,
    headers: { 'idempotency-key': newIdempotencyKey() },
    timeoutMs: voiceUploadTimeoutMs,
    ...request,
  },
})

export const spokenAnswer = (token: string, asked: OpenQuestion, audio: Blob): Parcel =>
  parcel(asked, {
    form: [
      ['audio', audio, 'answer.wav'],
      ['token', token],
      ['questionId', asked.id],
      ['question', asked.question],
    ],
  })

export const writtenAnswer = (token: string, { id, question }: OpenQuestion, text: string): Parcel =>
  parcel({ id, question } as OpenQuestion, { json: { token, questionId: id, question, text } })

export const skippedAnswer = (token: string, { id, question }: OpenQuestion): Parcel =>
  parcel({ id, question } as OpenQuestion, { json: { token, questionId: id, question, skipped: true, durationSec: 0 } })
