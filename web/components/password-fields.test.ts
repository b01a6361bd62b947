import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Glob } from 'bun'

const web = join(import.meta.dir, '..')

test('every field for a password tells password managers which, and none hinders pasting', async () => {
  let fields = 0
  for await (const path of new Glob('**/*.tsx').scan({ cwd: web })) {
    const text = readFileSync(join(web, path), 'utf8')
    expect([path, /onPaste|onBeforeInput/.test(text) && text.includes('<PasswordField')]).toEqual([path, false])
    if (path.endsWith('.test.tsx')) continue
    for (const [field] of text.matchAll(/<PasswordField[\s\S]*?\/>/g)) {
      fields++
      expect([path, field]).toEqual([path, expect.stringMatching(/autoComplete="(?:current|new)-password"/)])
    }
  }
  expect(fields).toBeGreaterThan(10)
})
