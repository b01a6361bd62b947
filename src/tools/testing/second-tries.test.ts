import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  countedInWords,
  failedFiles,
  failedForGood,
  isWhole,
  namingPasses,
  passedElsewhere,
  secondTries,
} from './second-tries.ts'

const folder = mkdtempSync(join(tmpdir(), 'ats-tries-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

writeFileSync(
  join(folder, 'one.spec.ts'),
  `import { describe, expect, test } from 'bun:test'
   import { existsSync, writeFileSync } from 'node:fs'
   describe('a page', () => {
     test('comes late (once)', () => { const late = !existsSync('seen'); writeFileSync('seen', ''); expect(late).toBe(false) })
     test('comes at once', () => {})
     test('never comes', () => expect(1).toBe(2))
   })`,
)
writeFileSync(
  join(folder, 'two.spec.ts'),
  `import { test } from 'bun:test'
   test('is always there', () => {})
   test('is there, too', async () => { await Bun.sleep(5) })`,
)

/** The runner itself, as the run of the browser tests starts it. */
async function runnerSays(surroundings: Record<string, string>, files = ['./one.spec.ts', './two.spec.ts']) {
  const child = Bun.spawn([process.execPath, 'test', ...files], {
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
])('a file with a failure is run again, and what passed then is named and counted, %s', async (_where, surroundings) => {
  rmSync(join(folder, 'seen'), { force: true })
  const first = await runnerSays(surroundings as Record<string, string>)
  expect(failedFiles(first)).toEqual(['one.spec.ts'])
  expect(passedElsewhere(first, failedFiles(first))).toBe(2)
  const second = await runnerSays(surroundings as Record<string, string>, ['./one.spec.ts'])
  const names = secondTries(first, second)
  expect(names).toEqual(['one.spec.ts: a page > comes late (once)'])
  expect(countedInWords('Needed a second try', names)).toBe('Needed a second try: 1\n  one.spec.ts: a page > comes late (once)')
  expect(failedForGood(first, second)).toEqual(['one.spec.ts: a page > never comes'])
  expect([isWhole(first), isWhole(second)]).toEqual([true, true])
})

test('only what passed at the second try is made good', () => {
  const first =
    'a.test.ts:\n(fail) one [1ms]\n(pass) two [1ms]\n\nb.test.ts:\n(fail) a part > (unnamed)\n# Unhandled error between tests\n'
  expect(failedForGood(first, 'a.test.ts:\n(pass) one [1ms]\n\nb.test.ts:\n(pass) three [1ms]\n')).toEqual([])
  expect(failedForGood(first, 'a.test.ts:\n(pass) another [1ms]\n\nb.test.ts:\n(pass) three [1ms]\n')).toEqual(['a.test.ts: one'])
  expect(failedForGood(first, 'a.test.ts:\n(pass) one [1ms]\n')).toHaveLength(2)
  expect(
    failedForGood(first, 'a.test.ts:\n(pass) one [1ms]\n\nb.test.ts:\n(pass) three [1ms]\n(fail) four [1ms]\n'),
  ).toHaveLength(2)
  expect(isWhole('a.test.ts:\n(fail) one [1ms]\n 0 pass\n 1 fail')).toBe(false)
})

test('what the runner lists again at its end changes nothing', () => {
  expect(failedFiles('e2e/a.spec.ts:\n(pass) a > b [12.00ms]\n 1 pass\n 0 fail')).toEqual([])
  expect(
    failedFiles('e2e/a.spec.ts:\n(fail) a [1ms]\n\ne2e/b.spec.ts:\n(pass) b [1ms]\n\n1 tests failed:\n(fail) a [1ms]'),
  ).toEqual(['e2e/a.spec.ts'])
  expect(countedInWords('Needed a second try', [])).toBe('Needed a second try: 0')
})
