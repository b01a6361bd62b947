import type { ReadingPool } from '#adapters/document-reader/pool.ts'
import type { FlipReader, FlipsOfOne } from '#src/fairness/ports.ts'

/** Lets the reading processes compare twins: the server has other things to do. */
export const pooledFlips = (pool: Pick<ReadingPool, 'run'>): FlipReader => ({
  flips: (request) => pool.run<FlipsOfOne>('flips', JSON.stringify(request), { group: 'flips' }),
})
