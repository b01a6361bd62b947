import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'
import { root } from '#src/commands/prepare.ts'

/** What a stranger would write with the types. */
const program = `
import createClient from 'openapi-fetch'
import type { paths } from './ats-api.ts'

export async function use(baseUrl: string, key: string) {
  const api = createClient<paths>({ baseUrl, headers: { authorization: \`Bearer \${key}\` } })
  const { data: people, response } = await api.GET('/api/v1/candidate-filtering', { params: { query: { limit: 1 } } })
  if (!people) throw new Error('nobody')
  const id: string = people[0]!._id
  const note = await api.POST('/api/v1/candidates/{id}/notes', {
    params: { path: { id }, header: { 'Idempotency-Key': 'first note' } },
    body: { text: 'Called back' },
  })
  const again = await api.POST('/api/v1/candidates/{id}/notes', {
    params: { path: { id }, header: { 'Idempotency-Key': 'first note' } },
    body: { text: 'Called back' },
  })
  const missing = await api.GET('/api/v1/candidates/{id}', { params: { path: { id: 'nobody' } } })
  const code: string | undefined = missing.error?.code
  return { id, total: response.headers.get('x-total-count'), note: note.data, again: again.data, code }
}
`

/** Each line is wrong in one way. */
const mistakes: Record<string, string> = {
  'a field that no answer has': `const { data } = await api.GET('/api/v1/candidates/{id}', { params: { path: { id: 'a' } } }); console.log(data?.salaryWish)`,
  'a field of another type': `await api.POST('/api/v1/candidates/{id}/notes', { params: { path: { id: 'a' } }, body: { text: 5 } })`,
  'a body without what it needs': `await api.POST('/api/v1/candidates/{id}/notes', { params: { path: { id: 'a' } }, body: {} })`,
  'an address that no key opens': `await api.GET('/api/v1/sessions')`,
  'a parameter that is no number': `await api.GET('/api/v1/candidate-filtering', { params: { query: { limit: true } } })`,
}

let folder: string

/** Every line in which the compiler found something wrong. */
async function compiled(file: string): Promise<string[]> {
  const settings = { strict: true, skipLibCheck: true, noEmit: true, allowImportingTsExtensions: true, types: [] }
  const modern = { target: 'esnext', module: 'esnext', moduleResolution: 'bundler', lib: ['esnext', 'dom'] }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { ...settings, ...modern }, files: [file] }))
  const run = Bun.spawnSync([join(root, 'node_modules/.bin/tsc'), '-p', '.'], { cwd: folder, stdout: 'pipe', stderr: 'pipe' })
  const said = run.stdout.toString()
  if (run.exitCode !== 0 && !said) throw new Error(run.stderr.toString())
  return said.split('\n').filter((line) => line.includes('error TS'))
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ats-client-'))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  const command = [process.execPath, join(root, 'src/tools/client/client.ts'), join(folder, 'ats-api.ts')]
  // Whatever wanted to reach another machine would fail there.
  const nowhere = { HTTP_PROXY: 'http://127.0.0.1:1', HTTPS_PROXY: 'http://127.0.0.1:1' }
  const run = Bun.spawn(command, { cwd: root, env: { ...process.env, ...nowhere }, stdout: 'inherit', stderr: 'pipe' })
  const said = await new Response(run.stderr).text()
  if ((await run.exited) !== 0) throw new Error(said)
  await writeFile(join(folder, 'program.ts'), program)
}, 180_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('a client made from the description', () => {
  test('compiles, and finds people, writes a note once, and reads what failed on a real server', async () => {
    expect(await compiled('program.ts')).toEqual([])
    const server = testServer()
    const { cookie } = await server.recruiter()
    const form = submissionForm({ 'a.pdf': await aResume() }, await aJobDescription())
    await server.call('POST', '/api/submit', { cookie, body: form })
    const scopes = ['candidates:read', 'candidates:write']
    const made = await server.call('POST', '/api/keys', { cookie, body: { kind: 'personal', name: 'A program', scopes } })
    server.app.server.listen({ hostname: '127.0.0.1', port: 0 })
    try {
      const { use } = await import(join(folder, 'program.ts'))
      const used = await use(`http://127.0.0.1:${server.app.server.server?.port}`, made.body.key)
      expect(used).toMatchObject({ total: '1', note: { text: 'Called back' }, code: 'NOT_FOUND' })
      expect(used.again).toEqual(used.note)
      const { body } = await server.call('GET', `/api/candidates/${used.id}/workflow`, { cookie })
      expect(body.notes).toHaveLength(1)
    } finally {
      await server.app.server.stop(true)
    }
  }, 120_000)

  test('does not compile with a mistake in it', async () => {
    const start = `import createClient from 'openapi-fetch'\nimport type { paths } from './ats-api.ts'\nconst api = createClient<paths>({ baseUrl: '/' })\n`
    await writeFile(join(folder, 'wrong.ts'), start + Object.values(mistakes).join('\n'))
    const lines = (await compiled('wrong.ts')).map((line) => Number(/\((\d+),/.exec(line)?.[1]))
    const first = start.split('\n').length
    const found = Object.keys(mistakes).filter((_, n) => lines.includes(first + n))
    expect(found).toEqual(Object.keys(mistakes))
  }, 120_000)
})
