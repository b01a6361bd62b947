import { expect, test } from 'bun:test'
import { clockContract } from '#src/ports/clock.contract.ts'
import { fixedClock } from './fixed.ts'
import { systemClock } from './system.ts'

clockContract('system clock', () => systemClock)
clockContract('fixed clock', () => fixedClock())

test('the system clock tells the time of the machine', () => {
  const before = Date.now()
  const told = systemClock.now().getTime()
  expect(told).toBeGreaterThanOrEqual(before)
  expect(told).toBeLessThanOrEqual(Date.now())
})

test('the fixed clock moves only when it is told to', () => {
  const clock = fixedClock('2026-01-31T23:59:59.000Z')
  expect(clock.now().toISOString()).toBe('2026-01-31T23:59:59.000Z')
  clock.advance(1000)
  expect(clock.now().toISOString()).toBe('2026-02-01T00:00:00.000Z')
  clock.set('2030-05-05T05:05:05Z')
  expect(clock.now().toISOString()).toBe('2030-05-05T05:05:05.000Z')
})
