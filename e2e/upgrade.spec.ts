import { Database } from 'bun:sqlite'
import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { copyFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '#src/commands/prepare.ts'
import { endServers, type ServerProcess, signIn } from '#src/commands/server-process.ts'
import type { WorkflowAnswer } from '#src/hiring/views.ts'
import { askAs, hashBehind, titleOf } from '#src/tools/older-instance/ask.ts'
import { fullSize, type LinkName } from '#src/tools/older-instance/known.ts'
import { untilNothingIsLeftToDo } from '#src/tools/older-instance/make.ts'
import { clockOf, keptInstances, laidOut, type OlderInstance, olderInstance, startNewer } from './older-instance.ts'
import { differences, type Lost, lostRows } from './older-rows.ts'

setDefaultTimeout(120_000)

const folder = mkdtempSync(join(tmpdir(), 'ats-upgrade-'))
afterAll(() => {
  endServers()
  rmSync(folder, { recursive: true, force: true })
})

/** OLDER_INSTANCE=folder tries what `src/tools/older-instance/older-instance.ts` left there instead of what lies beside the tests. */
const given = process.env.OLDER_INSTANCE
const instances: OlderInstance[] = given ? [olderInstance('given', given)] : keptInstances(folder)
const isFull = instances.some(({ known }) => known.size.candidates >= fullSize.candidates)

const rowsOf = <Row>(path: string, sql: string): Row[] => {
  const sqlite = new Database(path, { readonly: true })
  try {
    return sqlite.query<Row, []>(sql).all()
  } finally {
    sqlite.close()
  }
}

/** What a stage of the board is called that a status leads to, where nobody has changed the stages. */
const stageNames: Record<string, string> = { New: 'New', Reviewed: 'Screening', Shortlisted: 'Interview', Rejected: 'Rejected' }

/** Sentences that come with the program and speak as it does today; those that people wrote are compared with the rows. */
const ofToday = /^recruiter \/api\/(?:message-templates \[\d+\]\.body|retention \.previews\[\d+\]\.due\[\d+\]\.why): /

for (const instance of instances)
  describe(`an instance ${instance.name}, upgraded in place`, () => {
    const { known, name } = instance
    const dataDir = join(folder, name)
    const before = join(folder, `${name}.db`)
    const database = join(dataDir, 'ats.db')
    const files = new Map<string, string>()
    let server: ServerProcess
    beforeAll(
      async () => {
        if (instance.dataDir) cpSync(instance.dataDir, dataDir, { recursive: true })
        else await laidOut(instance, dataDir, join(folder, `${name}-parts`))
        rmSync(join(dataDir, 'server.lock'), { force: true })
        copyFileSync(database, before)
        for (const path of filesIn(dataDir)) files.set(path, hashOf(join(dataDir, path)))
        const began = performance.now()
        server = await startNewer(dataDir, known)
        const started = performance.now()
        await untilNothingIsLeftToDo(dataDir, clockOf(known))
        const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1)
        process.stdout.write(
          `${name}: answers after ${seconds(began, started)} s, everything taken in after ${seconds(began, performance.now())} s\n`,
        )
      },
      isFull ? 900_000 : 120_000,
    )
    afterAll(() => server?.stop())

    const door = () => ({ address: server.address, keys: known.keys })
    const linkTo = (wanted: LinkName) => new URL(known.pages.find((page) => page.name === wanted)!.path, server.address)
    const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
      const response = await fetch(new URL(path, server.address), {
        method,
        headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
      const text = await response.text()
      return { status: response.status, body: /^[[{]/.test(text) ? JSON.parse(text) : text }
    }
    const tokenIn = (url: URL) => url.pathname.split('/').at(-1)

    test('every row is there, and says what it said', () => {
      const lost = lostRows(before, database)
      process.stdout.write(`${name}: ${lost.rows} rows compared\n`)
      expect(unexpected(lost)).toEqual([])
    })

    test('what is worked out from resumes is there again for each of them', () => {
      const marked = 'select count(distinct resume_id) as count from resume_marks'
      const [was] = rowsOf<{ count: number }>(before, marked)
      expect(rowsOf<{ count: number }>(database, marked)[0]!.count).toBeGreaterThanOrEqual(was!.count)
    })

    test('every file is there, byte for byte', () => {
      const kept = [...files].filter(([path]) => /^(?:files|outbox)\/|^session-secret$/.test(path))
      expect(kept.length).toBeGreaterThan(known.size.candidates)
      process.stdout.write(`${name}: ${kept.length} files compared\n`)
      expect(kept.filter(([path, hash]) => hashOf(join(dataDir, path)) !== hash)).toEqual([])
    })

    test(
      'whoever was signed in still is, and is told the same: quotas, timelines, stages, scores, results, applications',
      async () => {
        const differing: string[] = []
        for (const { by, path, answer } of known.answers)
          differing.push(...differences(answer, await askAs(door(), by, path)).map((where) => `${by} ${path} ${where}`))
        process.stdout.write(`${name}: ${known.answers.length} answers compared\n`)
        expect(differing.filter((where) => !ofToday.test(where))).toEqual([])
      },
      isFull ? 300_000 : 120_000,
    )

    test('links to files that were given before lead to the same files', async () => {
      for (const { by, path, sha256 } of known.files) expect(await hashBehind(door(), by, path)).toBe(sha256)
    })

    test('every link in an old mail opens its page', async () => {
      const titles = await Promise.all(known.pages.map(async ({ name, path }) => [name, await titleOf(server.address, path)]))
      // The program spells a word in another way than it did.
      expect(titles).toEqual(known.pages.map(({ name, title }) => [name, title.replace('e-mail', 'email')]))
    })

    test('who applied is a candidate once, in the stage of their status', async () => {
      const read = rowsOf<{ id: string; status: string; candidate: string | null }>(
        database,
        "select id, status, candidate_id as candidate from applications where reading = 'read' and withdrawn_at is null",
      )
      expect(read.length).toBeGreaterThan(0)
      expect(read.filter(({ candidate }) => candidate === null)).toEqual([])
      expect(new Set(read.map(({ candidate }) => candidate)).size).toBe(read.length)
      const cookie = await signIn(server.address, { email: known.people.company, password: known.password })
      const own = rowsOf<{ id: string; status: string; candidate: string }>(
        database,
        `select a.id, a.status, a.candidate_id as candidate from applications a join companies c on c.id = a.company_id
         where c.email = '${known.people.company}' and a.candidate_id is not null`,
      )
      expect(own.length).toBeGreaterThan(0)
      for (const { status, candidate } of own) {
        const { body } = await call('GET', `/api/candidates/${candidate}/workflow`, undefined, { cookie })
        const { stages, placement } = body as WorkflowAnswer
        expect([status, stages.find(({ _id }) => _id === placement.stageId)?.name]).toEqual([status, stageNames[status]])
      }
      const candidates = await call('GET', '/api/candidate-filtering?limit=1000', undefined, { cookie })
      const resumes = (candidates.body as { resumeId: { _id: string } }[]).map(({ resumeId }) => resumeId._id)
      expect(new Set(resumes).size).toBe(resumes.length)
      expect(resumes.length).toBe(Math.min(1000, own.length))
    })

    test('an assessment goes on where it was, and one that nobody opened begins', async () => {
      const halfWay = await call('GET', `/api/validate-assessment/${tokenIn(linkTo('assessment half way'))}`)
      expect(halfWay.body).toMatchObject({ consented: true, phase: 'mcq' })
      const token = tokenIn(linkTo('assessment not opened'))
      const { body } = await call('GET', `/api/validate-assessment/${token}`)
      const agreed = await call('POST', `/api/assessment-consent/${token}`, {
        version: body.consent.version,
        allowedToShare: false,
      })
      expect(agreed.status).toBe(200)
      expect((await call('POST', '/api/start-assessment-recording', { token })).status).toBe(200)
    })

    test('an interview is chosen, and another one canceled', async () => {
      const open = linkTo('interview not chosen').pathname
      const { slots } = (await call('GET', open)).body
      expect((await call('POST', `${open}/choose`, { start: slots[0], zone: 'Europe/Lisbon' })).status).toBe(200)
      expect((await call('POST', `${linkTo('interview chosen').pathname}/cancel`, { words: 'I am ill.' })).status).toBe(200)
    })

    test('an applicant reads and withdraws their application', async () => {
      const own = `/api/application/${tokenIn(linkTo('application'))}`
      expect((await call('GET', own)).status).toBe(200)
      expect((await call('POST', `${own}/withdraw`, {})).status).toBe(200)
    })

    test('addresses are verified, an invitation is taken, new passwords are set', async () => {
      const fields = (link: LinkName) => Object.fromEntries(linkTo(link).searchParams)
      expect((await call('GET', `/api/verify-email${linkTo('verification of an account').search}`)).status).toBe(200)
      expect((await call('GET', `/api/jobportal/verify-email${linkTo('verification of a company').search}`)).status).toBe(200)
      const joining = { ...fields('invitation'), fullName: 'Ida Brook', password: 'a-newer-password-1' }
      expect((await call('POST', '/api/invitation/accept', joining)).status).toBe(200)
      const password = 'another-password-1'
      const fresh = { password, confirmPassword: password }
      const ofAccount = await call('POST', '/api/reset-password', { ...fields('new password of an account'), ...fresh })
      expect(ofAccount.status).toBe(200)
      await signIn(server.address, { email: known.people.colleague, password })
      const ofCompany = await call('POST', '/api/jobportal/reset-password', { ...fields('new password of a company'), ...fresh })
      expect(ofCompany.status).toBe(200)
      expect((await call('POST', '/jobportal/login', { email: known.people.company, password })).status).toBe(200)
    })

    test(
      'a backup that the older program made is restored by this one',
      async () => {
        const restored = join(folder, `${name}-restored`)
        const run = Bun.spawnSync([process.execPath, join(root, 'src/commands/restore.ts'), instance.backup], {
          env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: restored },
          stdout: 'pipe',
          stderr: 'pipe',
        })
        expect([run.exitCode, run.exitCode === 0 ? '' : String(run.stderr)]).toEqual([0, ''])
        const other = await startNewer(restored, known)
        await untilNothingIsLeftToDo(restored, clockOf(known))
        expect(unexpected(lostRows(before, join(restored, 'ats.db')))).toEqual([])
        for (const { by, path, answer } of known.answers.filter(({ path }) => path === '/user' || path === '/jobportal/myjobs'))
          expect(differences(answer, await askAs({ address: other.address, keys: known.keys }, by, path))).toEqual([])
        expect(await other.stop()).toBe(0)
      },
      isFull ? 900_000 : 120_000,
    )
  })

/** What a newer engine reads anew from the stored files; what scores rest on stays in their receipts, which are compared. */
const readAnew = [
  'job_descriptions.engine',
  'job_descriptions.requirements',
  'resumes.engine',
  'resumes.facts',
  'resumes.facts_hash',
]
/** Counters of changes, and what is worked out from the facts so that people are found and known again. */
const workedOut = ['candidate_changes', 'resume_changes', 'person_keys', 'resume_fields', 'resume_marks']

/** Rows that are gone and columns that say something else, but for those that the product works out itself. */
const unexpected = ({ tables, gone, changed }: Lost) =>
  [...tables, ...Object.keys(gone), ...Object.keys(changed)].filter(
    (name) => !readAnew.includes(name) && !workedOut.includes(name.split('.')[0]!),
  )

const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? join(entry.parentPath, entry.name).slice(path.length + 1) : [],
  )

function hashOf(path: string) {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex')
  } catch {
    return 'not there'
  }
}
