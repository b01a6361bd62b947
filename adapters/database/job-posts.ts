import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { JobPosts } from '#src/jobportal/ports.ts'
import type { Database } from './open.ts'
import { companies, jobPosts } from './schema.ts'

export function databaseJobPosts({ query, transaction }: Database): JobPosts {
  const isOpen = and(eq(jobPosts.status, 'Active'), isNull(companies.suspendedAt))
  const newestFirst = [desc(jobPosts.createdAt), jobPosts.id] as const
  return {
    add: (job) =>
      transaction(async () => {
        query().insert(jobPosts).values(job).run()
      }),
    ofCompany: async (companyId) =>
      query()
        .select()
        .from(jobPosts)
        .where(eq(jobPosts.companyId, companyId))
        .orderBy(...newestFirst)
        .all(),
    async open({ limit, offset }) {
      const jobs = query()
        .select({ job: jobPosts, postedBy: companies.fullName })
        .from(jobPosts)
        .innerJoin(companies, eq(companies.id, jobPosts.companyId))
        .where(isOpen)
        .orderBy(...newestFirst)
        .limit(limit)
        .offset(offset)
        .all()
      const all = query()
        .select({ total: count() })
        .from(jobPosts)
        .innerJoin(companies, eq(companies.id, jobPosts.companyId))
        .where(isOpen)
        .get()
      return { jobs, total: all?.total ?? 0 }
    },
  }
}
