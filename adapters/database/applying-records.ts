import { and, asc, eq, gt, gte, inArray, isNull, lt } from 'drizzle-orm'
import type { ApplicationRecords } from '#src/jobportal/applying-ports.ts'
import { notesOf } from './application-lists.ts'
import type { Database } from './open.ts'
import { dropMailsOfApplication } from './privacy-received-mails.ts'
import { applicationEvents, applicationLinks, applicationMessages, applications, jobPosts } from './schema.ts'

/** What is asked about applications beyond their own rows. */
export const databaseApplicationRecords = ({ query, transaction }: Database): ApplicationRecords => ({
  linksOf: async (applicationId) =>
    (
      await query()
        .select({ tokenHash: applicationLinks.tokenHash })
        .from(applicationLinks)
        .where(eq(applicationLinks.applicationId, applicationId))
        .all()
    ).map(({ tokenHash }) => tokenHash),
  messagesOf: async (applicationId) =>
    query()
      .select()
      .from(applicationMessages)
      .where(eq(applicationMessages.applicationId, applicationId))
      .orderBy(asc(applicationMessages.createdAt), applicationMessages.id)
      .all(),
  arrivals: async (companyId, from, until) =>
    (
      await query()
        .selectDistinct({
          applicationId: applications.id,
          jobId: applications.jobId,
          jobTitle: jobPosts.title,
          name: applications.name,
          postedAt: jobPosts.createdAt,
          appliedAt: applications.appliedAt,
        })
        .from(applicationEvents)
        .innerJoin(applications, eq(applications.id, applicationEvents.applicationId))
        .innerJoin(jobPosts, eq(jobPosts.id, applications.jobId))
        .where(
          and(
            eq(applications.companyId, companyId),
            isNull(applications.withdrawnAt),
            inArray(applicationEvents.kind, ['applied', 'applied-again']),
            gte(applicationEvents.at, from),
            lt(applicationEvents.at, until),
          ),
        )
        .orderBy(asc(jobPosts.createdAt), applications.jobId, asc(applications.appliedAt), applications.id)
        .all()
    ).map(({ applicationId, jobId, jobTitle, name }) => ({ applicationId, jobId, jobTitle, name })),
  readOnes: async (jobId, after, limit) =>
    (
      await query()
        .select({ id: applications.id })
        .from(applications)
        .where(and(eq(applications.jobId, jobId), eq(applications.reading, 'read'), gt(applications.id, after)))
        .orderBy(asc(applications.id))
        .limit(limit)
        .all()
    ).map(({ id }) => id),
  dropMails: (applicationId) => transaction(() => dropMailsOfApplication(query(), applicationId)),
  noteCount: async (applicationId) =>
    (await query().select({ notes: notesOf }).from(applications).where(eq(applications.id, applicationId)).get())?.notes ?? 0,
})
