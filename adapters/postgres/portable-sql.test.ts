import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Glob } from 'bun'

const folder = join(import.meta.dir, '../database')

/** What SQLite alone understands, with what both engines do. */
const sqliteOnly: readonly [RegExp, string][] = [
  [/\biif\(/i, 'case when … then … else … end'],
  [/\bifnull\(/i, 'coalesce'],
  [/\b(?:strftime|julianday)\(/i, 'numbers of milliseconds'],
  [/\bprintf\(/i, '||'],
  [/\bjson_(?:set|remove|insert|replace|patch|tree|type|group_object)\(/i, 'the document changed in the program'],
  [/\bcollate nocase\b/i, 'folded of portable.ts'],
  [/\binsert or (?:ignore|replace)\b|\breplace into\b/i, 'on conflict'],
  [/\blast_insert_rowid\(|\bchanges\(\)`/i, 'returning'],
]

test.each(sqliteOnly)('no repository says %p', (pattern, instead) => {
  const files = [...new Glob('**/*.ts').scanSync({ cwd: folder })].filter((file) => !/\.test\.ts$|(?:^|\/)test-/.test(file))
  expect(files.length).toBeGreaterThan(100)
  const found = files.filter((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return !text.includes("'bun:sqlite'") && pattern.test(text)
  })
  expect({ found, instead }).toEqual({ found: [], instead })
})
