import { open, unlink } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { testServer } from '#adapters/test-server.ts'
import { aSitting } from '#src/assessment/test-assessment.ts'
import { speechLike } from '#src/assessment/transcription/test-speech.ts'
import { writeWav } from '#src/assessment/transcription/wav.ts'
import { startServer } from '#src/commands/server-process.ts'
import { alternating, type BenchOptions, adminEnvironment as environment, type Measure, measure, median } from './measure.ts'

const answerBytes = 2 * 1024 * 1024
const perRound = 10
/** What a line of 50 Mbit/s brings at a time. */
const pieceBytes = 64 * 1024
const pieceMs = 10

/** How long a candidate waits after the last byte of a spoken answer of 2 MB has gone out, against writing and syncing as much. */
export async function voiceAnswers({ rounds, folder }: BenchOptions): Promise<Measure[]> {
  const dataDir = join(folder, 'voice')
  const turns = (rounds + 1) * perRound
  const { token, questionIds } = await begun(dataDir, Math.ceil(turns / perRound))
  const server = await startServer({ dataDir, environment })
  const samples = speechLike((answerBytes - 44) / 2 / 16_000)
  let turn = 0
  const say = async () => {
    // No two answers are the same, as no two recordings are.
    samples[turn % 100] = ++turn
    const audio = writeWav(samples)
    return sayPaced(server.address, await formOf({ token, questionId: questionIds[turn % questionIds.length]!, audio }))
  }
  const each = async (take: () => Promise<number>) => {
    const taken: number[] = []
    for (let index = 0; index < perRound; index++) taken.push(await take())
    return median(taken)
  }
  try {
    await each(say)
    const bytes = crypto.getRandomValues(new Uint8Array(65_536))
    const path = join(dataDir, 'reference')
    const taken = await alternating(
      rounds,
      () => each(say),
      () => each(() => writeAndSync(path, bytes)),
    )
    const facts = { name: 'a spoken answer of 2 MB, last byte to acknowledgement', against: 'write and fsync of 2 MB' } as const
    return [measure({ ...facts, unit: 'ms', limit: 3, guard: 300 }, taken, [`median of ${perRound} a round, sent at 50 Mbit/s`])]
  } finally {
    await server.kill()
  }
}

/** A data folder in which somebody is being asked so many open questions. */
async function begun(dataDir: string, questions: number) {
  const server = testServer({}, {}, dataDir)
  server.clock.set(new Date())
  const { token, voiceQuestions } = await aSitting(server, {
    voice: questions,
    options: { kind: 'interview', extraMinutes: 240 },
  })
  const { consent } = await server.app.assessment.look(token)
  await server.app.assessment.agree(token, { version: consent.version, allowedToShare: false })
  await server.app.assessment.start(token)
  await server.app.worker.stop()
  server.database.close()
  return { token, questionIds: voiceQuestions.map(({ id }) => id) }
}

/** The form as a browser sends it. */
async function formOf({ token, questionId, audio }: { token: string; questionId: string; audio: Uint8Array<ArrayBuffer> }) {
  const form = new FormData()
  form.append('audio', new Blob([audio], { type: 'audio/wav' }), 'answer.wav')
  form.append('token', token)
  form.append('questionId', questionId)
  form.append('question', 'As it was shown')
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  return { contentType: request.headers.get('content-type')!, bytes: Buffer.from(await request.arrayBuffer()) }
}

/** Sends a form at the pace of a line and resolves to the milliseconds from its last piece to the answer. */
async function sayPaced(address: string, { contentType, bytes }: Awaited<ReturnType<typeof formOf>>): Promise<number> {
  const { hostname, port, host } = new URL(address)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  const head = [
    'POST /api/submit-voice-answer HTTP/1.1',
    `host: ${host}`,
    `content-type: ${contentType}`,
    `content-length: ${bytes.length}`,
    `idempotency-key: ${crypto.randomUUID()}`,
    'connection: close',
  ]
  const answered = new Promise<{ text: string; at: number }>((resolve, reject) => {
    let text = ''
    let at = 0
    socket.on('data', (piece) => {
      at ||= performance.now()
      text += piece.toString()
    })
    socket.on('end', () => resolve({ text, at }))
    socket.on('error', reject)
  })
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  let sentAt = 0
  for (let from = 0; from < bytes.length; from += pieceBytes) {
    await Bun.sleep(pieceMs)
    sentAt = performance.now()
    socket.write(bytes.subarray(from, from + pieceBytes))
  }
  const { text, at } = await answered
  if (!text.includes('"valid":true')) throw new Error(`A spoken answer was not taken: ${text.slice(0, 500)}`)
  return at - sentAt
}

async function writeAndSync(path: string, piece: Uint8Array): Promise<number> {
  const started = performance.now()
  const file = await open(path, 'wx')
  for (let written = 0; written < answerBytes; written += piece.length) await file.write(piece)
  await file.sync()
  await file.close()
  const ms = performance.now() - started
  await unlink(path)
  return ms
}
