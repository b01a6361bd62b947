import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { aHistory, countsIn, type Question } from './test-analytics.ts'
import { csvRows } from './test-csv.ts'
import type { Count } from './views.ts'

setDefaultTimeout(30_000)

const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}`

/** The same numbers in each run, and no pattern in them. */
function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

let world: Awaited<ReturnType<typeof aHistory>>
let stranger = ''

beforeAll(async () => {
  world = await aHistory()
  const people = ['Ada', 'Bela', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus', 'Hana']
  await world.rank('Engineer', people.slice(0, 5))
  await world.at(`${day(3)}T09:00:00Z`)
  await world.rank('Cook', people.slice(5))
  await world.restage('Cook', ([first, ...others]) => [first!, { name: '=Trial "day", paid', kind: 'open' }, ...others])
  const random = seeded(7)
  for (let number = 4; number < 16; number += 1) {
    await world.at(`${day(number)}T${String(8 + random(10)).padStart(2, '0')}:00:00Z`)
    const name = people[random(people.length)]!
    const ofCook = people.indexOf(name) >= 5
    const stages = ['New', 'Screening', 'Interview', 'Offer', 'Hired', ...(ofCook ? ['=Trial "day", paid'] : [])]
    if (random(4) === 0) await world.reject(name, ['withdrew', 'no-answer', 'filled'][random(3)])
    else await world.move(name, stages[random(stages.length)]!)
    if (random(3) === 0) await world.undo(name).catch(() => {})
    const other = people[random(people.length)]!
    if (random(2) === 0) await world.write(other)
    if (random(2) === 0)
      await world.call('POST', `/api/candidates/${world.ids[other]}/tasks`, {
        title: '=HYPERLINK("http://evil.example")',
        dueOn: day(1 + random(28)),
        assigneeId: null,
      })
  }
  stranger = (await world.server.recruiter('stranger@example.com')).cookie
})

const questions = (): Question[] => [
  { range: 'all' },
  { range: '30' },
  { from: day(6), to: day(11) },
  { from: day(9), to: day(9) },
  { range: 'all', job: world.jobs.Cook! },
  { from: day(3), to: day(12), job: world.jobs.Engineer! },
]

const rowsOf = ({ measure, of }: Count, question: Question, page: Question = {}) =>
  world.raw(`/api/analytics/rows?${new URLSearchParams({ ...question, ...page, measure, of })}`)

test('every number is the number of rows behind it, in any range and for any job description', async () => {
  let checked = 0
  for (const question of questions()) {
    const { body } = await world.raw(`/api/analytics?${new URLSearchParams(question)}`)
    for (const number of countsIn(body)) {
      const { status, body: answer, headers } = await rowsOf(number, question)
      const told = { ...number, status, rows: answer.rows?.length, total: answer.total, header: headers.get('x-total-count') }
      const { count } = number
      expect({ question, told }).toEqual({
        question,
        told: { ...number, status: 200, rows: count, total: count, header: `${count}` },
      })
      expect(answer.definition.length).toBeGreaterThan(20)
      checked += 1
    }
  }
  expect(checked).toBeGreaterThan(200)
})

test('rows come in pages, none twice and none missing', async () => {
  const number: Count = { measure: 'ranked', of: '', count: 8 }
  const all = (await rowsOf(number, { range: 'all' })).body.rows
  const pages = []
  for (const cursor of ['0', '3', '6']) {
    const { body, headers } = await rowsOf(number, { range: 'all' }, { limit: '3', cursor })
    expect(headers.get('link') !== null).toBe(cursor !== '6')
    pages.push(...body.rows)
  }
  expect(pages).toEqual(all)
  expect(new Set(all.map(({ candidateId }: { candidateId: string }) => candidateId)).size).toBe(8)
})

test('a history that was written before it was kept for counting is told the same', async () => {
  const { database } = world.server
  // PostgreSQL gives the number of a row that is gone to no other one: what rows hold is compared without it.
  const told = async (table: string) =>
    (await database.query().all<{ rowid?: number }>(sql.raw(`select * from ${table} order by 1, 2`))).map(
      ({ rowid: _, ...row }) => row,
    )
  const statementIn = async (migration: string, table: string) => {
    const text = await Bun.file(join(import.meta.dir, '../../migrations', migration)).text()
    return text.split('--> statement-breakpoint').find((statement) => statement.includes(`INSERT INTO \`${table}\``))!
  }
  for (const [migration, table] of [
    ['0010_analytics.sql', 'stage_stays'],
    ['0014_journeys.sql', 'journeys'],
  ] as const) {
    const kept = await told(table)
    expect(kept.length).toBeGreaterThan(7)
    const fill = await statementIn(migration, table)
    const undone = new Error('undone')
    const again = await database
      .transaction(async () => {
        // The rows of the one are made by triggers on the other.
        await database.query().run(sql.raw('delete from journeys'))
        if (table !== 'journeys') await database.query().run(sql.raw(`delete from ${table}`))
        await database.query().run(sql.raw(fill))
        throw Object.assign(undone, { rows: await told(table) })
      })
      .catch((error: { rows?: unknown }) => error.rows ?? error)
    expect(again).toEqual(kept)
  }
})

describe('as CSV', () => {
  test('rows hold what the page shows, and no formula', async () => {
    const { body } = await world.raw('/api/analytics?range=all')
    const [open] = body.tasks
    const { text, headers } = await world.raw(`/api/analytics/rows.csv?range=all&measure=tasks-open&of=`)
    expect(headers.get('content-disposition')).toMatch(/attachment; filename="analytics-tasks-open-\d{4}-\d\d-\d\d\.csv"/)
    const [header, ...rows] = csvRows(text)
    expect(header).toEqual(['Candidate', 'Job description', 'Task', 'Due', 'Assigned to', 'Id'])
    expect(rows).toHaveLength(open.open.count)
    for (const row of rows) expect(row[2]).toBe(`'=HYPERLINK("http://evil.example")`)
  })

  test('every part of the screen is a table, and a stage whose name looks like a formula is text', async () => {
    for (const part of ['time-in-stage', 'time-to-hire', 'sources', 'scores', 'rejections', 'assessments', 'tasks', 'messages']) {
      const { status, text } = await world.raw(`/api/analytics/sections/${part}?range=all`)
      expect([part, status]).toEqual([part, 200])
      expect(csvRows(text)[0]!.length).toBeGreaterThan(2)
    }
    const { text } = await world.raw(`/api/analytics/sections/funnel?range=all&job=${world.jobs.Cook}`)
    expect(csvRows(text)[2]![0]).toBe(`'=Trial "day", paid`)
  })

  test('what was taken out stands in the audit log', async () => {
    const admin = await world.server.admin()
    const { body } = await world.raw('/admin/audit?action=export&limit=100', admin)
    const told = body.entries.map(({ details }: { details: { what: string } }) => details.what)
    expect(told).toContain('analytics: rows of tasks-open')
    expect(told).toContain('analytics: funnel')
  })
})

test('a job that nobody was ranked for has numbers: zeros', async () => {
  const written = await world.server.call('POST', '/api/job-descriptions', {
    body: { title: 'Gardener', sections: [{ heading: 'Must-haves', text: '- 3 years of experience as a gardener' }] },
    cookie: world.cookie,
  })
  const { status, body } = await world.raw(`/api/analytics?range=all&job=${written.body._id}`)
  expect([status, body.jobDescription?.title]).toEqual([200, 'Gardener'])
  expect(countsIn(body).filter(({ count }) => count > 0)).toEqual([])
  const rows = await world.raw(`/api/analytics/rows?range=all&measure=unseen&job=${written.body._id}`)
  expect([rows.status, rows.body.rows]).toEqual([200, []])
})

describe('nothing is told', () => {
  test('to another workspace', async () => {
    const { body } = await world.raw('/api/analytics?range=all', stranger)
    expect(countsIn(body).filter(({ count }) => count > 0)).toEqual([])
    expect(body.jobDescriptions).toEqual([])
    for (const number of countsIn((await world.raw('/api/analytics?range=all')).body)) {
      const query = new URLSearchParams({ range: 'all', measure: number.measure, of: number.of })
      const answer = await world.raw(`/api/analytics/rows?${query}`, stranger)
      if (answer.status === 200) expect(answer.body).toMatchObject({ rows: [], total: 0 })
      expect(answer.text).not.toContain('Rita')
    }
    expect((await world.raw(`/api/analytics?range=all&job=${world.jobs.Cook}`, stranger)).status).toBe(404)
  })

  test('about days, numbers and parts that do not exist', async () => {
    for (const [query, status] of [
      ['from=2026-02-30', 400],
      ['from=tomorrow', 400],
      ['from=2026-02-02&to=2026-02-01', 400],
      ['job=nothing', 404],
    ] as const)
      expect([query, (await world.raw(`/api/analytics?${query}`)).status]).toEqual([query, status])
    for (const [query, status] of [
      ['measure=constructor', 404],
      ['measure=reached&of=17', 404],
      ['measure=reached&of=1 or 1=1', 404],
      ['measure=score&of=5', 404],
      ['measure=left&of=-1', 200],
      ['measure=ranked&of=x', 404],
      ['', 400],
    ] as const)
      expect([query, (await world.raw(`/api/analytics/rows?${query}`)).status]).toEqual([query, status])
    expect((await world.raw('/api/analytics/sections/salaries')).status).toBe(400)
  })
})
