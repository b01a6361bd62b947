import { afterAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '#src/commands/prepare.ts'
import { wayIn } from './namespace.ts'

const folder = mkdtempSync(join(tmpdir(), 'prove-offline-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function prove(options: string[], environment: Record<string, string> = {}) {
  const child = Bun.spawn([process.execPath, join(root, 'src/commands/prove-offline.ts'), ...options], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: join(folder, 'none'), ...environment },
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const [words, said] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  return { status: await child.exited, words, said }
}

const isWatched = Bun.which('strace') !== null

describe.skipIf(wayIn() === null)('without a network', () => {
  test('everything works and nothing is tried; the report is signed, and a changed one is refused', async () => {
    const file = join(folder, 'report.json')
    const { status, words, said } = await prove(['--out', file])
    expect([status, said]).toEqual([0, expect.stringContaining('Signed by')])
    expect(words).toContain('8 resumes were read and ranked')
    expect(words).toContain('3 spoken answers were kept')
    if (isWatched) expect(words).toContain('Connections it tried to make: none.')

    const again = await prove(['--verify', file])
    expect([again.status, again.words]).toEqual([0, words])
    const changed = join(folder, 'changed.json')
    writeFileSync(changed, readFileSync(file, 'utf8').replace('8 resumes were read', '9 resumes were read'))
    const refused = await prove(['--verify', changed])
    expect([refused.status, refused.words]).toEqual([1, ''])
    expect(refused.said).toContain('was changed after it was signed')
  }, 120_000)

  test.skipIf(!isWatched)(
    'a setting that leads to another machine is found out',
    async () => {
      const { status, words } = await prove([], { LANGUAGE_MODEL: 'ollama', OLLAMA_HOST: 'http://192.0.2.9:11434' })
      expect(status).toBe(1)
      expect(words).toContain('192.0.2.9:11434')
      expect(words).toContain('tried to reach other machines')
    },
    120_000,
  )
})
