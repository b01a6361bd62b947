import { asc, eq } from 'drizzle-orm'
import type { NewerApplications } from '#src/jobportal/ports.ts'
import type { Database } from './open.ts'
import { newerApplications } from './schema.ts'

export const databaseNewerApplications = ({ query, transaction }: Database): NewerApplications => ({
  add: (newer) =>
    transaction(async () => {
      await query().insert(newerApplications).values(newer).run()
    }),
  ofApplication: async (applicationId) =>
    query()
      .select()
      .from(newerApplications)
      .where(eq(newerApplications.applicationId, applicationId))
      .orderBy(asc(newerApplications.sentAt), newerApplications.id)
      .all(),
  remove: (id) =>
    transaction(async () => {
      await query().delete(newerApplications).where(eq(newerApplications.id, id)).run()
    }),
})
