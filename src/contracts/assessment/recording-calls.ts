import { t } from 'elysia'
import { mostChunks, mostParts } from '#src/assessment/recordings/constants.ts'
import { calls, oneOf, orNull } from '#src/contracts/contract.ts'
import { tokenField } from './parameters.ts'
import { TakenChunk } from './records.ts'
import { Device } from './words.ts'

const text = (maxLength: number) => t.Optional(t.String({ maxLength }))

/** Whether an answer is one, and why it is none. */
const Verdict = t.Object({
  valid: t.Boolean(),
  reason: orNull(oneOf(['silence', 'too-short', 'not-audio', 'skipped'])),
})

export const recordingCalls = calls({
  'POST /api/submit-voice-answer': {
    summary: 'Answer an open question: a form with audio, token and questionId, or JSON with text or skipped',
    description: 'The answer is stored when this answers. valid is false for silence, less than a second, and no audio.',
    body: t.Object({
      token: t.Optional(tokenField),
      questionId: text(100),
      question: text(20_000),
      text: text(100_000),
      skipped: t.Optional(t.Boolean()),
      durationSec: t.Optional(t.Number()),
    }),
    form: t.Object({ token: t.String(), questionId: t.String(), audio: t.File() }),
    answers: { 200: Verdict },
  },
  'POST /api/recordings/:token/:device/:n': {
    summary: 'A piece of a recording: any order, each number once',
    description:
      'A recorder that names itself is given a part of its own with its first piece, which the answer tells; without a name, part says which.',
    params: t.Object({
      token: tokenField,
      device: Device,
      n: t.Integer({ minimum: 0, maximum: mostChunks - 1 }),
    }),
    query: t.Object({
      part: t.Optional(t.Integer({ minimum: 1, maximum: mostParts })),
      recorder: t.Optional(t.String({ pattern: '^[0-9a-z]{16,64}$' })),
      startedAt: t.Optional(t.Integer({ minimum: 0, maximum: 8_640_000_000_000_000 })),
    }),
    answers: { 200: TakenChunk },
  },
  'GET /api/recordings/:token': {
    summary: 'Which pieces of recordings have come, for a page that goes on after a reload',
    params: t.Object({ token: tokenField }),
    answers: {
      200: t.Object({
        parts: t.Array(t.Object({ device: Device, part: t.Number(), numbers: t.Array(t.Number()) })),
        bytes: t.Number(),
        limitBytes: t.Number(),
      }),
    },
  },
  'POST /upload': {
    summary: 'Whole recordings of a sitting that has begun: a form with assessmentToken, then cameraFile and screenFile',
    description:
      'The token comes before the files, as the first field or as a Bearer token in the header Authorization (or ?assessmentToken=): nothing is stored before it is known.',
    form: t.Object({ assessmentToken: t.String(), cameraFile: t.Optional(t.File()), screenFile: t.Optional(t.File()) }),
    answers: {
      200: t.Object({ file: t.Object({ _id: t.String() }), transcription: orNull(t.Object({ transcriptionPath: t.String() })) }),
    },
  },
})
