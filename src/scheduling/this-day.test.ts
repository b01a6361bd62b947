import { expect, test } from 'bun:test'
import { thisDay } from './this-day.ts'

const dayAt = (instant: string, zone: string) => {
  const { from, to } = thisDay(zone, new Date(instant))
  return [from.toISOString(), to.toISOString()]
}

test('the day is the one of the zone, also where clocks are changed on it', () => {
  expect(dayAt('2026-11-23T23:30:00Z', 'Europe/Berlin')).toEqual(['2026-11-23T23:00:00.000Z', '2026-11-24T23:00:00.000Z'])
  expect(dayAt('2026-11-23T23:30:00Z', 'America/Los_Angeles')).toEqual(['2026-11-23T08:00:00.000Z', '2026-11-24T08:00:00.000Z'])
  // The 25th of October 2026 has 25 hours in Berlin.
  expect(dayAt('2026-10-25T12:00:00Z', 'Europe/Berlin')).toEqual(['2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'])
})
