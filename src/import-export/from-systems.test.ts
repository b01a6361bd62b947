import { expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { aResume } from '#adapters/test-documents.ts'
import { testServer } from '#adapters/test-server.ts'
import {
  bytes,
  greenhouseCandidate,
  greenhouseTable,
  greenhouseZip,
  leverZip,
  type MadeUp,
  madeUpPeople,
  opencatsBackup,
} from './systems/test-exports.ts'
import { aWorkspace } from './test-exchange.ts'

// Whole servers that rank dozens of people: on a busy machine the first takes its time.
setDefaultTimeout(120_000)

const people = madeUpPeople(24)

type Workspace = Awaited<ReturnType<typeof aWorkspace>>

const byEmail = async ({ candidates }: Workspace, email: string) =>
  (await candidates()).find(({ matchingResult: [{ 'Resume Data': data }] }) => data.email === email)!

const workflowOf = async (workspace: Workspace, person: MadeUp) => {
  const { _id } = await byEmail(workspace, person.email)
  return (await workspace.get(`/api/candidates/${_id}/workflow`)).body
}

interface Shown {
  stages: { _id: string; name: string; kind: string }[]
  placement: { stageId: string }
}
const standing = ({ stages, placement }: Shown) => stages.find(({ _id }) => _id === placement.stageId)!

const ledgerEntries = async ({ server }: Workspace) => {
  const rows = await server.database.reading<[string]>('select action from audit_entries order by id')()
  return rows.map(([action]) => action)
}

test('people of Greenhouse come with stages, tags, notes and what happened there', async () => {
  const workspace = await aWorkspace()
  const { take, check, get, server } = workspace
  const file = { 'greenhouse.zip': greenhouseZip(people) }
  const checked = (await check(file)).body
  expect(checked).toMatchObject({
    recognised: { system: 'greenhouse' },
    counts: { new: 24, version: 0, duplicate: 0, refused: 0 },
    taken: 24,
  })
  expect(checked.ownStages).toEqual(['New', 'Screening', 'Interview', 'Offer', 'Hired'])
  expect(checked.stages.find(({ name }: { name: string }) => name === 'Recruiter Phone Screen')).toMatchObject({
    to: 'Screening',
  })
  expect(checked.brings.rejectedThere).toBe(people.filter(({ outcome }) => outcome === 'rejected').length)
  const mailsBefore = await server.database.query().all<{ id: string }>('select id from messages')

  const started = await take(file)
  const record = (await get(`/api/imports/${started.body._id}`)).body
  expect(record).toMatchObject({ system: 'greenhouse', finished: true, ranked: 24, told: 24, rejected: [] })
  expect(record.fields.length).toBeGreaterThan(30)
  expect(await workspace.candidates()).toHaveLength(25)

  const rejected =
    people.find(({ outcome, stage }) => outcome === 'rejected' && stage === 'Offer') ??
    people.find(({ outcome }) => outcome === 'rejected')!
  const shown = await workflowOf(workspace, rejected)
  expect(standing(shown).kind).toBe('open')
  expect(shown.tags.map(({ name }: { name: string }) => name)).toContain('Rejected in Greenhouse')
  const told = shown.timeline.entries.filter(({ kind }: { kind: string }) => kind === 'told-elsewhere')
  expect(told.map(({ details }: { details: { text: string } }) => details.text).join('\n')).toContain(rejected.reason)
  expect(told.some(({ at }: { at: string }) => at.startsWith('2022-09-27'))).toBe(true)
  expect(told.every(({ actorId }: { actorId: string | null }) => actorId === null)).toBe(true)
  expect(shown.notes.map(({ text }: { text: string }) => text).join('\n')).toContain(rejected.note.trim().split('\n')[0]!)
  // What the person is called there stands in the archive that they can ask for.
  const { _id: id } = await byEmail(workspace, rejected.email)
  const archive = await server.app.server.handle(
    new Request(`http://localhost:3000/api/candidates/${id}/export`, { headers: { cookie: workspace.cookie } }),
  )
  const { imported } = JSON.parse(strFromU8(unzipSync(await archive.bytes())['data.json']!))
  expect(imported).toMatchObject([{ cameFrom: 'Greenhouse', calledThere: expect.any(String) }])
  // Nobody here has decided anything, and nobody was written to.
  expect((await ledgerEntries(workspace)).filter((action) => /reject|move-candidate/.test(action))).toEqual([])
  expect(await server.database.query().all('select id from messages')).toEqual(mailsBefore)
})

test('the same export brings nobody twice and changes nobody, and says what is different', async () => {
  const workspace = await aWorkspace()
  const file = { 'report.csv': greenhouseTable(people) }
  await workspace.take(file)
  const before = await Promise.all(people.map((person) => workflowOf(workspace, person)))
  const tables = () =>
    Promise.all(
      [
        'candidates',
        'resumes',
        'people',
        'notes',
        'timeline_entries',
        'candidate_tags',
        'placements',
        'files',
        'imported_people',
      ].map(async (table) => (await workspace.server.database.reading<[number]>(`select count(*) from ${table}`)())[0]![0]),
    )
  const counted = await tables()
  const again = await workspace.checkFor(file)
  expect(again.body.counts).toEqual({ new: 0, version: 0, duplicate: 24, refused: 0 })
  expect(again.body.rows[0].reason).toMatch(/^Row 2: came with the import of \d{4}-\d\d-\d\d and says the same$/)
  expect((await workspace.take(file)).body.code).toBe('NOTHING_TO_IMPORT')
  expect(await tables()).toEqual(counted)

  const changed = people.map((person, index) =>
    index === 3 ? { ...person, stage: 'Offer', note: 'A new note', title: 'Pilot' } : person,
  )
  const other = await workspace.checkFor({ 'report.csv': greenhouseTable(changed) })
  expect(other.body.rows[3]).toMatchObject({ state: 'duplicate' })
  expect(other.body.rows[3].reason).toContain('This file says something else of them; nothing is changed')
  expect(await tables()).toEqual(counted)
  expect(await Promise.all(people.map((person) => workflowOf(workspace, person)))).toEqual(before)
})

test('a person chooses where the people of a step go, and whose they leave out', async () => {
  const workspace = await aWorkspace()
  const file = { 'lever.zip': leverZip(people) }
  const stages = { Offer: 'Interview', 'Take Home Test': '' }
  const checked = (await workspace.checkFor(file, { stages })).body
  const left = people.filter(({ stage }) => stage === 'Take Home Test')
  expect(checked.counts).toMatchObject({ refused: left.length, new: 24 - left.length })
  await workspace.take(file, { stages })
  expect(await workspace.candidates()).toHaveLength(25 - left.length)
  const offered = people.find(({ stage }) => stage === 'Offer')!
  const shown = await workflowOf(workspace, offered)
  expect(standing(shown).name).toBe('Interview')
  // Nobody is rejected by a choice of stages either.
  const tried = (await workspace.checkFor(file, { stages: { Offer: 'Rejected' } })).body
  expect(tried.stages.find(({ name }: { name: string }) => name === 'Offer').to).toBe('New')
})

test('an import is taken back, but for those with whom somebody has worked since', async () => {
  const workspace = await aWorkspace()
  const started = await workspace.take({ 'catsbackup.bak': opencatsBackup(people) })
  const kept = await byEmail(workspace, people[5]!.email)
  await workspace.server.call('POST', `/api/candidates/${kept._id}/notes`, {
    cookie: workspace.cookie,
    body: { text: 'Call on Monday' },
  })
  const other = await aWorkspace(undefined, workspace.server)
  expect((await other.server.call('POST', `/api/imports/${started.body._id}/undo`, { cookie: other.cookie })).status).toBe(404)
  expect((await other.get(`/api/imports/${started.body._id}`)).status).toBe(404)
  const undone = await workspace.server.call('POST', `/api/imports/${started.body._id}/undo`, { cookie: workspace.cookie })
  expect(undone.body).toMatchObject({ deleted: 23, left: [{ reason: 'somebody has worked with them since' }] })
  expect(await workspace.candidates()).toHaveLength(2)
  expect(
    (await workspace.server.call('POST', `/api/imports/${started.body._id}/undo`, { cookie: workspace.cookie })).body.code,
  ).toBe('IMPORT_UNDONE')
  expect(await ledgerEntries(workspace)).toContain('undo-import')
  // Who was taken back can come again.
  expect((await workspace.checkFor({ 'catsbackup.bak': opencatsBackup(people) })).body.counts).toMatchObject({
    new: 23,
    duplicate: 1,
  })
})

test('nobody is taken back with whom somebody begins to work meanwhile', async () => {
  const workspace = await aWorkspace()
  const { server, cookie } = workspace
  const started = await workspace.take({ 'catsbackup.bak': opencatsBackup(people) })
  const ids = (await workspace.candidates()).map(({ _id }) => _id as string)
  let isUndone = false
  const undone = server.call('POST', `/api/imports/${started.body._id}/undo`, { cookie }).finally(() => {
    isUndone = true
  })
  const noted: string[] = []
  for (const id of [...ids, ...ids.toReversed()]) {
    if (isUndone) break
    const { status } = await server.call('POST', `/api/candidates/${id}/notes`, { cookie, body: { text: 'Call on Monday' } })
    if (status === 201) noted.push(id)
  }
  expect((await undone).status).toBe(200)
  expect(noted.length).toBeGreaterThan(0)
  const shown = await Promise.all(noted.map(async (id) => (await workspace.get(`/api/candidates/${id}/workflow`)).status))
  expect(new Set(shown)).toEqual(new Set([200]))
})

test('what is no honest archive is refused with a sentence', async () => {
  const { check } = await aWorkspace()
  const { zipSync } = await import('fflate')
  const said = async (name: string, content: Uint8Array) => {
    const { status, body } = await check({ [name]: content })
    return [status, body.message]
  }
  expect(await said('a.zip', zipSync({ '../../etc/passwd.csv': bytes('Name,Email\nA,a@example.com') }))).toEqual([
    422,
    'This ZIP holds a file whose path leads out of it (“../../etc/passwd.csv”). It was not read.',
  ])
  expect((await said('bomb.zip', zipSync({ 'candidates.json': new Uint8Array(120_000_000) }, { level: 9 })))[1]).toBe(
    'This ZIP unpacks to more than can be read. Cut the export into smaller ones.',
  )
  expect((await said('b.zip', zipSync({ 'photo.png': new Uint8Array(10) })))[1]).toBe(
    'This ZIP holds no table (.csv), no JSON and no dump of a database.',
  )
  // Says it is small and unpacks to more.
  const lying = zipSync({ 'candidates.json': new Uint8Array(1_000_000).fill(0x20) })
  const at = lying.findIndex(
    (_, index) => lying[index] === 0x50 && lying[index + 1] === 0x4b && lying[index + 2] === 1 && lying[index + 3] === 2,
  )
  new DataView(lying.buffer).setUint32(at + 24, 100, true)
  expect((await said('c.zip', lying))[1]).toBe('“candidates.json” cannot be unpacked: it is damaged, or larger than it says.')
  expect((await said('d.zip', zipSync({ 'a.csv': bytes('Name') }).subarray(0, 40)))[1]).toBe(
    'This ZIP is damaged. Download the export again.',
  )
})

test('killed in the middle, again and again, an import goes on and tells everything once', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'import-killed-'))
  const many = madeUpPeople(130, 11)
  /** So many more are told each time, when the end comes. */
  const steps = [1, 10, 15]
  const toldBefore: number[] = []
  let started = false
  try {
    for (const step of steps) {
      const child = Bun.spawn(
        [process.execPath, join(import.meta.dir, 'test-killed-import.ts'), dataDir, started ? 'go-on' : 'begin', `${step}`],
        {
          stdout: 'pipe',
          stderr: 'inherit',
        },
      )
      // It says so once the import is stored, or it works on again.
      for await (const chunk of child.stdout) {
        const said = /working (\d+)/.exec(new TextDecoder().decode(chunk))
        if (!said) continue
        toldBefore.push(Number(said[1]))
        break
      }
      started = true
      await child.exited
      expect(child.signalCode).toBe('SIGKILL')
    }
    // The kills came in the middle: with some people told and others not.
    expect(toldBefore.filter((told) => told > 0 && told < 130).length).toBeGreaterThan(0)
    const server = testServer({}, {}, dataDir)
    await server.jobs.releaseAll()
    for (let round = 0; round < 60; round += 1) {
      await server.app.worker.runDue()
      server.clock.advance(60_000)
    }
    const count = async (statement: string) => (await server.database.reading<[number]>(statement)())[0]![0]
    expect(await count('select count(*) from candidates')).toBe(131)
    expect(await count('select count(*) from imported_people where history is not null')).toBe(0)
    expect(await count('select count(*) from imported_people where is_made')).toBe(130)
    // Each note and each line of the history once: a table brings two notes and two lines, one where nothing stands beside the start.
    const expected = many.map(({ outcome, tags }) => ({ tags: tags.length + (outcome === 'open' ? 0 : 1) }))
    expect(await count("select count(*) from timeline_entries where kind = 'told-elsewhere'")).toBe(260)
    expect(await count('select count(*) from notes')).toBe(260)
    expect(await count('select count(*) from candidate_tags')).toBe(expected.reduce((sum, { tags }) => sum + tags, 0))
    server.database.close()
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
})

test('resumes of the archive are the resumes here, and a broken one costs nobody', async () => {
  const { zipSync } = await import('fflate')
  const [ada, broken, plain, lost] = madeUpPeople(4, 5)
  const workspace = await aWorkspace()
  const pdf = await aResume({ name: 'Ada Berg', email: ada!.email })
  const archive = zipSync({
    'candidates.json': bytes(
      JSON.stringify(
        [ada!, broken!, plain!, lost!].map((person, index) => ({
          ...greenhouseCandidate(person),
          attachments:
            index < 2
              ? [{ filename: `${person.id}.pdf`, url: 'https://example.com', type: 'resume', created_at: person.appliedAt }]
              : [],
        })),
      ),
    ),
    [`resumes/${ada!.id}.pdf`]: pdf,
    [`resumes/${broken!.id}.pdf`]: bytes('%PDF-1.7 nothing that can be read'),
    'photos/face.png': new Uint8Array(20),
  })
  const checked = (await workspace.checkFor({ 'greenhouse.zip': archive })).body
  expect(checked.fields).toContainEqual({ field: 'files: pdf', fate: 'mapped', as: 'Resume', rows: 2 })
  expect(checked.fields.find(({ field }: { field: string }) => field === 'files: png')).toMatchObject({ fate: 'lost', rows: 1 })
  const started = await workspace.take({ 'greenhouse.zip': archive })
  expect((await workspace.get(`/api/imports/${started.body._id}`)).body).toMatchObject({ finished: true, told: 4 })
  const found = await workspace.candidates()
  expect(found).toHaveLength(5)
  expect(
    found
      .map(({ resumeId }) => resumeId.filename)
      .filter((name) => name.endsWith('.pdf'))
      .toSorted(),
  ).toEqual(['mira.pdf', `${ada!.id}.pdf`].toSorted())
  const shown = await workflowOf(workspace, ada!)
  const texts = shown.notes.map(({ text }: { text: string }) => text).join('\n')
  // What the system said of them beside the file is not lost.
  expect(texts).toContain(`Title: ${ada!.title}`)
  const again = await workflowOf(workspace, broken!)
  expect(again.notes.map(({ text }: { text: string }) => text).join('\n')).toContain('How did you hear about this job?')
  // The file of one is not given to another, and another workspace sees none of it.
  const other = await aWorkspace(undefined, workspace.server)
  const { _id } = found.find(({ resumeId }) => resumeId.filename === `${ada!.id}.pdf`)!.resumeId
  expect((await workspace.get(`/api/resumes/${_id}`)).status).toBe(200)
  expect((await other.get(`/api/resumes/${_id}`)).status).toBe(404)
})
