import { and, asc, desc, eq } from 'drizzle-orm'
import type { TemplatePurpose } from '#src/hiring/constants.ts'
import type { Messages, MessageTemplate, MessageTemplates } from '#src/hiring/message.ts'
import type { Database } from './open.ts'
import { newestRow } from './portable.ts'
import { messages, messageTemplates } from './schema.ts'
import { writing } from './writing.ts'

export function databaseMessageTemplates({ query, transaction }: Database): MessageTemplates {
  const write = writing({ transaction })
  const asTemplate = (row: typeof messageTemplates.$inferSelect): MessageTemplate => ({
    id: row.id,
    name: row.name,
    purpose: row.purpose as TemplatePurpose,
    subject: row.subject,
    body: row.body,
    replaces: row.replaces,
    version: row.version,
  })
  return {
    list: async (workspaceId) =>
      (
        await query()
          .select()
          .from(messageTemplates)
          .where(eq(messageTemplates.workspaceId, workspaceId))
          .orderBy(asc(messageTemplates.sameness))
          .all()
      ).map(asTemplate),
    async find(workspaceId, id) {
      const row = await query()
        .select()
        .from(messageTemplates)
        .where(and(eq(messageTemplates.workspaceId, workspaceId), eq(messageTemplates.id, id)))
        .get()
      return row ? asTemplate(row) : null
    },
    add: (workspaceId, template, changedBy, changedAt) =>
      write(() =>
        query()
          .insert(messageTemplates)
          .values({ ...template, workspaceId, sameness: template.name.toLowerCase(), changedBy, changedAt })
          .run(),
      ),
    update: ({ id, ...template }, changedBy, changedAt) =>
      write(() =>
        query()
          .update(messageTemplates)
          .set({ ...template, sameness: template.name.toLowerCase(), changedBy, changedAt })
          .where(eq(messageTemplates.id, id))
          .run(),
      ),
    remove: (id) => write(() => query().delete(messageTemplates).where(eq(messageTemplates.id, id)).run()),
  }
}

export function databaseMessages({ query, transaction }: Database): Messages {
  const write = writing({ transaction })
  return {
    add: (workspaceId, message) =>
      write(() =>
        query()
          .insert(messages)
          .values({ ...message, workspaceId })
          .run(),
      ),
    find: async (id) => (await query().select().from(messages).where(eq(messages.id, id)).get()) ?? null,
    update: (id, changes) => write(() => query().update(messages).set(changes).where(eq(messages.id, id)).run()),
    ofCandidate: async (candidateId) =>
      query()
        .select()
        .from(messages)
        .where(eq(messages.candidateId, candidateId))
        .orderBy(desc(messages.queuedAt), newestRow(messages))
        .all(),
  }
}
