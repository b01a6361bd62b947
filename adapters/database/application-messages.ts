import { and, desc, eq } from 'drizzle-orm'
import type { ApplicationMessages, ApplicationNotes } from '#src/jobportal/applications-ports.ts'
import type { Database } from './open.ts'
import { applicationMessages, applicationNotes } from './schema.ts'

export const databaseApplicationNotes = ({ query, transaction }: Database): ApplicationNotes => ({
  of: async (applicationId) =>
    query()
      .select()
      .from(applicationNotes)
      .where(eq(applicationNotes.applicationId, applicationId))
      .orderBy(desc(applicationNotes.createdAt), desc(applicationNotes.id))
      .all(),
  add: (note) =>
    transaction(async () => {
      await query().insert(applicationNotes).values(note).run()
    }),
  remove: (applicationId, id) =>
    transaction(
      async () =>
        (
          await query()
            .delete(applicationNotes)
            .where(and(eq(applicationNotes.applicationId, applicationId), eq(applicationNotes.id, id)))
            .returning({ id: applicationNotes.id })
            .all()
        ).length > 0,
    ),
})

export const databaseApplicationMessages = ({ query, transaction }: Database): ApplicationMessages => ({
  of: async (applicationId) =>
    query()
      .select()
      .from(applicationMessages)
      .where(eq(applicationMessages.applicationId, applicationId))
      .orderBy(desc(applicationMessages.createdAt), desc(applicationMessages.id))
      .all(),
  find: async (id) => (await query().select().from(applicationMessages).where(eq(applicationMessages.id, id)).get()) ?? null,
  add: (message) =>
    transaction(async () => {
      await query().insert(applicationMessages).values(message).run()
    }),
  settle: (id, state) =>
    transaction(async () => {
      await query().update(applicationMessages).set({ state }).where(eq(applicationMessages.id, id)).run()
    }),
})
