import { Database as Sqlite } from 'bun:sqlite'
import { expect } from 'bun:test'
import { databaseBulkActions } from './bulk-actions.ts'
import { databaseCandidates } from './candidates.ts'
import { databasePersonHistories } from './people-history.ts'
import { testDatabase } from './test-database.ts'
import { sqliteTest } from './test-engine.ts'

sqliteTest('a few rows of a workspace are found by what they are looked for, without reading the whole workspace', async () => {
  const written = new Set<string>()
  const { prepare } = Sqlite.prototype
  Sqlite.prototype.prepare = function (this: Sqlite, sql: string, ...more: []) {
    written.add(sql)
    return prepare.call(this, sql, ...more)
  } as typeof prepare
  try {
    const database = testDatabase()
    const histories = databasePersonHistories(database)
    await histories.ranked('w', 'p')
    await histories.newestVersion('w', 'p')
    await histories.countVersions('w', ['a', 'b', 'c'])
    await databaseBulkActions(database).subjects('w', ['a', 'b', 'c'])
    await databaseCandidates(database).ofBatch('w', 'b')
    const asked = [...written].filter((sql) => /^select/i.test(sql) && sql.includes('workspace_id'))
    expect(asked.length).toBeGreaterThanOrEqual(5)
    for (const sql of asked) {
      const plan = await database
        .query()
        .values<[number, number, number, string]>(`explain query plan ${sql.replaceAll('?', "''")}` as never)
      expect(plan.map(([, , , step]) => step).filter((step) => /\(workspace_id=/.test(step))).toEqual([])
    }
  } finally {
    Sqlite.prototype.prepare = prepare
  }
})
