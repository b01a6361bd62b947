import { beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { gzipSync } from 'node:zlib'
import { anInstance, fill, type Instance, rowsOfTable } from './test-filled-workspace.ts'
import { archivedParts, changedPart, changedRows, type Part, packed, relisted, withValues } from './test-hostile-archive.ts'

setDefaultTimeout(60_000)

let good: Part[]
let into: Instance
let foreign: string

beforeAll(async () => {
  const first = await anInstance()
  await fill(first)
  good = await archivedParts(first)
  into = await anInstance()
  const other = await into.server.recruiter('olga@example.com')
  foreign = other.id
})

const changed = (name: string, change: (text: string) => string) => changedPart(good, name, change)

async function refused(archive: Buffer) {
  const { server, cookie, workspaceId } = into
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(archive)]), 'workspace.tar.gz')
  const answer = await server.call('POST', '/api/workspace-archives/check', { cookie, body })
  let said: string = answer.body.error
  if (answer.status === 200) {
    // What only the database finds out is refused when it is taken in.
    await server.call('POST', `/api/workspace-archives/${answer.body._id}/take-in`, { cookie })
    await server.app.worker.runDue()
    said = (await server.call('GET', `/api/workspace-archives/${answer.body._id}`, { cookie })).body.problem
  }
  await server.app.worker.runDue()
  expect(await rowsOfTable(into, 'files')).toEqual([])
  expect(await rowsOfTable(into, 'candidates')).toEqual([])
  expect(await Array.fromAsync(server.fileStore.keys(workspaceId))).toEqual([])
  expect(said).toStartWith('This workspace archive cannot be taken in: ')
  return said
}

test('what is no archive, is cut short, or was changed is refused in one sentence', async () => {
  expect(await refused(Buffer.from('not an archive'))).toContain('damaged or cut short')
  expect(await refused(gzipSync('not an archive'))).toContain('damaged or cut short')
  expect(await refused(await packed([{ name: 'hello.txt', bytes: Buffer.from('hello') }]))).toContain('this file is none')
  const whole = await packed(good)
  expect(await refused(whole.subarray(0, whole.length - 100))).toContain('damaged or cut short')
  expect(await refused(await packed(good.slice(0, -1)))).toContain('ends early')
  expect(await refused(await packed(changed('rows/notes.jsonl', (text) => text.replace('well', 'ill!'))))).toContain(
    'was changed',
  )
  expect(await refused(await packed([...good, { name: 'rows/notes.jsonl', bytes: Buffer.from('') }]))).toContain('behind its end')
})

test('only tables, columns and files of a workspace are taken', async () => {
  const users = { name: 'rows/users.jsonl', bytes: Buffer.from('') }
  const climbing = { name: '../../etc/cron.d/x', bytes: Buffer.from('x') }
  const twice = good.find(({ name }) => name.startsWith('files/'))!
  for (const extra of [
    users,
    climbing,
    { name: '/etc/passwd', bytes: Buffer.from('x') },
    { name: 'files/../x', bytes: Buffer.from('x') },
  ])
    expect(await refused(await relisted([...good, extra]))).toContain('something that no workspace has')
  expect(await refused(await relisted([...good, twice]))).toContain('comes twice')
  const named = (from: string, to: string) => relisted(changed('archive.json', (text) => text.replace(from, to)))
  expect(await refused(await named('"name":"tags"', '"name":"tags; drop table users"'))).toContain('no workspace has')
  expect(await refused(await named('"name":"tags"', '"name":"sessions"'))).toContain('no workspace has')
  expect(await refused(await named('"sameness"', '"x\\" from users; --"'))).toContain('newer version')
})

test('rows that name something outside, or are not what they should be, are refused', async () => {
  const rows = (table: string, change: Parameters<typeof changedRows>[2]) => relisted(changedRows(good, table, change))
  const set = (name: string, value: string | number | null) => withValues({ [name]: value })
  expect(await refused(await rows('resumes', set('file_id', foreign)))).toContain('does not hold')
  expect(await refused(await rows('notes', set('workspace_id', foreign)))).toContain('does not hold')
  expect(await refused(await rows('files', set('key', `${foreign}/resumes/a`)))).toContain('does not hold')
  expect(await refused(await rows('files', set('key', '../../outside')))).toContain('does not hold')
  expect(await refused(await rows('notes', set('id', 'x')))).toContain('not what it should be')
  expect(await refused(await rows('candidates', set('match', '{')))).toContain('not what it should be')
  expect(await refused(await rows('candidates', set('percentage', 'all')))).toContain('not what it should be')
  expect(await refused(await rows('stages', set('kind', 'owner')))).toContain('not what it should be')
  expect(await refused(await rows('tags', (row) => void row.push('more')))).toContain('not what it should be')
  expect(await refused(await relisted(changed('rows/candidate_tags.jsonl', (text) => text + text)))).toContain(
    'not what it should be',
  )
})

test('what unpacks to far more than it is, is refused', async () => {
  const large = { name: `files/${'a'.repeat(32)}`, bytes: Buffer.alloc(200 * 1024 * 1024) }
  expect(await refused(await relisted([...good, large]))).toContain('far more than it is')
})
