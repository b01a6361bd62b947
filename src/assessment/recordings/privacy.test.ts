import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { diskStore } from '#adapters/file-store/disk.ts'
import { names } from '#src/commands/backup/manifest.ts'
import { takeBackup } from '#src/commands/backup/take-backup.ts'
import { eraseAgain } from '#src/commands/restore/erase-again.ts'
import { restoreBackup } from '#src/commands/restore/restore-backup.ts'
import { keptIn } from '#src/commands/test-instance.ts'
import { aWorkspace, filesWith, newFolder } from '#src/privacy/test-privacy.ts'
import { begin, sittingOf } from '../test-assessment.ts'
import { candidateCalls, spokenAnswer, webmStart } from './test-recordings.ts'

// Whole servers with real documents: on a busy machine the first of a file takes its time.
setDefaultTimeout(60_000)

const day = 24 * 60 * 60_000

/** Somebody who has said something, was recorded, and stopped in the middle of a second recording. */
async function somebodyRecorded(dataDir?: string) {
  const workspace = await aWorkspace(dataDir)
  const { server, rita, quillon: candidateId } = workspace
  const workspaceId = (await server.users.member(rita.id))!.workspace.id
  const subject = { workspaceId, candidateId, candidateEmail: 'quillon@example.org', sentBy: rita.id }
  const sitting = await sittingOf(server, subject, { options: { kind: 'interview' } })
  await begin(server, sitting.token, true)
  const calls = candidateCalls(server, sitting.token)
  await calls.say(sitting.voiceQuestions[0]!.id, spokenAnswer())
  await calls.chunk('camera', 0, webmStart(300))
  const kept = async () => (await Array.fromAsync(server.fileStore.keys(''))).filter((key) => /answers|recordings/.test(key))
  return {
    ...workspace,
    workspaceId,
    sitting,
    ...calls,
    kept,
    async end() {
      await calls.complete()
      server.clock.advance(60_000)
      await server.app.worker.runDue()
      await calls.chunk('screen', 0, webmStart(200))
    },
    /** Signs in anew: sessions end while days pass. */
    async asOwner() {
      const cookie = await server.logIn(rita.email, rita.password)
      return workspace.calls(cookie)
    },
  }
}

describe('deleting somebody', () => {
  test('takes what they said and what was recorded along, and ends their link', async () => {
    const { server, rosa, quillon, end, kept, sitting, taken } = await somebodyRecorded()
    await end()
    expect(await kept()).toHaveLength(3)
    const [preview] = (await rosa.post('/api/candidates/deletion-preview', { ids: [quillon] })).body.people
    expect(preview.others).toEqual({ assessments: 1, recordings: 3 })
    expect((await rosa.remove(`/api/candidates/${quillon}`)).status).toBe(200)
    await server.app.worker.runDue()
    expect(await kept()).toEqual([])
    expect(await server.assessments.withId(sitting.id)).toBeNull()
    const left = await server.database.query().all<{ count: number }>(sql`
      select (select count(*) from open_answers) + (select count(*) from recordings) + (select count(*) from recording_chunks)
        + (select count(*) from files where type in ('wav', 'webm', 'mp4', 'bin')) as count`)
    expect(left).toEqual([{ count: 0 }])
    expect([(await taken()).status, (await taken()).body.code]).toEqual([410, 'LINK_ENDED'])
    const link = await server.call('GET', `/api/validate-assessment/${sitting.token}`)
    expect([link.status, link.body.code, link.body.valid]).toEqual([410, 'LINK_ENDED', false])
  })

  test('while an answer of theirs arrives leaves nothing of it', async () => {
    const { server, rosa, quillon, kept, say, sitting } = await somebodyRecorded()
    const { put } = server.fileStore
    server.fileStore.put = async (...given) => {
      await put(...given)
      await rosa.remove(`/api/candidates/${quillon}`)
    }
    const answer = await say(sitting.voiceQuestions[1]!.id, spokenAnswer(3))
    expect([answer.status, answer.body.code]).toEqual([410, 'LINK_ENDED'])
    server.fileStore.put = put
    await server.app.worker.runDue()
    expect(await kept()).toEqual([])
  })
})

test('whoever asks for their data gets answers, transcripts, recordings and what they agreed to', async () => {
  const { server, rita, quillon, end, sitting, skip } = await somebodyRecorded()
  await skip(sitting.voiceQuestions[1]!.id)
  await end()
  const response = await server.app.server.handle(
    new Request(`http://localhost:3000/api/candidates/${quillon}/export`, { headers: { cookie: rita.cookie } }),
  )
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  expect(Object.keys(files).filter((name) => !name.startsWith('resumes'))).toEqual([
    'index.html',
    'data.json',
    'openAnswers/2 Answer 1.wav',
    'recordings/3 camera 1.webm',
    'recordings/4 screen 1.0.webm',
  ])
  expect(files['openAnswers/2 Answer 1.wav']).toEqual(spokenAnswer())
  expect(files['recordings/3 camera 1.webm']).toEqual(webmStart(300))
  const text = strFromU8(files['data.json']!)
  expect(JSON.parse(text)).toMatchObject({
    assessments: [{ jobTitle: 'Backend Developer', options: { kind: 'interview' }, allowedToShare: 1 }],
    openAnswers: [
      { question: 'How would you go about task 0?', state: 'uploaded', late: false },
      { question: 'How would you go about task 1?', state: 'skipped' },
    ],
    recordings: [
      { device: 'camera', part: 1, state: 'whole', bytes: 300 },
      { device: 'screen', part: 1, state: 'arriving', bytes: 200 },
    ],
  })
  expect(JSON.parse(text).assessments[0].consent).toContain('deleted after 90 days')
  expect(text).not.toContain('Quicksilver')
  expect(strFromU8(files['index.html']!)).toContain('Answer 1.wav')
})

describe('recordings go by their age', () => {
  const expired = async ({ server, sitting }: Awaited<ReturnType<typeof somebodyRecorded>>) => ({
    states: (await server.app.assessment.recordingsOf(sitting.id)).map(({ state, file }) => [state, file]),
    answers: (await server.app.assessment.openAnswersOf(sitting.id)).map(({ state, file }) => [state, file]),
  })

  test('after the days that candidates are told, without anybody switching it on; what was answered stays', async () => {
    const somebody = await somebodyRecorded()
    const { server, end, kept, asOwner, quillon } = somebody
    await server.app.privacy.start()
    await end()
    server.clock.advance(89 * day)
    await server.app.worker.runDue()
    expect(await kept()).toHaveLength(3)
    const owner = await asOwner()
    const { previews, recordingDays } = (await owner.get('/api/retention')).body
    expect(recordingDays).toBe(90)
    expect(previews).toEqual([{ kind: 'recordings', dueNow: 0, held: 0, nextAt: '2026-05-31T09:00:00.000Z', due: [] }])
    server.clock.advance(2 * day)
    await server.app.worker.runDue()
    expect(await kept()).toEqual([])
    expect(await expired(somebody)).toEqual({
      states: [
        ['expired', null],
        ['expired', null],
      ],
      answers: [
        ['uploaded', null],
        ['skipped', null],
      ],
    })
    const { timeline } = (await (await asOwner()).get(`/api/candidates/${quillon}/workflow`)).body
    expect(timeline.entries[0]).toMatchObject({ kind: 'recordings-expired', details: { count: 3, days: 90 } })
    const entries = await server.database
      .query()
      .all<{ details: string }>(sql`select details from audit_entries where action = 'delete-recordings'`)
    expect(entries.map(({ details }) => JSON.parse(details))).toEqual([
      { cause: 'retention', kind: 'recordings', days: 90, count: 3 },
    ])
  })

  test('sooner where an owner says so, after the grace period; never later', async () => {
    const { server, end, kept, asOwner } = await somebodyRecorded()
    await server.app.privacy.start()
    await end()
    server.clock.advance(40 * day)
    const owner = await asOwner()
    const longer = await owner.put('/api/retention/recordings', { days: 91 })
    expect([longer.status, longer.body.error]).toEqual([
      400,
      expect.stringContaining('told that recordings are deleted after 90'),
    ])
    const tried = (await owner.get('/api/retention/recordings/preview?days=30')).body
    expect(tried).toMatchObject({ dueNow: 3, held: 0, due: [{ name: 'Quillon Xanthopel', why: '3 recordings of Mar 2, 2026' }] })
    await owner.put('/api/retention/recordings', { days: 30 })
    server.clock.advance(6 * day)
    await server.app.worker.runDue()
    expect(await kept()).toHaveLength(3)
    server.clock.advance(2 * day)
    await server.app.worker.runDue()
    expect(await kept()).toEqual([])
  })

  test('but not while a hold keeps the person', async () => {
    const { server, end, kept, asOwner, quillon } = await somebodyRecorded()
    await server.app.privacy.start()
    await end()
    await (await asOwner()).put(`/api/candidates/${quillon}/hold`, { reason: 'A lawsuit' })
    server.clock.advance(100 * day)
    await server.app.worker.runDue()
    expect(await kept()).toHaveLength(3)
    const owner = await asOwner()
    expect((await owner.get('/api/retention')).body.previews[0]).toMatchObject({ dueNow: 0, held: 3 })
    await owner.remove(`/api/candidates/${quillon}/hold`)
    server.clock.advance(day)
    await server.app.worker.runDue()
    expect(await kept()).toEqual([])
  })
})

test('a backup has the recordings, and a restore erases again who was deleted since', async () => {
  const dataDir = newFolder()
  const { server, rosa, quillon, end, kept } = await somebodyRecorded(dataDir)
  await end()
  const instance = {
    ...keptIn(dataDir),
    fileStore: server.fileStore,
    secretFromOutside: true,
    secrets: ['a secret of tests'],
    lock: null,
  }
  const archive = join(newFolder(), 'backup.tar.gz')
  const { entries, changed } = await takeBackup(instance, archive)
  const stored = await kept()
  expect(stored).toHaveLength(3)
  const inArchive = new Set(entries.map(({ name }) => name))
  expect(stored.filter((key) => !inArchive.has(names.file(key)))).toEqual([])
  expect(changed).toEqual([])
  await rosa.remove(`/api/candidates/${quillon}`)
  await server.app.worker.runDue()
  server.database.close()

  const target = newFolder()
  const restored = {
    ...instance,
    ...keptIn(target),
    fileStore: diskStore(join(target, 'files')),
  }
  await restoreBackup(restored, archive, {
    force: true,
    eraseAgain: eraseAgain({ places: keptIn(target).places, erasures: join(dataDir, 'erasures.jsonl') }, () => {}),
  })
  expect(await Array.fromAsync(restored.fileStore.keys(''))).not.toContain(stored[0])
  expect(filesWith(target, ['Xanthopel', 'quillon@example.org'])).toEqual([])
})
