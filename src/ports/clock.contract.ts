import { describe, expect, test } from 'bun:test'
import type { Clock } from './clock.ts'

/** What every clock promises. */
export const clockContract = (name: string, create: () => Clock) =>
  describe(name, () => {
    test('tells a valid instant that never runs backwards by itself', () => {
      const clock = create()
      const first = clock.now().getTime()
      expect(first).toBeGreaterThan(0)
      expect(clock.now().getTime()).toBeGreaterThanOrEqual(first)
    })

    test('hands out dates that the caller may change without moving the clock', () => {
      const clock = create()
      const date = clock.now()
      date.setFullYear(1999)
      expect(clock.now().getFullYear()).not.toBe(1999)
    })
  })
