import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { readdirSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { testServer } from '#adapters/test-server.ts'
import { ProviderError, StorageFull } from '#src/shared/provider-error.ts'
import { aSitting, begin } from '../test-assessment.ts'
import { spoken } from '../transcription/test-speech.ts'
import { writeWav } from '../transcription/wav.ts'
import { answering, candidateCalls, silentAnswer, spokenAnswer, storedIn } from './test-recordings.ts'

// Each goes through the whole server; a busy machine takes its time.
setDefaultTimeout(30_000)

const server = testServer()
const attempts = (id: string) => server.openAnswers.ofAssessment(id)

/** A WAV file of any format whose samples `at` gives for each frame, on the scale of 16 bits. */
function wavOf(seconds: number, rate: number, channels: number, at: (second: number) => number) {
  const frames = Math.round(seconds * rate)
  const bytes = new Uint8Array(44 + frames * channels * 2)
  bytes.set(writeWav(new Int16Array(0)))
  const view = new DataView(bytes.buffer)
  view.setUint32(4, bytes.length - 8, true)
  view.setUint16(22, channels, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * channels * 2, true)
  view.setUint16(32, channels * 2, true)
  view.setUint32(40, bytes.length - 44, true)
  for (let frame = 0; frame < frames; frame++)
    for (let channel = 0; channel < channels; channel++)
      view.setInt16(44 + (frame * channels + channel) * 2, at(frame / rate), true)
  return bytes
}
const voiceAt = (second: number) =>
  Math.max(0, Math.sin(2 * Math.PI * 4 * second)) * (Math.sin(880 * second) + Math.sin(1760 * second) / 2) * 5000

describe('a spoken answer', () => {
  test('is stored with its bytes before it is called valid', async () => {
    const { id, voiceQuestions, say, questions, workspaceId } = await answering(server)
    const [first] = voiceQuestions
    const audio = spokenAnswer()
    const answer = await say(first!.id, audio)
    expect([answer.status, answer.body]).toEqual([200, { valid: true, reason: null }])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const [stored] = await attempts(id)
    expect(stored).toMatchObject({
      questionId: first!.id,
      state: 'uploaded',
      late: false,
      durationMs: 2100,
      file: { type: 'wav', size: audio.length, filename: 'Answer 1.wav' },
    })
    expect(await server.fileStore.read(stored!.file!.key)).toEqual(audio)
    expect(await server.files.keysOf(workspaceId)).toContain(stored!.file!.key)
    expect(await questions()).toMatchObject([{ id: first!.id, status: 'uploaded' }, { status: 'pending' }])
    expect(readdirSync(server.uploadFolder)).toEqual([])
  })

  test('that is sent again, even at once, is the same answer; another take is another', async () => {
    const { id, voiceQuestions, say } = await answering(server)
    const [first] = voiceQuestions
    const audio = spokenAnswer(2, 7)
    const before = await storedIn(server, 'answers')
    const said = await Promise.all([say(first!.id, audio), say(first!.id, audio), say(first!.id, audio)])
    expect(said.map(({ body }) => body.valid)).toEqual([true, true, true])
    expect(await attempts(id)).toHaveLength(1)
    expect(await storedIn(server, 'answers')).toHaveLength(before.length + 1)
    await say(first!.id, spokenAnswer(3, 8))
    expect((await attempts(id)).map(({ durationMs }) => durationMs)).toEqual([2100, 3100])
  })

  test('counts once for an Idempotency-Key, and other bytes under the same key are refused', async () => {
    const { id, voiceQuestions, say } = await answering(server)
    const key = { 'idempotency-key': 'answer-1' }
    const many = await Promise.all(Array.from({ length: 20 }, () => say(voiceQuestions[0]!.id, spokenAnswer(), key)))
    expect(new Set(many.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set(['200 {"valid":true,"reason":null}']))
    expect(await attempts(id)).toHaveLength(1)
    const other = await say(voiceQuestions[0]!.id, spokenAnswer(2, 5), key)
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
    const both = await Promise.all(
      [5, 6].map((seed) => say(voiceQuestions[1]!.id, spokenAnswer(2, seed), { 'idempotency-key': '2' })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await attempts(id)).toHaveLength(2)
  })

  test.each([
    ['nothing but silence', silentAnswer(), 'silence', 2000],
    ['less than a second', spokenAnswer(0.5), 'too-short', 600],
    ['no bytes at all', new Uint8Array(), 'not-audio', null],
    ['a header without sound', writeWav(new Int16Array(0)), 'too-short', 0],
    ['a text', new TextEncoder().encode('This is not what it says it is.'.repeat(100)), 'not-audio', null],
    ['hours at a rate nobody speaks at', wavOf(4000, 2000, 1, voiceAt), 'not-audio', null],
  ])('of %s is not valid, and says why', async (_, audio, reason, durationMs) => {
    const { id, voiceQuestions, say, questions } = await answering(server)
    const before = await storedIn(server, 'answers')
    const question = voiceQuestions[0]!.id
    for (const answer of [await say(question, audio), await say(question, audio)])
      expect([answer.status, answer.body]).toEqual([200, { valid: false, reason }])
    expect(await attempts(id)).toMatchObject([{ state: 'invalid', reason, durationMs, file: null }])
    expect(await storedIn(server, 'answers')).toEqual(before)
    expect((await questions())[0].status).toBe('invalid')
    expect((await say(question, spokenAnswer())).body.valid).toBe(true)
    expect((await questions())[0].status).toBe('uploaded')
  })

  test('of a loud steady sound is valid: a person has to hear it', async () => {
    const { voiceQuestions, say } = await answering(server)
    const tone = wavOf(2, 16_000, 1, (second) => 8000 * Math.sin(2 * Math.PI * 440 * second))
    expect((await say(voiceQuestions[0]!.id, tone)).body).toEqual({ valid: true, reason: null })
  })

  test('in stereo at 48 kHz is valid, also when its header claims other sizes', async () => {
    const { voiceQuestions, say } = await answering(server)
    const stereo = wavOf(2, 48_000, 2, voiceAt)
    expect((await say(voiceQuestions[0]!.id, stereo)).body).toEqual({ valid: true, reason: null })
    const claiming = spokenAnswer()
    new DataView(claiming.buffer).setUint32(40, 0xffff_fff0, true)
    new DataView(claiming.buffer).setUint32(4, 12, true)
    expect((await say(voiceQuestions[1]!.id, claiming)).body).toEqual({ valid: true, reason: null })
  })

  test('is valid behind a long note of the program that recorded it, and with an odd last byte', async () => {
    const { voiceQuestions, say } = await answering(server)
    const plain = spokenAnswer()
    const note = new Uint8Array(8 + 20_000)
    note.set(new TextEncoder().encode('LIST'))
    new DataView(note.buffer).setUint32(4, 20_000, true)
    const noted = new Uint8Array(Buffer.concat([plain.subarray(0, 36), note, plain.subarray(36), new Uint8Array(1)]))
    expect((await say(voiceQuestions[0]!.id, noted)).body).toEqual({ valid: true, reason: null })
  })

  test('is found behind minutes of silence', async () => {
    const { voiceQuestions, say } = await answering(server)
    const late = wavOf(45, 16_000, 1, (second) => (second > 41 && second < 43 ? voiceAt(second) : 0))
    expect((await say(voiceQuestions[0]!.id, late)).body).toEqual({ valid: true, reason: null })
  })

  test.skipIf(!Bun.which('espeak-ng'))('of a voice at 22,050 Hz is valid', async () => {
    const { voiceQuestions, say } = await answering(server)
    const audio = spoken('I would write the tests first and then make a backup.')!
    expect((await say(voiceQuestions[0]!.id, new Uint8Array(audio))).body).toEqual({ valid: true, reason: null })
  })

  test('of more than 30 MB is refused with a sentence, and nothing of it is kept', async () => {
    const { id, voiceQuestions, say } = await answering(server)
    const huge = await say(voiceQuestions[0]!.id, new Uint8Array(30 * 1024 * 1024 + 1))
    expect(huge.status).toBe(413)
    expect(huge.body.error).toContain('30 MB')
    expect(await attempts(id)).toEqual([])
    expect(readdirSync(server.uploadFolder)).toEqual([])
  })

  test('without audio, or without a question, says so', async () => {
    const { voiceQuestions, say } = await answering(server)
    const silent = await say(voiceQuestions[0]!.id, null)
    expect([silent.status, silent.body.error]).toEqual([400, 'Invalid audio recording'])
    const aimless = await say('', spokenAnswer())
    expect([aimless.status, aimless.body.error]).toEqual([400, 'Invalid question data. Please refresh the page.'])
  })

  test('to a question of another sitting finds nothing', async () => {
    const { say } = await answering(server)
    const others = await answering(server)
    expect((await say(others.voiceQuestions[0]!.id, spokenAnswer())).status).toBe(404)
    expect(await attempts(others.id)).toEqual([])
  })

  test('before the start, and before its part has begun, is refused', async () => {
    const { token, voiceQuestions } = await aSitting(server)
    const { say } = candidateCalls(server, token)
    const early = await say(voiceQuestions[0]!.id, spokenAnswer())
    expect([early.status, early.body.code]).toEqual([409, 'NOT_STARTED'])
    await begin(server, token)
    expect((await say(voiceQuestions[0]!.id, spokenAnswer())).body.code).toBe('NOT_STARTED')
    // That comes first: a page that is too early hears so whatever else is wrong.
    const aimless = await say('no such question', spokenAnswer())
    expect([aimless.status, aimless.body.code]).toEqual([409, 'NOT_STARTED'])
  })

  test('under a link that nobody was given opens nothing', async () => {
    const { voiceQuestions } = await answering(server)
    const answer = await candidateCalls(server, 'no such token').say(voiceQuestions[0]!.id, spokenAnswer())
    expect([answer.status, answer.body.code]).toEqual([404, 'INVALID_LINK'])
  })

  test('after the time is over is kept, marked late, and answered with 409; one from before stays what it was', async () => {
    const { id, voiceQuestions, say } = await answering(server)
    const inTime = spokenAnswer(2, 3)
    expect((await say(voiceQuestions[0]!.id, inTime)).status).toBe(200)
    server.clock.advance(15 * 60_000)
    expect((await say(voiceQuestions[1]!.id, spokenAnswer(2, 4))).status).toBe(200)
    server.clock.advance(1)
    for (const seed of [5, 5]) {
      const late = await say(voiceQuestions[0]!.id, spokenAnswer(2, seed))
      expect([late.status, late.body.code]).toEqual([409, 'DEADLINE_PASSED'])
    }
    expect((await attempts(id)).map(({ late }) => late)).toEqual([false, false, true])
    expect((await say(voiceQuestions[0]!.id, inTime)).status).toBe(200)
    server.clock.advance(3 * 60_000)
    await server.app.worker.runDue()
    expect((await server.assessments.withId(id))?.completedAt).not.toBeNull()
    expect((await say(voiceQuestions[1]!.id, spokenAnswer(2, 6))).body.code).toBe('DEADLINE_PASSED')
    expect(await attempts(id)).toHaveLength(4)
  })

  test('of a withdrawn link is not taken', async () => {
    const { id, voiceQuestions, say } = await answering(server)
    await server.assessments.update(id, { revokedAt: server.clock.now() })
    expect((await say(voiceQuestions[0]!.id, spokenAnswer())).body.code).toBe('LINK_REVOKED')
  })

  test('can be tried often, but not without end', async () => {
    const { id, voiceQuestions, say } = await answering(server)
    for (let seed = 0; seed < 20; seed++) expect((await say(voiceQuestions[0]!.id, spokenAnswer(1, seed))).status).toBe(200)
    expect((await say(voiceQuestions[0]!.id, spokenAnswer(1, 99))).body.code).toBe('TOO_MANY_ANSWERS')
    expect(await attempts(id)).toHaveLength(20)
  })
})

test('all spoken answers together have an end as well', async () => {
  const { voiceQuestions, say } = await answering(server)
  expect((await say(voiceQuestions[0]!.id, spokenAnswer(1, 1))).body).toEqual({ valid: true, reason: null })
  const grown = sql`
    update files set size = ${2 * 1024 ** 3}
    where id in (select file_id from open_answers where question_id = ${voiceQuestions[0]!.id})`
  await server.transaction(async () => await server.database.query().run(grown))
  const refused = await say(voiceQuestions[1]!.id, spokenAnswer(1, 2))
  expect([refused.status, refused.body.code]).toEqual([403, 'TOO_MANY_ANSWERS'])
  expect((await say(voiceQuestions[0]!.id, spokenAnswer(1, 1))).body).toEqual({ valid: true, reason: null })
})

describe('a written answer', () => {
  test('is taken by links that ask for one, and the last words take the place of the ones before', async () => {
    const { id, voiceQuestions, write, say, questions } = await answering(server, { options: { answers: 'written' } })
    const question = voiceQuestions[0]!.id
    expect((await write(question, '  Tests first. ')).body).toEqual({ valid: true, reason: null })
    await write(question, 'Tests first.')
    await write(question, 'Tests first, then a backup.')
    expect(await attempts(id)).toMatchObject([{ state: 'written', text: 'Tests first, then a backup.', late: false }])
    expect((await questions())[0].status).toBe('written')
    expect((await write(question, ' ')).status).toBe(400)
    expect((await write(question, 'x'.repeat(10_001))).body.error).toContain('10,000 characters')
    expect((await say(question, spokenAnswer())).status).toBe(400)
    server.clock.advance(15 * 60_000 + 1)
    expect((await write(question, 'Too late')).body.code).toBe('DEADLINE_PASSED')
    expect((await attempts(id)).map(({ text, late }) => [text, late])).toEqual([
      ['Tests first, then a backup.', false],
      ['Too late', true],
    ])
  })

  test('is not taken by links that ask for a voice', async () => {
    const { voiceQuestions, write } = await answering(server)
    expect((await write(voiceQuestions[0]!.id, 'Words')).status).toBe(400)
  })
})

describe('a question that is left out', () => {
  test('is noted once, and can still be answered', async () => {
    const { id, voiceQuestions, skip, say, questions } = await answering(server)
    const question = voiceQuestions[0]!.id
    for (const answer of [await skip(question), await skip(question)])
      expect([answer.status, answer.body]).toEqual([200, { valid: false, reason: 'skipped' }])
    expect((await questions())[0].status).toBe('skipped')
    await say(question, spokenAnswer())
    await skip(question)
    expect((await attempts(id)).map(({ state }) => state)).toEqual(['skipped', 'uploaded'])
  })

  test('by nobody pressing anything is noted when the sitting ends', async () => {
    const { id, voiceQuestions, say, complete } = await answering(server)
    await say(voiceQuestions[1]!.id, spokenAnswer())
    expect((await complete()).status).toBe(200)
    const found = await attempts(id)
    expect(found.map(({ questionId, state }) => [questionId, state])).toEqual([
      [voiceQuestions[1]!.id, 'uploaded'],
      [voiceQuestions[0]!.id, 'skipped'],
    ])
  })
})

describe('when the bytes cannot be kept', () => {
  test.each([
    ['the store is away', () => new ProviderError('s3', 'The file store is away.'), 503],
    ['the disk is full', () => new StorageFull(), 507],
  ])('because %s the candidate hears it, nothing is half stored, and the next try works', async (_, failure, status) => {
    const broken = testServer({}, {})
    const { id, voiceQuestions, say } = await answering(broken)
    const { put } = broken.fileStore
    broken.fileStore.put = async () => {
      throw failure()
    }
    expect((await say(voiceQuestions[0]!.id, spokenAnswer())).status).toBe(status)
    expect(await broken.openAnswers.ofAssessment(id)).toEqual([])
    broken.fileStore.put = put
    expect((await say(voiceQuestions[0]!.id, spokenAnswer())).body.valid).toBe(true)
    await broken.app.worker.runDue()
    expect(await storedIn(broken, 'answers')).toHaveLength(1)
  })
})
