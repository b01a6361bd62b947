import { and, count, desc, eq, getTableColumns, gte, isNotNull, isNull, lt, max, or, sql } from 'drizzle-orm'
import type { PublicJobs } from '#src/jobportal/public-ports.ts'
import { isOpen } from './is-open.ts'
import type { Database } from './open.ts'
import { prepared } from './prepared.ts'
import { applications, companies, companyPages, jobPosts } from './schema.ts'

const { requirements: _, textHash: __, ...shown } = getTableColumns(jobPosts)

const changedAt = sql<number>`coalesce(${jobPosts.updatedAt}, ${jobPosts.createdAt})`

/** Jobs as strangers see them. */
export function databasePublicJobs(database: Database): PublicJobs {
  const { query } = database
  const columns = sql.join(
    [...Object.values(shown), companies.companyName, companies.answerWords, companies.keepDays, companyPages.updatedAt],
    sql`, `,
  )
  const version = prepared(database, (connection) =>
    connection
      .select({ version: sql<string>`json_array(${columns})` })
      .from(jobPosts)
      .innerJoin(companies, eq(companies.id, jobPosts.companyId))
      .leftJoin(companyPages, eq(companyPages.companyId, companies.id))
      .where(and(eq(jobPosts.publicId, sql.placeholder('publicId')), isNull(companies.suspendedAt)))
      .prepare(),
  )
  return {
    version: async (publicId) => (await version().get({ publicId }))?.version ?? null,
    async listVersion({ today, companyId }) {
      const facts = sql`${jobPosts.publicId} || ${changedAt} || ${companies.companyName}`
      const open = query()
        .select({ facts: sql<string>`${facts}`.as('facts') })
        .from(jobPosts)
        .innerJoin(companies, eq(companies.id, jobPosts.companyId))
        .where(isOpen(today, companyId))
        .orderBy(desc(jobPosts.createdAt), jobPosts.id)
        .as('open')
      const all = await query()
        .select({ facts: sql<string | null>`group_concat(${open.facts}, char(10))` })
        .from(open)
        .get()
      return Bun.hash(all?.facts ?? '').toString(36)
    },
    openAfter: async ({ today, companyId, after, limit }) =>
      (
        await query()
          .select({ job: shown, postingCompany: companies.companyName })
          .from(jobPosts)
          .innerJoin(companies, eq(companies.id, jobPosts.companyId))
          .where(
            and(
              isOpen(today, companyId),
              after
                ? or(
                    lt(jobPosts.createdAt, after.createdAt),
                    and(eq(jobPosts.createdAt, after.createdAt), sql`${jobPosts.id} > ${after.id}`),
                  )
                : undefined,
            ),
          )
          .orderBy(desc(jobPosts.createdAt), jobPosts.id)
          .limit(limit)
          .all()
      ).map(({ job, ...names }) => ({ ...names, job: { ...job, requirements: null, textHash: null } })),
    answerTimes: async (companyId, since) => {
      const counted = and(eq(applications.companyId, companyId), gte(applications.appliedAt, since))
      const wait = sql<number>`${applications.answeredAt} - ${applications.appliedAt}`
      const waits = (
        await query()
          .select({ wait })
          .from(applications)
          .where(and(counted, isNotNull(applications.answeredAt)))
          .orderBy(wait)
          .all()
      ).map((row) => row.wait)
      const left = await query()
        .select({ waiting: count() })
        .from(applications)
        .where(and(counted, isNull(applications.answeredAt), isNull(applications.withdrawnAt)))
        .get()
      return { waits, waiting: left?.waiting ?? 0 }
    },
    addresses: async ({ today, companyId, limit }) =>
      (
        await query()
          .select({ publicId: jobPosts.publicId, changedAt })
          .from(jobPosts)
          .innerJoin(companies, eq(companies.id, jobPosts.companyId))
          .where(isOpen(today, companyId))
          .orderBy(desc(jobPosts.createdAt), jobPosts.id)
          .limit(limit)
          .all()
      ).map((row) => ({ publicId: row.publicId, changedAt: new Date(row.changedAt) })),
    hiringCompanies: async ({ today, limit }) =>
      (
        await query()
          .select({ companyId: companies.id, posted: max(changedAt), said: companyPages.updatedAt })
          .from(jobPosts)
          .innerJoin(companies, eq(companies.id, jobPosts.companyId))
          .leftJoin(companyPages, eq(companyPages.companyId, companies.id))
          .where(isOpen(today, undefined))
          .groupBy(companies.id, companyPages.updatedAt)
          .orderBy(companies.id)
          .limit(limit)
          .all()
      ).map(({ companyId, posted, said }) => ({
        companyId,
        changedAt: new Date(Math.max(Number(posted ?? 0), said?.getTime() ?? 0)),
      })),
  }
}
