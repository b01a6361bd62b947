import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { anInstance, fill, type Instance, rankSomebody, rowsOfTable } from './test-filled-workspace.ts'
import { archivedParts, changedRows, type Part, relisted, withValues } from './test-hostile-archive.ts'

setDefaultTimeout(120_000)

let good: Part[]

beforeAll(async () => {
  const first = await anInstance()
  await fill(first)
  good = await archivedParts(first)
})

/** An instance with an empty workspace, and another one on it with somebody in it. */
async function neighbors() {
  const into = await anInstance()
  const { server } = into
  const { cookie, id: userId } = await server.recruiter('olga@example.com')
  const [[workspaceId] = ['']] = await server.database
    .query()
    .values<[string]>(sql`select workspace_id from memberships where user_id = ${userId}`)
  const other: Instance = { server, cookie, userId, workspaceId }
  await rankSomebody(other)
  return { into, other }
}

/** The sentence that an archive is refused with, or null when it was taken in. */
async function takenIn({ server, cookie }: Instance, archive: Buffer): Promise<string | null> {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(archive)]), 'workspace.tar.gz')
  const checked = await server.call('POST', '/api/workspace-archives/check', { cookie, body })
  if (checked.status !== 200) return checked.body.error
  await server.call('POST', `/api/workspace-archives/${checked.body._id}/take-in`, { cookie })
  await server.app.worker.runDue()
  return (await server.call('GET', `/api/workspace-archives/${checked.body._id}`, { cookie })).body.problem
}

/** An id as JSON may write it too. */
const inOtherLetters = (id: string) => [...id].map((sign) => `\\u00${sign.charCodeAt(0).toString(16)}`).join('')

describe('an archive that somebody made to do harm', () => {
  test('names nothing of another workspace, however it writes an id', async () => {
    const { into, other } = await neighbors()
    const { server } = into
    const [[fileId] = ['']] = await server.database
      .query()
      .values<[string]>(sql`select file_id from job_descriptions where workspace_id = ${other.workspaceId}`)
    const attachments = `[{"fileId":"${inOtherLetters(fileId)}","filename":"a.pdf","type":"pdf","size":1}]`
    expect(JSON.parse(attachments)[0].fileId).toBe(fileId)
    const unfiled = withValues({ attachments, reason: 'nobody', candidate_id: null, application_id: null })
    expect(await takenIn(into, await relisted(changedRows(good, 'received_mails', unfiled)))).toBeNull()
    const { mails } = (await server.call('GET', '/api/unfiled-mail', { cookie: into.cookie })).body
    expect(mails[0].attachments[0]._id).not.toBe(fileId)
    expect((await server.call('DELETE', `/api/unfiled-mail/${mails[0]._id}`, { cookie: into.cookie })).status).toBe(204)
    const [[jobId] = ['']] = await rowsOfTable(other, 'job_descriptions')
    const content = await server.call('GET', `/api/job-descriptions/${jobId}/content`, { cookie: other.cookie })
    expect(content.status).toBe(200)
  })

  test('keeps nobody else from being compared', async () => {
    const { into, other } = await neighbors()
    const { server } = into
    expect(await takenIn(into, await relisted(changedRows(good, 'resumes', withValues({ facts: '5' }))))).toBeNull()
    const waiting = async ({ workspaceId }: Instance) => server.app.people.catchUp(workspaceId, 0)
    expect([await waiting(into), await waiting(other)]).toEqual([1, 1])
    const failures: unknown[] = []
    await server.app.people.startLooking(
      (error) => void failures.push(error),
      () => 1e9,
      () => true,
    )
    for (let tries = 0; tries < 100 && (await waiting(other)) > 0; tries++) await Bun.sleep(20)
    server.app.people.stopLooking()
    expect([await waiting(other), failures.length]).toEqual([0, 1])
  })

  const far = 9e15
  test.each([
    ['a moment that is no day', 'job_posts', { created_at: far }],
    ['a moment that is no day', 'notes', { created_at: -far }],
    ['skills that are no list', 'job_posts', { skills_required: '{"a":1}' }],
    ['skills that are no words', 'job_posts', { skills_required: '[{}]' }],
    ['questions that ask nothing', 'job_posts', { questions: '[5]' }],
    ['a last day that there is not', 'job_posts', { closes_on: '9999-99-99' }],
    ['a description as long as a book', 'job_posts', { description_text: 'x'.repeat(30_001) }],
    ['a title without an end', 'job_posts', { title: 'x'.repeat(121) }],
    ['a document that is none', 'readings', { document: 'x' }],
    ['a document that is none', 'application_texts', { document: '[]' }],
    ['files that are no list', 'received_mails', { attachments: '5' }],
    ['a period that nobody can set', 'retention_periods', { days: 9_000_000_000_000 }],
    ['a period for what there is not', 'retention_periods', { kind: 'everything' }],
    ['applications that are kept for no time', 'companies', { keep_days: -1 }],
  ] as const)('with %s in %s is refused: others read it, and work for everybody stumbles over it', async (_, table, values) => {
    const { into } = await neighbors()
    const archive = await relisted(changedRows(good, table, withValues(values)))
    expect(await takenIn(into, archive)).toBe(
      'This workspace archive cannot be taken in: a row of it is not what it should be. Nothing of it was kept.',
    )
    expect(await rowsOfTable(into, table)).toEqual([])
  })
})
