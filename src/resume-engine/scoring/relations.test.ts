import { expect, test } from 'bun:test'
import { madePairs } from '#src/tools/eval/relations/made-pairs.ts'

/** `bun run eval` makes more of them, by any seed. */
test.each([11, 12])(
  'what must hold between a resume and a changed copy holds, seed %d',
  (seed) => {
    const results = madePairs(3, seed)
    expect(results.length).toBeGreaterThan(10)
    expect(results.filter(({ holds }) => !holds)).toEqual([])
  },
  30_000,
)
