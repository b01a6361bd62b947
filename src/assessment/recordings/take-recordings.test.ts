import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { type SQL, sql } from 'drizzle-orm'
import { testServer } from '#adapters/test-server.ts'
import { ProviderError, StorageFull } from '#src/shared/provider-error.ts'
import { aSitting, begin, type TestServer } from '../test-assessment.ts'
import { answering, candidateCalls, noise, spokenAnswer, storedIn, webmStart, wholeForm } from './test-recordings.ts'
import { lastTick, withDuration } from './webm-duration.ts'

// Each goes through the whole server; a busy machine takes its time.
setDefaultTimeout(30_000)

const server = testServer()
const minutes = (count: number) => count * 60_000
const joined = (...pieces: Uint8Array[]) => new Uint8Array(Buffer.concat(pieces))

/** What a recruiter can watch. */
const watched = (id: string, on = server) => on.app.assessment.recordingsOf(id)

/** Ends a sitting and lets the clock run until its recordings are put together. */
async function finish({ complete }: { complete(): Promise<unknown> }, on = server, wait = minutes(1)) {
  await complete()
  on.clock.advance(wait)
  await on.app.worker.runDue()
}

describe('a chunk of a recording', () => {
  test('is taken in any order and any number of times, each number once', async () => {
    const { id, chunk, taken } = await answering(server)
    const [first, second] = [webmStart(1000), noise(500, 2)]
    expect((await chunk('camera', 1, second)).body).toEqual({ device: 'camera', part: 1, n: 1, received: 500 })
    expect((await chunk('camera', 0, first)).body).toEqual({ device: 'camera', part: 1, n: 0, received: 1500 })
    expect((await chunk('camera', 1, second)).body).toEqual({ device: 'camera', part: 1, n: 1, received: 1500 })
    const other = await chunk('camera', 1, noise(500, 3))
    expect([other.status, other.body.code]).toEqual([409, 'CHUNK_DIFFERS'])
    await chunk('screen', 0, webmStart(700), { query: '?part=2' })
    expect((await taken()).body).toEqual({
      parts: [
        { device: 'camera', part: 1, numbers: [0, 1] },
        { device: 'screen', part: 2, numbers: [0] },
      ],
      bytes: 2200,
      limitBytes: 1024 * 1024 * 1024,
    })
    expect(await watched(id)).toMatchObject([
      { device: 'camera', part: 1, state: 'arriving', bytes: 1500, incomplete: false, file: null },
      { device: 'screen', part: 2, state: 'arriving', bytes: 700, file: null },
    ])
    expect(readdirSync(server.uploadFolder)).toEqual([])
  })

  test('of a recorder that names itself finds its part, also beside others that begin at the same moment', async () => {
    const { id, chunk, taken } = await answering(server)
    const of = (name: string) => ({ query: `?recorder=${name.repeat(32)}` })
    // Two devices, and the second piece of the one before its first.
    const answers = await Promise.all([
      chunk('camera', 1, noise(300, 5), of('b')),
      chunk('camera', 0, webmStart(1000, 1), of('a')),
      chunk('camera', 0, webmStart(900, 2), of('b')),
      chunk('camera', 1, noise(400, 6), of('a')),
      chunk('camera', 0, webmStart(900, 2), of('b')),
      chunk('screen', 0, webmStart(700), of('a')),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    const [b1, a0, b0, a1, again, screen] = answers.map(({ body }) => body.part)
    expect([b1 === b0, b0 === again, a0 === a1, a0 !== b0, screen]).toEqual([true, true, true, true, 1])
    const { body } = await taken()
    expect(body.parts).toEqual([
      { device: 'camera', part: 1, numbers: [0, 1] },
      { device: 'camera', part: 2, numbers: [0, 1] },
      { device: 'screen', part: 1, numbers: [0] },
    ])
    expect(body.bytes).toBe(300 + 1000 + 900 + 400 + 700)
    expect((await chunk('camera', 0, webmStart(), { query: '?recorder=x' })).status).toBe(400)
    // Whoever says a part goes on after them.
    expect((await chunk('camera', 0, webmStart(800, 9), { query: '?part=3' })).body.part).toBe(3)
    expect((await chunk('camera', 0, webmStart(800, 8), of('c'))).body.part).toBe(4)
    await server.transaction(
      async () =>
        await server.database.query().run(sql`update recordings set part = 1000 where assessment_id = ${id} and part = 4`),
    )
    expect((await chunk('camera', 1, noise(300, 7), of('c'))).body.part).toBe(1000)
    expect((await chunk('camera', 0, webmStart(800, 8), of('d'))).body.code).toBe('RECORDING_LIMIT')
  })

  test('that arrives several times at once is one', async () => {
    const { chunk, taken } = await answering(server)
    const before = (await storedIn(server, 'recordings')).length
    const answers = await Promise.all(Array.from({ length: 6 }, () => chunk('camera', 0, webmStart(900))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect((await taken()).body.bytes).toBe(900)
    expect(await storedIn(server, 'recordings')).toHaveLength(before + 1)
  })

  test('is taken with any type that a video has, with none, and as plain bytes', async () => {
    const { chunk, taken } = await answering(server)
    const types = [
      'video/webm',
      'video/mp4',
      'video/x-matroska;codecs=avc1',
      'application/octet-stream',
      'Application/Octet-Stream',
      null,
    ]
    for (const [n, type] of types.entries()) {
      const answer = await chunk('camera', n, n === 0 ? webmStart() : noise(10, n), { type })
      expect([type, answer.status, answer.body.n]).toEqual([type, 200, n])
    }
    const pieces = [noise(2_000_000, 1), noise(10, 2)]
    for (const [n, piece] of pieces.entries())
      expect((await chunk('screen', n, piece, { type: 'application/octet-stream' })).status).toBe(200)
    for (const type of ['audio/wav', 'text/html', 'application/json'])
      expect([type, (await chunk('camera', 9, noise(10, 9), { type })).status]).toEqual([type, 415])
    expect((await taken()).body.parts).toEqual([
      { device: 'camera', part: 1, numbers: [0, 1, 2, 3, 4, 5] },
      { device: 'screen', part: 1, numbers: [0, 1] },
    ])
    for (const type of ['application/octet-stream', null])
      expect((await chunk('camera', 7, new Uint8Array(), { type })).status).toBe(400)
  })

  test('has 8 MB at most, and an address that means something', async () => {
    const { chunk, taken, token } = await answering(server)
    const huge = await chunk('camera', 0, webmStart(8 * 1024 * 1024 + 1))
    expect(huge.status).toBe(413)
    expect(huge.body.error).toContain('8 MB')
    for (const path of ['microphone/0', 'camera/-1', 'camera/x', 'camera/1.5', 'camera/100000', 'camera/0?part=0'])
      expect((await server.call('POST', `/api/recordings/${token}/${path}`, { body: new FormData() })).status).toBe(400)
    expect((await taken()).body.parts).toEqual([])
    expect((await candidateCalls(server, 'no such token').chunk('camera', 0, webmStart())).body.code).toBe('INVALID_LINK')
    expect((await candidateCalls(server, 'no such token').taken()).status).toBe(404)
    expect(readdirSync(server.uploadFolder)).toEqual([])
  })

  test('has something in it, and there is an end to how many', async () => {
    const { id, chunk, taken, complete } = await answering(server)
    expect((await chunk('camera', 1, new Uint8Array(0))).status).toBe(400)
    expect((await chunk('camera', 0, webmStart())).status).toBe(200)
    const { id: recordingId } = (await server.recordings.find(id, 'camera', 1))!
    const run = (statement: SQL) => server.transaction(async () => await server.database.query().run(statement))
    await run(sql`
      with recursive numbers(n) as (select 10 union all select n + 1 from numbers where n < 40008)
      insert into recording_chunks (recording_id, number, file_id, sha256, size, received_at)
      select ${recordingId}, n, 'x', 'x', 1, 1 from numbers`)
    const refused = await chunk('screen', 0, webmStart())
    expect([refused.status, refused.body.code]).toEqual([413, 'RECORDING_LIMIT'])
    expect((await chunk('camera', 0, webmStart())).status).toBe(200)
    expect((await taken()).body.parts).toHaveLength(1)
    expect((await complete()).status).toBe(200)
    await run(sql`delete from recording_chunks where file_id = 'x'`)
  })

  test('beyond the limit of the sitting is refused, and the sitting goes on', async () => {
    const small = testServer({ RECORDING_LIMIT_MB: '1' })
    const { chunk, taken, complete } = await answering(small)
    const limit = 1024 * 1024
    expect((await chunk('camera', 0, webmStart(limit - 100))).status).toBe(200)
    const beyond = await chunk('screen', 0, webmStart(101))
    expect([beyond.status, beyond.body.code]).toEqual([413, 'RECORDING_LIMIT'])
    expect(beyond.body.error).toContain('The assessment continues')
    expect((await chunk('camera', 0, webmStart(limit - 100))).status).toBe(200)
    const both = await Promise.all([chunk('screen', 0, webmStart(100, 1)), chunk('screen', 1, noise(100, 2))])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 413])
    expect((await taken()).body).toMatchObject({ bytes: limit, limitBytes: limit })
    expect((await complete()).status).toBe(200)
    expect(await storedIn(small, 'recordings')).toHaveLength(2)
  })

  test('is taken from the start on, and ten minutes longer than the sitting', async () => {
    const { token } = await aSitting(server)
    const { chunk, taken } = candidateCalls(server, token)
    expect((await chunk('camera', 0, webmStart())).body.code).toBe('NOT_STARTED')
    await begin(server, token)
    expect((await chunk('camera', 0, webmStart())).status).toBe(200)
    await server.call('POST', '/api/complete-assessment', { body: { token } })
    await server.call('POST', '/api/complete-voice-assessment', { body: { token } })
    server.clock.advance(minutes(10))
    expect((await chunk('camera', 1, noise(10, 1))).status).toBe(200)
    server.clock.advance(1)
    expect((await chunk('camera', 2, noise(10, 1))).body.code).toBe('ALREADY_COMPLETED')
    expect((await taken()).body.parts).toEqual([{ device: 'camera', part: 1, numbers: [0, 1] }])
  })

  test('of what a link does not record is not kept', async () => {
    const cameraless = await answering(server, { options: { camera: false } })
    expect((await cameraless.chunk('camera', 0, webmStart())).body.code).toBe('NOT_RECORDED')
    expect((await cameraless.chunk('screen', 0, webmStart())).status).toBe(200)
    const unproctored = await answering(server, { options: { proctored: false } })
    expect((await unproctored.chunk('screen', 0, webmStart())).status).toBe(403)
    expect((await unproctored.upload({ screenFile: webmStart() })).status).toBe(403)
  })

  test('says where its recording stands on the time line', async () => {
    const { id, chunk } = await answering(server)
    const began = server.clock.now().getTime()
    server.clock.advance(20_000)
    await chunk('camera', 0, webmStart())
    await chunk('screen', 0, webmStart(), { query: `?startedAt=${began + 3000}` })
    await chunk('screen', 0, webmStart(), { query: `?part=2&startedAt=${began - 5_000_000}` })
    server.clock.advance(5000)
    await chunk('camera', 1, noise(5, 1))
    const at = (date: Date) => date.getTime() - began
    expect((await watched(id)).map(({ startedAt, endedAt }) => [at(startedAt), at(endedAt)])).toEqual([
      [15_000, 25_000],
      [3000, 20_000],
      [0, 20_000],
    ])
  })

  test.each([
    ['the store is away', () => new ProviderError('s3', 'The file store is away.'), 503],
    ['the disk is full', () => new StorageFull(), 507],
  ])('is not acknowledged when %s, and taken when it is back', async (_, failure, status) => {
    const broken = testServer()
    const { chunk, taken } = await answering(broken)
    const { put } = broken.fileStore
    broken.fileStore.put = async () => {
      throw failure()
    }
    expect((await chunk('camera', 0, webmStart())).status).toBe(status)
    expect((await taken()).body).toMatchObject({ parts: [], bytes: 0 })
    broken.fileStore.put = put
    expect((await chunk('camera', 0, webmStart())).status).toBe(200)
    await broken.app.worker.runDue()
    expect(await storedIn(broken, 'recordings')).toHaveLength(1)
  })
})

describe('when a sitting is over', () => {
  test('the chunks become one file for each part, in the order of their numbers', async () => {
    const server = testServer()
    const sitting = await answering(server)
    const { id, chunk } = sitting
    const pieces = [webmStart(1000), noise(300, 2), noise(200, 3)]
    for (const n of [2, 0, 1]) await chunk('camera', n, pieces[n]!)
    await chunk('camera', 0, webmStart(400, 9), { query: '?part=2' })
    const before = await storedIn(server, 'recordings')
    await finish(sitting, server)
    const [first, second] = await watched(id, server)
    const whole = joined(...pieces)
    expect(first).toMatchObject({
      state: 'whole',
      incomplete: false,
      bytes: 1500,
      file: { size: 1500, type: 'webm', sha256: createHash('sha256').update(whole).digest('hex'), filename: 'camera 1.webm' },
    })
    expect(await server.fileStore.read(first!.file!.key)).toEqual(whole)
    expect(second).toMatchObject({ part: 2, state: 'whole', file: { size: 400 } })
    const after = await storedIn(server, 'recordings')
    expect(after).toHaveLength(before.length - 2)
    expect(readdirSync(server.uploadFolder)).toEqual([])
    const known = await server.files.known(after)
    expect(after.filter((key) => !known.has(key))).toEqual([])
    expect((await chunk('camera', 1, pieces[1]!)).status).toBe(200)
    expect((await chunk('camera', 1, pieces[0]!)).body.code).toBe('CHUNK_DIFFERS')
    expect((await watched(id, server))[0]).toMatchObject({ state: 'whole', bytes: 1500 })
  })

  test('what it is stands in its first bytes, whatever was said of it and whichever piece came first', async () => {
    const mp4 = joined(new Uint8Array([0, 0, 0, 0x20]), new TextEncoder().encode('ftypisom'), noise(50, 1))
    const cases = [
      [webmStart(), null, 'video/webm', 'webm'],
      [mp4, 'application/octet-stream', 'video/mp4', 'mp4'],
      [mp4, 'video/webm', 'video/mp4', 'mp4'],
      [noise(60, 7), 'video/webm', 'application/octet-stream', 'bin'],
    ] as const
    for (const [first, type, told, ending] of cases) {
      const sitting = await answering(server)
      const { id, chunk } = sitting
      const later = noise(20, 3)
      await chunk('camera', 1, later, { type })
      await chunk('camera', 0, first, { type })
      await finish(sitting)
      const [recording] = await watched(id)
      expect(recording).toMatchObject({ state: 'whole', type: told, file: { type: ending, filename: `camera 1.${ending}` } })
      expect(await server.fileStore.read(recording!.file!.key)).toEqual(joined(first, later))
    }
  })

  test('what nothing here can play is downloaded, and runs nowhere', async () => {
    const sitting = await answering(server)
    const { id, chunk } = sitting
    const page = new TextEncoder().encode('<!doctype html><script>alert(1)</script>')
    await chunk('screen', 0, page, { type: 'application/octet-stream' })
    await finish(sitting)
    const { body } = await server.call('GET', `/api/assessments/${id}`, { cookie: sitting.cookie })
    expect(body.recordings).toMatchObject([{ type: 'application/octet-stream', state: 'whole' }])
    const { status, headers, text } = await server.call('GET', body.recordings[0].url, { cookie: sitting.cookie })
    expect([status, text]).toEqual([200, new TextDecoder().decode(page)])
    expect(headers.get('content-type')).toBe('application/octet-stream')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[^"]+-screen-1\.bin"/)
    expect([headers.get('x-content-type-options'), headers.get('content-security-policy')]).toEqual([
      'nosniff',
      expect.stringContaining('sandbox'),
    ])
  })

  test('the file says how long it is, as recorders do not', async () => {
    const sitting = await answering(server)
    const hex = (text: string) => new Uint8Array(Buffer.from(text.replaceAll(' ', ''), 'hex'))
    const pieces = [
      hex('1a45dfa3 84 42868101 18538067 01ffffffffffffff 1549a966 87 2ad7b1 83 0f4240 1f43b675 01ffffffffffffff e78200ff'),
      hex('a3 86 81 0064 80 aabb'),
      hex('a3 86 81 1000 80 aabb'),
    ]
    for (const [n, piece] of pieces.entries()) await sitting.chunk('camera', n, piece)
    await finish(sitting)
    const [recording] = await watched(sitting.id)
    const whole = joined(...pieces)
    expect(lastTick(whole)).toBe(0xff + 0x1000)
    expect(Buffer.from(await server.fileStore.read(recording!.file!.key))).toEqual(
      Buffer.from(withDuration(whole, 0xff + 0x1000)!),
    )
    expect(recording).toMatchObject({ bytes: whole.length, file: { size: whole.length + 18 } })
  })

  test('what a slow line brings later is put behind what was there', async () => {
    const sitting = await answering(server)
    const { id, chunk } = sitting
    const pieces = [webmStart(100), noise(30, 2), noise(20, 3), noise(10, 4)]
    for (const n of [0, 1]) await chunk('camera', n, pieces[n]!)
    await finish(sitting)
    expect((await watched(id))[0]).toMatchObject({ state: 'whole', bytes: 130 })
    for (const n of [3, 2]) await chunk('camera', n, pieces[n]!)
    expect((await watched(id))[0]).toMatchObject({ state: 'arriving', bytes: 160, file: { size: 130 } })
    server.clock.advance(minutes(1))
    await server.app.worker.runDue()
    const [recording] = await watched(id)
    expect(recording).toMatchObject({ state: 'whole', incomplete: false, file: { size: 160 } })
    expect(await server.fileStore.read(recording!.file!.key)).toEqual(joined(...pieces))
  })

  test('a missing piece is waited for, and then the rest is shown as incomplete', async () => {
    const sitting = await answering(server)
    const { id, chunk } = sitting
    for (const n of [0, 1, 3]) await chunk('camera', n, n === 0 ? webmStart(100) : noise(10, n))
    await finish(sitting, server, minutes(5))
    expect((await watched(id))[0]).toMatchObject({ state: 'arriving', incomplete: true })
    server.clock.advance(minutes(6))
    await server.app.worker.runDue()
    const [recording] = await watched(id)
    expect(recording).toMatchObject({ state: 'whole', incomplete: true, file: { size: 120 } })
    expect(await server.fileStore.read(recording!.file!.key)).toEqual(joined(webmStart(100), noise(10, 1), noise(10, 3)))
  })

  test('a store that is away is asked again', async () => {
    const broken = testServer()
    const sitting = await answering(broken)
    await sitting.chunk('camera', 0, webmStart(100))
    await sitting.complete()
    const { put } = broken.fileStore
    broken.fileStore.put = async () => {
      throw new ProviderError('s3', 'The file store is away.')
    }
    broken.clock.advance(minutes(1))
    await broken.app.worker.runDue()
    expect((await watched(sitting.id, broken))[0]).toMatchObject({ state: 'arriving' })
    expect(await storedIn(broken, 'recordings')).toHaveLength(1)
    broken.fileStore.put = put
    broken.clock.advance(minutes(1))
    await broken.app.worker.runDue()
    expect((await watched(sitting.id, broken))[0]).toMatchObject({ state: 'whole' })
  })

  test('a crash anywhere in between loses no piece and leaves none behind', async () => {
    const crashing = testServer()
    const sitting = await answering(crashing)
    for (const n of [0, 1, 2]) await sitting.chunk('camera', n, n === 0 ? webmStart(100) : noise(10, n))
    await sitting.complete()
    crashing.clock.advance(minutes(1))
    const { transaction } = crashing
    const { put, delete: remove } = crashing.fileStore
    const forEver = new Promise<never>(() => {})
    // The process is gone after the file was stored, and before the rows were.
    const stored = Promise.withResolvers<void>()
    crashing.fileStore.put = async (...given) => {
      await put(...given)
      stored.resolve()
      return forEver
    }
    void crashing.app.worker.runDue()
    await stored.promise
    expect(await storedIn(crashing, 'recordings')).toHaveLength(4)
    Object.assign(crashing.fileStore, { put, delete: remove })
    await transaction(() => crashing.jobs.releaseAll())
    await crashing.app.worker.runDue()
    const [recording] = await watched(sitting.id, crashing)
    expect(recording).toMatchObject({ state: 'whole', file: { size: 120 } })
    expect(await storedIn(crashing, 'recordings')).toEqual([recording!.file!.key])
  })
})

describe('a whole file', () => {
  test('of camera and screen is kept, as parts behind what came in pieces', async () => {
    const { id, chunk, upload } = await answering(server)
    await chunk('camera', 0, webmStart(100))
    const camera = webmStart(5000, 5)
    const answer = await upload({ cameraFile: camera, screenFile: webmStart(3000, 6) })
    expect([answer.status, answer.body]).toEqual([200, { file: { _id: expect.any(String) }, transcription: null }])
    const found = await watched(id)
    expect(found.map(({ device, part, state, bytes }) => [device, part, state, bytes])).toEqual([
      ['camera', 1, 'arriving', 100],
      ['camera', 2, 'whole', 5000],
      ['screen', 1, 'whole', 3000],
    ])
    expect(found[1]!.id).toBe(answer.body.file._id)
    expect(await server.fileStore.read(found[1]!.file!.key)).toEqual(camera)
    const again = await upload({ cameraFile: camera })
    expect(again.body).toEqual(answer.body)
    expect(await watched(id)).toHaveLength(3)
  })

  test('needs a sitting that has begun', async () => {
    const { token } = await aSitting(server)
    const early = await candidateCalls(server, token).upload({ cameraFile: webmStart() })
    expect([early.status, early.body.code]).toEqual([409, 'NOT_STARTED'])
    for (const other of ['', 'no such token'])
      expect((await candidateCalls(server, other).upload({ cameraFile: webmStart() })).body.code).toBe('INVALID_LINK')
  })

  test('that is no video, or is not there, is refused, and the other one with it', async () => {
    const { id, upload } = await answering(server)
    const before = await storedIn(server, 'recordings')
    expect((await upload({ cameraFile: webmStart(), screenFile: noise(1000, 1) })).status).toBe(415)
    const none = await upload({})
    expect([none.status, none.body.field]).toEqual([400, 'cameraFile'])
    expect(await watched(id)).toEqual([])
    expect(await storedIn(server, 'recordings')).toEqual(before)
    expect(readdirSync(server.uploadFolder)).toEqual([])
  })

  test('may have its token in a header or in the address instead, and then before nothing in particular', async () => {
    const { id, token } = await answering(server)
    const send = (path: string, seed: number, headers: Record<string, string> = {}) =>
      server.call('POST', path, { body: wholeForm({ cameraFile: webmStart(100, seed) }), headers })
    expect((await send('/upload', 1, { authorization: `Bearer ${token}` })).status).toBe(200)
    expect((await send(`/upload?assessmentToken=${token}`, 2)).status).toBe(200)
    expect((await send(`/upload?token=${token}`, 3)).status).toBe(200)
    expect(await watched(id)).toHaveLength(3)
    for (const told of ['', 'nobody has it']) expect((await send(`/upload?token=${told}`, 4)).body.code).toBe('INVALID_LINK')
  })

  /** A camera's file that never ends, behind these parts; resolves once there is an answer. */
  const endless = async (
    server: TestServer,
    parts: Record<string, string>,
    { search = '', wait = 0, field = 'cameraFile' } = {},
  ) => {
    const bytes = (text: string) => new TextEncoder().encode(text)
    let sent = 0
    let isCancelled = false
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const [name, value] of Object.entries(parts))
          controller.enqueue(bytes(`--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`))
        const disposition = `Content-Disposition: form-data; name="${field}"; filename="a.webm"`
        controller.enqueue(bytes(`--x\r\n${disposition}\r\nContent-Type: video/webm\r\n\r\n`))
      },
      async pull(controller) {
        await Bun.sleep(wait)
        const piece = webmStart(64 * 1024)
        sent += piece.length
        controller.enqueue(piece)
      },
      cancel() {
        isCancelled = true
      },
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const request = new Request(`http://localhost:3000/upload${search}`, { method: 'POST', body, headers })
    const kept = new Set<string>()
    const watching = setInterval(() => {
      for (const name of readdirSync(server.uploadFolder)) kept.add(name)
    }, 1)
    const answer = await server.app.server.handle(request)
    clearInterval(watching)
    for (const name of readdirSync(server.uploadFolder)) kept.add(name)
    return { status: answer.status, body: await answer.json(), sent, isCancelled, kept: kept.size }
  }

  test('is refused before a byte of it is stored, when no known token came before it', async () => {
    const { token, chunk } = await answering(server)
    const waiting = await aSitting(server)
    const unproctored = await answering(server, { options: { proctored: false } })
    const withoutCamera = await answering(server, { options: { camera: false } })
    expect((await chunk('camera', 0, webmStart(10))).status).toBe(200)
    const cases: [Record<string, string>, { search?: string }, number, string][] = [
      [{}, {}, 400, 'TOKEN_FIRST'],
      [{ note: 'Here it comes' }, {}, 400, 'TOKEN_FIRST'],
      [{ assessmentToken: '' }, {}, 404, 'INVALID_LINK'],
      [{ assessmentToken: 'nobody has it' }, {}, 404, 'INVALID_LINK'],
      [{}, { search: '?token=nobody' }, 404, 'INVALID_LINK'],
      [{ token }, { search: '?token=nobody' }, 404, 'INVALID_LINK'],
      [{ assessmentToken: waiting.token }, {}, 409, 'NOT_STARTED'],
      [{ assessmentToken: unproctored.token }, {}, 403, 'NOT_RECORDED'],
      [{ assessmentToken: withoutCamera.token }, {}, 403, 'NOT_RECORDED'],
    ]
    for (const [parts, options, status, code] of cases) {
      const refused = await endless(server, parts, options)
      expect([parts, refused.status, refused.body.code]).toEqual([parts, status, code])
      expect([refused.kept, refused.isCancelled || refused.sent === 0]).toEqual([0, true])
      expect(refused.sent).toBeLessThan(4_000_000)
    }
    const late = await server.call('POST', '/upload', {
      body: wholeForm({ cameraFile: webmStart() }, { assessmentToken: token }),
    })
    expect([late.status, late.body.message]).toEqual([
      400,
      'The token has to come before the files: as the first field of the form (assessmentToken), or as a Bearer token in the header Authorization.',
    ])
  })

  test('is refused at once also by whom the sender keeps waiting, and keeps no place meanwhile', async () => {
    const { token } = await answering(server)
    const slow = Array.from({ length: 20 }, () => endless(server, {}, { wait: 30 }))
    expect((await server.call('POST', '/upload', { body: wholeForm({ token }, { cameraFile: webmStart(50, 9) }) })).status).toBe(
      200,
    )
    for (const { status, kept } of await Promise.all(slow)) expect([status, kept <= 1]).toEqual([400, true])
    expect(readdirSync(server.uploadFolder)).toEqual([])
  })

  test('ends where the room of its link ends, not when all of it has come', async () => {
    const small = testServer({ RECORDING_LIMIT_MB: '2' })
    const { token, chunk, upload } = await answering(small)
    const mostOfIt = 1_500_000
    expect((await upload({ screenFile: webmStart(mostOfIt, 3) })).status).toBe(200)
    expect((await chunk('camera', 0, webmStart(100_000))).status).toBe(200)
    // What was kept already may come again, although there is no room for another one like it.
    expect((await upload({ screenFile: webmStart(mostOfIt, 3) })).status).toBe(200)
    const refused = await endless(small, { assessmentToken: token })
    expect(refused).toMatchObject({ status: 413, body: { code: 'RECORDING_LIMIT' }, isCancelled: true })
    expect(refused.sent).toBeLessThan(4_000_000)
    expect(readdirSync(small.uploadFolder)).toEqual([])
    expect((await upload({ cameraFile: webmStart(600_000, 4) })).status).toBe(413)
    expect((await upload({ cameraFile: webmStart(400_000, 4) })).status).toBe(200)
  })

  test('counts to the limit: one too many is refused with a sentence, and nothing of the call is kept', async () => {
    const small = testServer({ RECORDING_LIMIT_MB: '1' })
    const { id, upload } = await answering(small)
    const most = 1024 * 1024
    for (const files of [{ cameraFile: webmStart(most + 1) }, { cameraFile: webmStart(most), screenFile: webmStart(5) }]) {
      const refused = await upload(files)
      expect([refused.status, refused.body.code]).toEqual([413, 'RECORDING_LIMIT'])
    }
    expect(await watched(id, small)).toEqual([])
    expect(await storedIn(small, 'recordings')).toEqual([])
    expect((await upload({ cameraFile: webmStart(most) })).status).toBe(200)
    expect((await upload({ screenFile: webmStart(5) })).status).toBe(413)
  })
})

test('practising once more forgets what was said', async () => {
  const { id, token, voiceQuestions } = await aSitting(server, { options: { proctored: false, practice: true } })
  await begin(server, token)
  await server.call('POST', '/api/complete-assessment', { body: { token } })
  const before = await storedIn(server, 'answers')
  const { say } = candidateCalls(server, token)
  await say(voiceQuestions[0]!.id, spokenAnswer())
  expect(await storedIn(server, 'answers')).toHaveLength(before.length + 1)
  expect((await server.call('POST', `/api/restart-quiz/${token}`, { body: {} })).status).toBe(200)
  await server.app.worker.runDue()
  expect(await server.openAnswers.ofAssessment(id)).toEqual([])
  expect(await storedIn(server, 'answers')).toEqual(before)
})
