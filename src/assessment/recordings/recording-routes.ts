import { recordingCalls } from '#src/contracts/assessment/recording-calls.ts'
import type { ClientAddress } from '#src/http/client-address.ts'
import { routesOf } from '#src/http/contracted.ts'
import type { Form, FormFile } from '#src/http/form-files.ts'
import type { Idempotency } from '#src/http/idempotency.ts'
import { receiveForm } from '#src/http/multipart.ts'
import { withBody } from '#src/http/raw-body.ts'
import { createRecordingUploads, withoutHurry } from '#src/http/upload-limits.ts'
import { networkOf } from '#src/shared/network.ts'
import { candidateCalls } from '../candidate-routes.ts'
import { maximumChunkBytes, maximumVoiceBytes } from '../constants.ts'
import { InvalidInput } from '../errors.ts'
import type { AssessmentRoom } from '../index.ts'
import { type Device, devices } from '../recordings-ports.ts'
import {
  AudioTooLarge,
  ChunkTooLarge,
  NoAudio,
  NoQuestion,
  RecordingLimitReached,
  TokenComesFirst,
  WrongRecordingType,
} from './errors.ts'
import { videoTypeOf } from './media-type.ts'
import type { Opened } from './sitting-of.ts'
import type { Verdict } from './take-answers.ts'

interface Options {
  addressOf: ClientAddress
  idempotency: Idempotency
  /** Where bytes are written while they arrive. */
  uploadFolder: string
}

interface From {
  request: Request
  server: (Parameters<ClientAddress>[1] & Parameters<typeof withoutHurry>[1]) | null
}

type Work = (link: Opened, remember: (verdict: Verdict) => Promise<void>) => Promise<Verdict>

/** More than any token has, so that a wrong one is refused for what it is. */
const longestField = 10_000

/** What candidates say, write and record. Their secret is all that opens it. */
export const recordingRoutes = (room: AssessmentRoom, { addressOf, idempotency, uploadFolder }: Options) => {
  const { known, quiet } = candidateCalls(room, addressOf)
  // A hall full of candidates sends from one address: cameras and screens all the time, spoken answers now and then.
  const chunkPlaces = createRecordingUploads(500, 8)
  const answerPlaces = createRecordingUploads(200, 60)
  // Whole files are large: few at a time, and none of whoever has no token.
  const wholePlaces = createRecordingUploads(12, 4)

  /** Once for an Idempotency-Key. A token that nobody knows is turned away before anything is remembered. */
  const once = async ({ request }: From, token: string, content: unknown[], work: Work) => {
    const link = await room.opened(token)
    await room.countKey(request, link.assessment.id)
    const scope = `voice:${link.assessment.id}`
    return idempotency.repeatable<Verdict>(request, scope, JSON.stringify(content), (remember) => work(link, remember))
  }

  const answerAloud = async (from: From) => {
    const { request, server } = from
    const since = room.now()
    const place = room.answerPlace()
    const form = await receiveForm(request, uploadFolder, {
      person: networkOf(addressOf(request, server)),
      places: answerPlaces,
      fileBytes: maximumVoiceBytes,
      syncEvery: 256 * 1024,
      files: 1,
      tooLarge: () => new AudioTooLarge(),
      tooMany: () => new InvalidInput('audio', 'Send one recording at a time.'),
      onBegin: place.reserve,
    }).catch(async (error) => {
      await place.giveBack()
      throw error
    })
    try {
      const { token = '', questionId = '' } = form.fields
      const [audio] = form.files
      if (!questionId) throw new NoQuestion()
      if (!audio) throw new NoAudio()
      const answer: Work = (link, remember) => room.answerAloud({ link, questionId, audio, since, place, remember })
      return await once(from, token, [questionId, audio.sha256], answer)
    } finally {
      // Nobody has to wait for this: what was kept has been moved away.
      void place.giveBack()
      void form.discard()
    }
  }

  const takeFiles = async ({ request, server }: From) => {
    const told = tokenBeside(request)
    if (told !== null) await room.roomForWhole(told, [])
    const form = await receiveForm(request, uploadFolder, {
      person: networkOf(addressOf(request, server)),
      places: wholePlaces,
      fileBytes: room.limitBytes,
      files: devices.length,
      fieldCount: 10,
      fieldBytes: longestField,
      admit(field, { assessmentToken, token = assessmentToken }) {
        const secret = told ?? token
        if (secret === undefined) throw new TokenComesFirst()
        return room.roomForWhole(
          secret,
          devices.filter((device) => field === fieldOf(device)),
        )
      },
      tooLarge: () => new RecordingLimitReached(),
      tooMany: () => new InvalidInput('cameraFile', 'Send one recording of the camera and one of the screen.'),
    })
    try {
      const { assessmentToken = '', token: inForm = assessmentToken } = form.fields
      const token = told ?? inForm
      const arrived = devices.flatMap((device) => fileOf(form, device))
      const { recordingId, assessment } = await withoutHurry(request, server, () => room.takeWhole(token, arrived))
      const isTranscribed = assessment.options.kind === 'interview' && room.transcribes
      const transcriptionPath = `/api/interview-transcript/${encodeURIComponent(token)}`
      return { file: { _id: recordingId }, transcription: isTranscribed ? { transcriptionPath } : null }
    } finally {
      await form.discard()
    }
  }

  return routesOf(recordingCalls, { name: 'recordings', tags: ['Assessments'] })
    .use(quiet())
    .post('/api/submit-voice-answer', ({ body, ...from }) => {
      const isForm = from.request.headers.get('content-type')?.toLowerCase().startsWith('multipart/form-data')
      if (isForm) return known(from, () => answerAloud(from))
      const { token = '', questionId = '', text, skipped } = body
      const answer = (link: Opened) => {
        if (skipped) return room.leaveOut({ link, questionId })
        if (text === undefined) throw new NoAudio()
        return room.answerInWriting({ link, questionId, text })
      }
      return known(from, () => once(from, token, [questionId, skipped ?? false, text ?? null], answer))
    })
    .post('/api/recordings/:token/:device/:n', ({ params, query, ...from }) => {
      const { request } = from
      const type = videoTypeOf(request.headers.get('content-type'))
      if (!type) throw new WrongRecordingType()
      const limits = {
        bytes: maximumChunkBytes,
        tooLarge: () => new ChunkTooLarge(),
        person: params.token,
        places: chunkPlaces,
      }
      const wanted = {
        token: params.token,
        device: params.device,
        recorder: query.recorder ?? null,
        part: query.part ?? 1,
        number: params.n,
        type,
        size: Number(request.headers.get('content-length') ?? 0),
        startedAt: query.startedAt === undefined ? null : new Date(query.startedAt),
      }
      return known(from, () => room.takeChunk(wanted, (use) => withBody(request, uploadFolder, limits, use)))
    })
    .get('/api/recordings/:token', ({ params, ...from }) => known(from, () => room.takenSoFar(params.token)))
    .post('/upload', (from) => known(from, () => takeFiles(from))).plugin
}

/** The secret of a link where it is not in the form; null when it must be there. */
function tokenBeside(request: Request): string | null {
  const [, bearer] = /^Bearer\s+(.*)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  const { searchParams } = new URL(request.url)
  return bearer ?? searchParams.get('token') ?? searchParams.get('assessmentToken')
}

const fieldOf = (device: Device) => `${device}File`

function fileOf({ files }: Form, device: Device): { device: Device; file: FormFile }[] {
  const file = files.find(({ field }) => field === fieldOf(device))
  return file && file.size > 0 ? [{ device, file }] : []
}
