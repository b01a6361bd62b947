import { expect, test } from 'bun:test'
import { isWaitingLimit, workingDaysBefore } from './working-days.ts'

const before = (day: string, days: number) =>
  new Date(workingDaysBefore(Date.parse(`${day}T10:00:00Z`), days)).toISOString().slice(0, 10)

test('working days are counted back over weekends', () => {
  // The 23rd of November 2026 is a Monday.
  expect(before('2026-11-23', 1)).toBe('2026-11-20')
  expect(before('2026-11-23', 5)).toBe('2026-11-16')
  expect(before('2026-11-25', 2)).toBe('2026-11-23')
  // On a Sunday the week before lies five working days back.
  expect(before('2026-11-22', 5)).toBe('2026-11-16')
})

test('a limit is a whole number of working days, up to sixty', () => {
  expect([0, 1, 5, 60, 61, 2.5].map(isWaitingLimit)).toEqual([false, true, true, true, false, false])
})
