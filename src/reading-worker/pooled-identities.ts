import type { ReadingPool } from '#adapters/document-reader/pool.ts'
import type { IdentityReader, IdentityWords } from '#src/blindreview/index.ts'

/** Lets the reading processes, where the knowledge lives, find the words. */
export const pooledIdentities = (pool: Pick<ReadingPool, 'run'>): IdentityReader => ({
  read: (document, facts) => pool.run<IdentityWords>('identity', JSON.stringify({ document, facts }), { group: 'identity' }),
})
