import { and, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { JobPosts } from '#src/jobportal/ports.ts'
import type { ApplicationCounts, PostsPorts } from '#src/jobportal/posts-ports.ts'
import type { JobFilters } from '#src/jobportal/slice.ts'
import { isOpen } from './is-open.ts'
import type { Database } from './open.ts'
import { applications, companies, jobPosts } from './schema.ts'
import { writing } from './writing.ts'

const atOnce = 500

/** Words of a search that count. */
const mostWords = 8

const contains = (column: SQLiteColumn, text: string) =>
  sql`${column} like ${`%${text.replaceAll(/[\\%_]/g, '\\$&')}%`} escape '\\'`

const searched = [jobPosts.title, jobPosts.location, jobPosts.companyName, companies.companyName, jobPosts.skillsRequired]

function isFiltered({ search = '', jobType, isRemote, location }: JobFilters) {
  const words = search.split(/\s+/).filter(Boolean).slice(0, mostWords)
  return and(
    ...words.map((word) => or(...searched.map((column) => contains(column, word)))),
    jobType === undefined ? undefined : eq(jobPosts.jobType, jobType),
    // Some companies write it where others name a place.
    isRemote ? or(eq(jobPosts.isRemote, true), contains(jobPosts.location, 'remote')) : undefined,
    location ? contains(jobPosts.location, location) : undefined,
  )
}

export function databaseJobPosts({ query, transaction }: Database): JobPosts {
  const newestFirst = [desc(jobPosts.createdAt), jobPosts.id] as const
  const publicJob = { job: jobPosts, postingCompany: companies.companyName }
  const write = writing({ transaction })
  return {
    add: (job) => write(() => query().insert(jobPosts).values(job).run()),
    find: async (id) => (await query().select().from(jobPosts).where(eq(jobPosts.id, id)).get()) ?? null,
    shown: async (by) =>
      (await query()
        .select(publicJob)
        .from(jobPosts)
        .innerJoin(companies, eq(companies.id, jobPosts.companyId))
        .where(and('publicId' in by ? eq(jobPosts.publicId, by.publicId) : eq(jobPosts.id, by.id), isNull(companies.suspendedAt)))
        .get()) ?? null,
    update: (id, changes) =>
      write(async () => {
        if (Object.keys(changes).length > 0) await query().update(jobPosts).set(changes).where(eq(jobPosts.id, id)).run()
      }),
    remove: (id) => write(() => query().delete(jobPosts).where(eq(jobPosts.id, id)).run()),
    ofCompany: async (companyId) =>
      query()
        .select()
        .from(jobPosts)
        .where(eq(jobPosts.companyId, companyId))
        .orderBy(...newestFirst)
        .all(),
    ofJobDescription: async (companyId, jobDescriptionId) =>
      (await query()
        .select()
        .from(jobPosts)
        .where(and(eq(jobPosts.companyId, companyId), eq(jobPosts.jobDescriptionId, jobDescriptionId)))
        .orderBy(...newestFirst)
        .get()) ?? null,
    async open({ limit, offset, today, ...wanted }) {
      const isWanted = and(isOpen(today, wanted.companyId), isFiltered(wanted))
      const jobs = await query()
        .select(publicJob)
        .from(jobPosts)
        .innerJoin(companies, eq(companies.id, jobPosts.companyId))
        .where(isWanted)
        .orderBy(...newestFirst)
        .limit(limit)
        .offset(offset)
        .all()
      const all = await query()
        .select({ total: count() })
        .from(jobPosts)
        .innerJoin(companies, eq(companies.id, jobPosts.companyId))
        .where(isWanted)
        .get()
      return { jobs, total: all?.total ?? 0 }
    },
    openLocations: async ({ today, companyId, limit }) =>
      (
        await query()
          .select({ location: jobPosts.location })
          .from(jobPosts)
          .innerJoin(companies, eq(companies.id, jobPosts.companyId))
          .where(isOpen(today, companyId))
          .groupBy(jobPosts.location)
          .orderBy(desc(count()), jobPosts.location)
          .limit(limit)
          .all()
      ).map(({ location }) => location),
  }
}

/** What became of the applications for each job, for the lists of their company. */
export const databaseApplicationCounts =
  ({ query }: Database): PostsPorts['applicationCounts'] =>
  async (jobIds) => {
    const none: ApplicationCounts = { new: 0, needPerson: 0, unanswered: 0 }
    const counts = new Map(jobIds.map((id) => [id, none]))
    const so = (condition: ReturnType<typeof sql>) => sql<number>`count(case when ${condition} then 1 end)`
    for (let from = 0; from < jobIds.length; from += atOnce) {
      const rows = await query()
        .select({
          jobId: applications.jobId,
          new: so(sql`${applications.status} = 'New'`),
          needPerson: so(sql`${applications.reading} = 'unreadable'`),
          unanswered: so(sql`${applications.answeredAt} is null`),
        })
        .from(applications)
        .where(and(inArray(applications.jobId, jobIds.slice(from, from + atOnce)), isNull(applications.withdrawnAt)))
        .groupBy(applications.jobId)
        .all()
      for (const { jobId, ...found } of rows) counts.set(jobId, found)
    }
    return counts
  }
