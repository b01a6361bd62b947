import { expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#src/commands/prepare.ts'
import { leftOutInWords } from './on-postgres.ts'
import { databaseTestFiles, someOnPostgres, testFiles } from './test-kinds.ts'

test('what is left out on PostgreSQL is named', () => {
  expect(leftOutInWords(' 3 pass\n')).toBe('On PostgreSQL, no test was left out.')
  const said =
    '(pass) a\n(skip) opening > a log (about SQLite itself)\n(skip) for later\n(skip) b (about SQLite itself)\n(skip) b (about SQLite itself)\n'
  expect(leftOutInWords(said)).toBe('On PostgreSQL, 2 tests were left out, about SQLite itself:\n  opening > a log\n  b')
})

test('files that run on PostgreSQL with every change are there, and ask for a database', () => {
  const known = databaseTestFiles()
  expect(someOnPostgres.filter((file) => !known.includes(file))).toEqual([])
})

test('every file of tests is of one kind', () => {
  const { unit, integration, postgres } = testFiles()
  const all = [...unit, ...integration, ...postgres]
  expect(new Set(all).size).toBe(all.length)
  expect(postgres.length).toBeGreaterThan(1)
  expect(all.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
