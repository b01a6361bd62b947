import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { aHistory } from './test-analytics.ts'

setDefaultTimeout(30_000)

describe('the trend', () => {
  test('counts each week of the days that are asked for, and the rows of each are there', async () => {
    const world = await aHistory('2026-01-01T09:00:00Z')
    await world.rank('Engineer', ['Ada', 'Bela', 'Cleo'])
    await world.at('2026-01-13T09:00:00Z')
    await world.move('Ada', 'Hired')
    await world.reject('Bela')
    await world.at('2026-01-20T09:00:00Z')
    const { trend } = await world.figures({ range: '30' })
    expect(trend.step).toBe('week')
    // December 22, 2025 was a Monday; the last week is not over yet.
    expect(
      trend.points.map(({ firstDay, lastDay, ranked, hired, rejected }) => [firstDay, lastDay, ranked, hired, rejected]),
    ).toEqual([
      ['2025-12-22', '2025-12-28', 0, 0, 0],
      ['2025-12-29', '2026-01-04', 3, 0, 0],
      ['2026-01-05', '2026-01-11', 0, 0, 0],
      ['2026-01-12', '2026-01-18', 0, 1, 1],
      ['2026-01-19', '2026-01-20', 0, 0, 0],
    ])
    const days = { from: '2026-01-12', to: '2026-01-18' }
    expect(await world.behind({ measure: 'hired', of: '' }, days)).toEqual(['Ada'])
    expect(await world.behind({ measure: 'rejected', of: '' }, days)).toEqual(['Bela'])
  })

  test('takes months and years where there would be too many weeks, and begins with the first candidate of all time', async () => {
    const world = await aHistory('2025-02-10T09:00:00Z')
    await world.rank('Engineer', ['Ada'])
    await world.at('2026-01-20T09:00:00Z')
    const { trend, before } = await world.figures()
    expect(trend.step).toBe('month')
    expect(trend.points[0]).toMatchObject({ firstDay: '2025-02-10', lastDay: '2025-02-28', ranked: 1 })
    expect(trend.points.at(-1)).toMatchObject({ firstDay: '2026-01-01', lastDay: '2026-01-20', ranked: 0 })
    expect(before).toBeNull()
    await world.at('2029-01-20T09:00:00Z')
    expect((await world.figures()).trend).toMatchObject({
      step: 'year',
      points: [{ lastDay: '2025-12-31', ranked: 1 }, {}, {}, {}, { firstDay: '2029-01-01' }],
    })
  })
})

test('as many days before are counted beside those that are asked for, and their rows are there', async () => {
  const world = await aHistory('2026-01-05T09:00:00Z')
  await world.rank('Engineer', ['Ada', 'Bela'])
  await world.write('Ada')
  await world.at('2026-01-09T09:00:00Z')
  await world.move('Ada', 'Hired')
  await world.at('2026-02-20T09:00:00Z')
  await world.rank('Cook', ['Cleo'])
  const { before, funnel } = await world.figures({ from: '2026-02-01', to: '2026-02-28' })
  expect(funnel.ranked.count).toBe(1)
  expect(before).toMatchObject({ firstDay: '2026-01-04', lastDay: '2026-01-31', ranked: 2, hired: 1, rejected: 0, daysToHire: 4 })
  const days = { from: before!.firstDay, to: before!.lastDay }
  expect((await world.behind({ measure: 'ranked', of: '' }, days)).toSorted()).toEqual(['Ada', 'Bela'])
})

test('what each recruiter did is counted, and opens whom they did it with', async () => {
  const world = await aHistory()
  await world.rank('Engineer', ['Ada', 'Bela', 'Cleo'])
  await world.move('Ada', 'Screening')
  await world.move('Ada', 'Interview')
  await world.reject('Bela')
  await world.write('Cleo')
  const { colleagues } = await world.figures()
  expect(colleagues).toHaveLength(1)
  const [moved, rejected, written, offered] = colleagues[0]!.deeds
  expect([moved?.count, rejected?.count, written?.count, offered?.count]).toEqual([2, 1, 1, 0])
  expect(await world.behind(moved!)).toEqual(['Ada', 'Ada'])
  expect(await world.behind(rejected!)).toEqual(['Bela'])
  expect(await world.behind(written!)).toEqual(['Cleo'])
  const csv = await world.raw('/api/analytics/sections/colleagues?range=all')
  expect(csv.text).toContain('Moves,Rejections,Messages,Interview offers')
})
