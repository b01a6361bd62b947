import { describe, expect, test } from 'bun:test'
import type { Ids } from './ids.ts'

/** What every source of ids promises. */
export const idsContract = (name: string, create: () => Ids) =>
  describe(name, () => {
    test('never gives the same name twice', () => {
      const ids = create()
      const given = Array.from({ length: 5000 }, () => [ids.id(), ids.token()]).flat()
      expect(new Set(given).size).toBe(10_000)
    })

    test('gives ids that fit in a file name where case does not count, and tokens that fit in a URL', () => {
      const ids = create()
      for (let count = 0; count < 200; count++) {
        expect(ids.id()).toMatch(/^[0-9a-z]{26,40}$/)
        const token = ids.token()
        expect(token).toMatch(/^[\w-]{43}$/)
        expect(encodeURIComponent(token)).toBe(token)
      }
    })
  })
