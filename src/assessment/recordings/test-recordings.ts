import { aSitting, begin, type SittingOptions, type TestServer } from '../test-assessment.ts'
import { joined, randomness, silence, sound, speechLike } from '../transcription/test-speech.ts'
import { writeWav } from '../transcription/wav.ts'

const base = 'http://localhost:3000'

/** Somebody speaks for so many seconds; another seed says something else. */
export const spokenAnswer = (seconds = 2, seed = 1) => {
  const next = randomness(seed)
  const voice = speechLike(seconds)
  return writeWav(
    joined(
      voice,
      sound(0.1, () => next() * 40),
    ),
  )
}
export const silentAnswer = (seconds = 2) => writeWav(silence(seconds))

/** What a sitting whose open questions are being asked takes, over HTTP as the candidate's page sends it. */
export async function answering(server: TestServer, wanted: SittingOptions = {}) {
  const sitting = await aSitting(server, { mcq: 0, ...wanted, options: { kind: 'interview', ...wanted.options } })
  await begin(server, sitting.token)
  return { ...sitting, ...candidateCalls(server, sitting.token) }
}

/** What a candidate's page sends with its token. */
export function candidateCalls(server: Pick<TestServer, 'call' | 'app'>, token: string) {
  const send = async (path: string, body: BodyInit, headers: Record<string, string>) => {
    const answer = await server.app.server.handle(new Request(base + path, { method: 'POST', body, headers }))
    return { status: answer.status, headers: answer.headers, body: await answer.json() }
  }
  return {
    say(questionId: string, audio: Uint8Array<ArrayBuffer> | null, headers: Record<string, string> = {}) {
      const form = new FormData()
      if (audio) form.append('audio', new Blob([audio], { type: 'audio/wav' }), 'answer.wav')
      form.append('token', token)
      form.append('questionId', questionId)
      form.append('question', 'As it was shown')
      return server.call('POST', '/api/submit-voice-answer', { body: form, headers })
    },
    write: (questionId: string, text: string) =>
      server.call('POST', '/api/submit-voice-answer', { body: { token, questionId, text } }),
    skip: (questionId: string) =>
      server.call('POST', '/api/submit-voice-answer', { body: { token, questionId, skipped: true, durationSec: 0 } }),
    complete: () => server.call('POST', '/api/complete-voice-assessment', { body: { token } }),
    questions: async () => (await server.call('GET', `/api/assessment-questions/${token}`)).body.voiceQuestions,
    chunk: (
      device: string,
      n: number,
      bytes: Uint8Array<ArrayBuffer>,
      /** null sends no type at all. */
      { query = '', type = 'video/webm;codecs=vp9' }: { query?: string; type?: string | null } = {},
    ) => send(`/api/recordings/${token}/${device}/${n}${query}`, bytes, type === null ? {} : { 'content-type': type }),
    taken: () => server.call('GET', `/api/recordings/${token}`),
    /** With the token before the files, which is where it has to be. */
    upload: (files: WholeFiles, assessmentToken = token) =>
      server.call('POST', '/upload', { body: wholeForm({ assessmentToken }, files) }),
  }
}

interface WholeFiles {
  cameraFile?: Uint8Array<ArrayBuffer>
  screenFile?: Uint8Array<ArrayBuffer>
}

/** A form of `/upload`, its parts in this order. */
export function wholeForm(...parts: (WholeFiles | Record<string, string>)[]) {
  const form = new FormData()
  for (const [name, value] of parts.flatMap((part) => Object.entries<string | Uint8Array<ArrayBuffer>>({ ...part })))
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new Blob([value]), `${name}.webm`)
  return form
}

/** The first piece of a WebM recording, and a later one, of so many bytes. */
export const webmStart = (size = 1000, seed = 1) => {
  const bytes = noise(size, seed)
  bytes.set([0x1a, 0x45, 0xdf, 0xa3])
  return bytes
}
export const noise = (size: number, seed: number) => {
  const next = randomness(seed)
  return Uint8Array.from({ length: size }, () => (next() + 1) * 128)
}

/** Keys of everything the store holds below `folder`. */
export const storedIn = async (server: Pick<TestServer, 'fileStore'>, folder: 'answers' | 'recordings') =>
  (await Array.fromAsync(server.fileStore.keys(''))).filter((key) => key.includes(`${folder}/`))
