import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { namingPasses, secondTries, secondTriesInWords } from './second-tries.ts'

const folder = mkdtempSync(join(tmpdir(), 'ats-tries-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

writeFileSync(
  join(folder, 'one.spec.ts'),
  `import { describe, expect, test } from 'bun:test'
   let tries = 0
   describe('a page', () => {
     test('comes late (once)', () => expect(++tries).toBe(2))
     test('comes at once', () => {})
     test('never comes', () => expect(1).toBe(2))
   })`,
)
writeFileSync(
  join(folder, 'two.spec.ts'),
  `import { expect, test } from 'bun:test'
   let tries = 0
   test('is slow the first time', async () => { await Bun.sleep(20); expect(++tries).toBe(2) })`,
)

/** The runner itself, as the run of the browser tests starts it. */
async function runnerSays(surroundings: Record<string, string> = {}) {
  const child = Bun.spawn([process.execPath, 'test', '--retry=1', './one.spec.ts', './two.spec.ts'], {
    cwd: folder,
    stdout: 'pipe',
    stderr: 'pipe',
    env: { ...process.env, ...surroundings, ...namingPasses },
  })
  const [out, err] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text()])
  return out + err
}

test.each([
  ['at a terminal', {}],
  ['for an assistant', { AGENT: '1', CLAUDECODE: '1' }],
  ['on GitHub', { GITHUB_ACTIONS: 'true' }],
])('what passed on the second try is named and counted, %s', async (_where, surroundings) => {
  const names = secondTries(await runnerSays(surroundings as Record<string, string>))
  expect(names).toEqual(['one.spec.ts: a page > comes late (once)', 'two.spec.ts: is slow the first time'])
  expect(secondTriesInWords(names)).toBe(
    'Needed a second try: 2\n  one.spec.ts: a page > comes late (once)\n  two.spec.ts: is slow the first time',
  )
})

test('a run in which everything passed at once says so', () => {
  expect(secondTriesInWords(secondTries('(pass) a > b [12.00ms]\n 1 pass\n 0 fail'))).toBe('Needed a second try: 0')
})
