import { afterAll, describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'read-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string, content: string) => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}
const resume = file('Jane.TXT', 'Jane Doe\njane@example.com\n\nExperience\nSoftware Engineer, Acme Inc\nJan 2020 - Present\n')
const picture = file('photo.pdf', '\x89PNG')

const run = (command: 'read' | 'rank', ...words: string[]) => {
  const { exitCode, stdout, stderr } = Bun.spawnSync([process.execPath, join(import.meta.dir, `${command}.ts`), ...words])
  return { exitCode, stdout: String(stdout), stderr: String(stderr) }
}

describe('on the command line', () => {
  test('reading prints one JSON line a file and nothing else, with open roles ending on the day that is given', () => {
    const { exitCode, stdout } = run('read', '--today', '2023-12-15', resume, picture, 'missing.pdf')
    expect(exitCode).toBe(0)
    const [read, refused, missing, rest] = stdout.split('\n')
    expect(JSON.parse(read ?? '')).toMatchObject({ file: resume, name: 'Jane Doe', mobile_number: null, total_experience: 4 })
    expect(JSON.parse(read ?? '').reading).toMatchObject({
      languages: [{ code: 'en', name: 'English', share: 1 }],
      level: 'high',
      notUnderstood: [],
    })
    expect(JSON.parse(refused ?? '')).toMatchObject({ file: picture, code: 'WRONG_TYPE' })
    expect(JSON.parse(missing ?? '')).toEqual({ file: 'missing.pdf', error: 'There is no such file.', code: 'NOT_FOUND' })
    expect(rest).toBe('')
  }, 20_000)

  test('--explain prints why each piece was taken for what it was, the same every time, and a refusal beside its file', () => {
    const { exitCode, stdout } = run('read', '--explain', resume, picture)
    expect(exitCode).toBe(0)
    const lines = stdout.split('\n')
    expect(lines[0]).toBe(resume)
    expect(stdout).toMatch(/p\. 1 {2}"Acme Inc"\n {4}employer\+?, confidence [\d.]+; [\d.]+ before \w/)
    expect(stdout).toMatch(/\n {6}[+-]\d+\.\d\d {2}\w/)
    expect(stdout).toContain(`${picture}: This file is not a PDF`)
    expect(run('read', '--explain', resume, picture).stdout).toBe(stdout)
  }, 30_000)

  test.each([
    ['read', []],
    ['read', ['--today', '2026-02-31', resume]],
    ['read', ['--unknown', resume]],
    ['rank', [resume]],
  ] as const)('%s %j says in one line how it is used', (command, words) => {
    const { exitCode, stdout, stderr } = run(command, ...words)
    expect([exitCode, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^Usage: bun run .*\n$/)
  })
})
