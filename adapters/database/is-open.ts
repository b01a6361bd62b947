import { and, eq, gte, isNull, or } from 'drizzle-orm'
import { companies, jobPosts } from './schema.ts'

/** Jobs that take applications `today` ('YYYY-MM-DD'), of companies that are not suspended; of one of them where it is named. */
export const isOpen = (today: string, companyId: string | undefined) =>
  and(
    eq(jobPosts.status, 'Active'),
    or(isNull(jobPosts.closesOn), gte(jobPosts.closesOn, today)),
    isNull(companies.suspendedAt),
    companyId === undefined ? undefined : eq(jobPosts.companyId, companyId),
  )
