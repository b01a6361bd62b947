import { afterAll, beforeAll, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { migratePostgres } from './migrate.ts'
import { openPostgres } from './open-postgres.ts'
import { serverForTests } from './test-server-of-postgres.ts'

let server: Awaited<ReturnType<typeof serverForTests>>
beforeAll(async () => {
  server = await serverForTests()
}, 120_000)
afterAll(() => server.stop())

test('text that the engine cannot hold breaks no question that looks into it, for whatever rows', async () => {
  const url = await server.emptyDatabase()
  await migratePostgres(url)
  const database = openPostgres(url)
  const written = { nul: 'a\u0000b', half: 'a\ud800b', other: 'a\udc00b', whole: 'a😀b', typed: 'a\\u0000b', name: 'Mira' }
  await database.transaction(async () => {
    await database.query().run(sql`create temporary table kept (id text, facts text)`)
    await database.query().run(sql`insert into kept values ('1', ${JSON.stringify(written)}), ('2', ${'plain \\u0000'})`)
    const read = async (part: string) =>
      (await database.query().values<[string]>(sql`select json_extract(facts, ${`$.${part}`}) from kept where id = '1'`))[0]?.[0]
    expect(await read('name')).toBe('Mira')
    expect([await read('nul'), await read('half'), await read('other')]).toEqual(['a\uFFFDb', 'a\uFFFDb', 'a\uFFFDb'])
    expect([await read('whole'), await read('typed')]).toEqual([written.whole, written.typed])
    expect(await database.query().values(sql`select facts from kept where id = '2'`)).toEqual([['plain \\u0000']])
    expect(await database.query().values(sql`select count(*) from kept, json_each(facts) where id = '1'`)).toEqual([[6]])
  })
  database.close()
}, 60_000)
