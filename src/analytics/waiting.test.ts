import { expect, setDefaultTimeout, test } from 'bun:test'
import { aHistory } from './test-analytics.ts'

setDefaultTimeout(30_000)

const waiting = async (world: Awaited<ReturnType<typeof aHistory>>, of: string, job?: string) => {
  const { rows, total } = await world.rows({ measure: 'waiting', of, ...(job ? { job } : {}) })
  expect(total).toBe(rows.length)
  return rows.map(({ filename, facts }) => [filename.replace('.pdf', ''), facts.stageNow, facts.days])
}

test('candidates wait who are in one open stage for more working days than the limit', async () => {
  // A Thursday.
  const world = await aHistory('2026-01-01T09:00:00Z')
  await world.rank('Engineer', ['Ada', 'Bela', 'Cleo', 'Dora'])
  // Later than Ada: who waits longest stands first.
  await world.at('2026-01-01T09:30:00Z')
  await world.rank('Cook', ['Emil'])
  await world.move('Cleo', 'Hired')
  await world.reject('Dora')
  await world.at('2026-01-05T09:00:00Z')
  await world.move('Bela', 'Interview')
  // Five working days after that Thursday is the next Thursday.
  await world.at('2026-01-08T08:00:00Z')
  expect(await waiting(world, '5')).toEqual([])
  await world.at('2026-01-08T10:00:00Z')
  expect(await waiting(world, '5')).toEqual([
    ['Ada', 'New', 7],
    ['Emil', 'New', 7],
  ])
  expect(await waiting(world, '5', world.jobs.Cook)).toEqual([['Emil', 'New', 7]])
  expect((await waiting(world, '2')).map(([name, stage]) => [name, stage])).toEqual([
    ['Ada', 'New'],
    ['Emil', 'New'],
    ['Bela', 'Interview'],
  ])
  const { title, definition } = await world.rows({ measure: 'waiting', of: '5' })
  expect(title).toBe('In one stage for more than 5 working days')
  expect(definition).toContain('Monday to Friday')
  for (const of of ['', '0', '61', '1.5', 'x'])
    expect((await world.raw(`/api/analytics/rows?measure=waiting&of=${of}`)).status).toBe(404)
})

test('new candidates are the same, job by job, as those that the list says are to be reviewed', async () => {
  const world = await aHistory()
  await world.rank('Engineer', ['Ada', 'Bela', 'Cleo'])
  await world.rank('Cook', ['Dora', 'Emil'])
  await world.restage('Cook', ([first, ...others]) => [first!, { name: 'Trial day', kind: 'open' }, ...others])
  await world.call('POST', `/api/candidates/${world.ids.Ada}/evidence-opened`, {})
  await world.move('Bela', 'Screening')
  await world.move('Emil', 'Trial day')
  const toReview: { _id: string; count: number }[] = await world.call('GET', '/api/candidates/to-review')
  expect(toReview.map(({ _id, count }) => [_id, count])).toEqual([
    [world.jobs.Cook!, 1],
    [world.jobs.Engineer!, 1],
  ])
  for (const { _id, count } of toReview)
    expect((await world.rows({ measure: 'unseen', job: _id, range: 'all' })).total).toBe(count)
  const { rows } = await world.rows({ measure: 'unseen' })
  expect(rows.map(({ filename }) => filename).toSorted()).toEqual(['Cleo.pdf', 'Dora.pdf'])
})

test('the limit is five working days until the workspace decides', async () => {
  const world = await aHistory()
  expect(await world.call('GET', '/api/waiting-limit')).toEqual({ workingDays: 5 })
  expect(await world.call('PUT', '/api/waiting-limit', { workingDays: 3 })).toEqual({ workingDays: 3 })
  expect(await world.call('GET', '/api/waiting-limit')).toEqual({ workingDays: 3 })
  await expect(world.call('PUT', '/api/waiting-limit', { workingDays: 0 })).rejects.toThrow('from 1 to 60')
  const stranger = await world.server.recruiter('stranger@example.com')
  const { body } = await world.server.call('GET', '/api/waiting-limit', { cookie: stranger.cookie })
  expect(body).toEqual({ workingDays: 5 })
})
