import { sql } from 'drizzle-orm'
import { candidates } from './schema.ts'

/** The percentage of a candidate as people are shown it; null where nothing of the resume could be read. */
export const scoredPercentage = sql<number | null>`case when ${candidates.percentage} >= 0 then ${candidates.percentage} end`
