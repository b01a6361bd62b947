import { expect, setDefaultTimeout, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { columnsOf } from '#adapters/database/test-database.ts'
import { aSchedule } from './test-scheduling.ts'

// Many people at once; a busy machine takes its time.
setDefaultTimeout(30_000)

const tenInBerlin = '2026-03-16T09:00:00.000Z'
const elevenInBerlin = '2026-03-16T10:00:00.000Z'

const { offer, choose, page, server, rosa, ids } = await aSchedule()
const crowd = await multiplied(ids[0]!, 62)

test('of fifty candidates who want the same time at the same moment, one gets it', async () => {
  const offers = []
  for (const candidate of crowd.slice(0, 50)) offers.push(await offer(candidate))
  const answers = await Promise.all(offers.map(({ path }) => choose(path, tenInBerlin)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const others = answers.filter(({ status }) => status !== 200)
  expect(new Set(others.map(({ status, body }) => `${status} ${body.code}`))).toEqual(new Set(['409 SLOT_TAKEN']))
  expect(others[0]!.body.error).toBe('This time has just been taken. Please choose another one.')
  server.clock.advance(61_000)
  const loser = offers[answers.findIndex(({ status }) => status === 409)]!
  expect((await page(loser.path)).body).toMatchObject({
    state: 'open',
    slots: [elevenInBerlin, '2026-03-16T13:00:00.000Z'],
  })
  const booked = await server.database.query().get<[number]>(sql`select count(*) from interviews`)
  expect(Number(Object.values(booked as object)[0])).toBe(1)
})

test('whatever people do in whatever order, nobody sits in two interviews at once', async () => {
  const random = seeded(7)
  const { scheduling } = server.app
  const tokens: string[] = []
  for (const candidate of crowd.slice(50)) {
    const slots = Array.from({ length: 6 }, () => ({
      day: '2026-03-17',
      time: `${10 + Math.floor(random() * 3)}:${random() < 0.5 ? '00' : '20'}`,
    }))
    const { path } = await offer(candidate, { minutes: [30, 45, 60][Math.floor(random() * 3)], slots })
    tokens.push(path.split('/').at(-1)!)
  }
  for (let round = 0; round < 10; round++) {
    await Promise.allSettled(
      Array.from({ length: 20 }, async () => {
        const token = tokens[Math.floor(random() * tokens.length)]!
        const { offer: seen, free } = await scheduling.schedulePage(token)
        const all = random() < 0.5 ? free : seen.slots
        const start = all[Math.floor(random() * all.length)]
        if (random() < 0.03) return scheduling.decline(token, '')
        if (start) return scheduling.choose({ token, start: start.toISOString(), seen: seen.interview?.sequence ?? null })
      }),
    )
    const booked = (
      await server.database
        .query()
        .all(sql`select starts_at, ends_at from interviews where cancelled_at is null order by starts_at`)
    ).map((row) => Object.values(row as object) as [number, number])
    for (const [at, [start]] of booked.entries()) if (at > 0) expect(start).toBeGreaterThanOrEqual(booked[at - 1]![1])
  }
  expect((await rosa.get('/api/interviews')).body.counts.upcoming).toBeGreaterThan(2)
})

/** More candidates of the same workspace, without reading more files. */
async function multiplied(id: string, count: number): Promise<string[]> {
  const names = Array.from({ length: count }, (_, at) => `copy${at}`)
  await server.database.transaction(async () => {
    const query = server.database.query()
    const columns = async (table: string) =>
      (await columnsOf(server.database, table))
        .filter((name) => !['id', 'resume_id', 'text_hash', 'sha256'].includes(name))
        .map((name) => `"${name}"`)
        .join(', ')
    for (const name of names) {
      const [resume, candidate] = [await columns('resumes'), await columns('candidates')]
      await query.run(
        sql.raw(
          `insert into resumes (id, text_hash, sha256, ${resume})
           select 'r${name}', 'r${name}', 'r${name}', ${resume} from resumes where id = (select resume_id from candidates where id = '${id}')`,
        ),
      )
      await query.run(
        sql.raw(
          `insert into candidates (id, resume_id, ${candidate}) select '${name}', 'r${name}', ${candidate} from candidates where id = '${id}'`,
        ),
      )
    }
  })
  return names
}

function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
