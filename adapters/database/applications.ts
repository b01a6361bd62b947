import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Applications } from '#src/jobportal/ports.ts'
import type { Database } from './open.ts'
import { applicationEvents, applicationLinks, applications, applicationTexts } from './schema.ts'
import { writing } from './writing.ts'

const atOnce = 500

export function databaseApplications({ query, transaction }: Database): Applications {
  const write = writing({ transaction })
  const ofLink = getTableColumns(applications)
  return {
    add: (application) => write(() => query().insert(applications).values(application).run()),
    find: async (id) => (await query().select().from(applications).where(eq(applications.id, id)).get()) ?? null,
    ofEmail: async (jobId, email) =>
      (await query()
        .select()
        .from(applications)
        .where(and(eq(applications.jobId, jobId), eq(applications.email, email)))
        .get()) ?? null,
    update: (id, changes) =>
      write(async () => {
        if (Object.keys(changes).length > 0) await query().update(applications).set(changes).where(eq(applications.id, id)).run()
      }),
    remove: (id) => write(() => query().delete(applications).where(eq(applications.id, id)).run()),
    idsOf: async (jobId) => (await idsOfJobs([jobId])).get(jobId) ?? [],
    idsOfJobs: (jobIds) => idsOfJobs(jobIds),
    text: async (id) =>
      (await query().select().from(applicationTexts).where(eq(applicationTexts.applicationId, id)).get())?.document ?? null,
    keepText: (applicationId, document) =>
      write(async () => {
        await query().delete(applicationTexts).where(eq(applicationTexts.applicationId, applicationId)).run()
        if (document !== null) await query().insert(applicationTexts).values({ applicationId, document }).run()
      }),
    addLink: (applicationId, tokenHash, createdAt) =>
      write(() => query().insert(applicationLinks).values({ applicationId, tokenHash, createdAt }).run()),
    byLink: async (tokenHash) =>
      (await query()
        .select(ofLink)
        .from(applicationLinks)
        .innerJoin(applications, eq(applications.id, applicationLinks.applicationId))
        .where(eq(applicationLinks.tokenHash, tokenHash))
        .get()) ?? null,
    addEvent: (event) => write(() => query().insert(applicationEvents).values(event).run()),
    events: async (applicationId) =>
      query()
        .select()
        .from(applicationEvents)
        .where(eq(applicationEvents.applicationId, applicationId))
        .orderBy(asc(applicationEvents.at), sql`application_events.rowid`)
        .all(),
  }

  async function idsOfJobs(jobIds: string[]) {
    const found = new Map<string, string[]>()
    for (let from = 0; from < jobIds.length; from += atOnce) {
      const rows = await query()
        .select({ id: applications.id, jobId: applications.jobId })
        .from(applications)
        .where(inArray(applications.jobId, jobIds.slice(from, from + atOnce)))
        .orderBy(desc(applications.appliedAt), applications.id)
        .all()
      for (const { id, jobId } of rows) found.set(jobId, [...(found.get(jobId) ?? []), id])
    }
    return found
  }
}
