import { expect, setDefaultTimeout, test } from 'bun:test'
import { aHistory } from './test-analytics.ts'
import { nextMonday } from './weekly-report.ts'

setDefaultTimeout(30_000)

test('the next report is on a Monday at six, UTC', () => {
  const after = (instant: string) => nextMonday(new Date(instant))
  expect(after('2026-11-22T23:00:00Z')).toBe('2026-11-23')
  expect(after('2026-11-23T05:59:00Z')).toBe('2026-11-23')
  expect(after('2026-11-23T06:00:00Z')).toBe('2026-11-30')
  expect(after('2026-11-25T12:00:00Z')).toBe('2026-11-30')
})

test('whoever asks gets the numbers of the week with their definitions each Monday, until they do not want them', async () => {
  // A Thursday.
  const world = await aHistory('2026-01-01T09:00:00Z')
  const { server } = world
  const reports = () => server.mails.filter(({ kind }) => kind === 'weekly-report')
  const monday = async (day: string) => {
    await world.at(`${day}T06:01:00Z`)
    await server.app.worker.runDue()
    await server.app.worker.runDue()
  }
  await world.rank('Engineer', ['Ada', 'Bela', 'Cleo'])
  await world.move('Bela', 'Hired')
  expect(await world.call('GET', '/api/weekly-report')).toEqual({ wanted: false })
  await monday('2026-01-05')
  expect(reports()).toEqual([])

  expect(await world.call('PUT', '/api/weekly-report', { wanted: true })).toEqual({ wanted: true })
  await world.call('PUT', '/api/weekly-report', { wanted: true })
  await monday('2026-01-12')
  expect(reports()).toMatchObject([{ to: 'owner@example.com', firstDay: '2026-01-05', lastDay: '2026-01-11' }])
  const [report] = reports()
  const counts = report?.kind === 'weekly-report' ? report.numbers.map(({ title, count }) => [title, count]) : []
  expect(counts).toEqual([
    ['Candidates ranked', 0],
    ['Hired', 0],
    ['Rejections', 0],
    ['New candidates, now', 2],
    ['In one stage for more than 5 working days, now', 2],
  ])
  await monday('2026-01-19')
  expect(reports()).toHaveLength(2)
  await world.call('PUT', '/api/weekly-report', { wanted: false })
  await monday('2026-01-26')
  expect(reports()).toHaveLength(2)
})
