import { afterAll, expect, test } from 'bun:test'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shelfOnDisk } from './backup-shelf.ts'
import { freshKeys } from './fresh-keys.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'ats-fresh-keys-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('the keys beside backups are written after the start and after each removal, and not where there are none', async () => {
  const written: string[] = []
  let removals = 0
  let fails = false
  const freshen = freshKeys({
    shelf: shelfOnDisk(dataDir),
    removals: () => removals,
    async write(path) {
      if (fails) throw new Error('No room.')
      written.push(path)
    },
  })
  await freshen()
  expect(written).toEqual([])
  mkdirSync(join(dataDir, 'backups'))
  writeFileSync(join(dataDir, 'backups/keys-latest.age'), '')
  await Promise.all([freshen(), freshen()])
  await freshen()
  expect(written).toEqual([join(dataDir, 'backups/keys')])
  removals = 3
  fails = true
  await expect(freshen()).rejects.toThrow('No room.')
  fails = false
  await freshen()
  expect(written).toHaveLength(2)
})
