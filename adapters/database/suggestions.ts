import { and, asc, eq } from 'drizzle-orm'
import type { Suggestions } from '#src/suggestions/ports.ts'
import type { Database } from './open.ts'
import { suggestions, users } from './schema.ts'
import { writing } from './writing.ts'

const columns = {
  id: suggestions.id,
  workspaceId: suggestions.workspaceId,
  candidateId: suggestions.candidateId,
  kind: suggestions.kind,
  program: suggestions.program,
  userId: suggestions.userId,
  subject: suggestions.subject,
  text: suggestions.text,
  stageId: suggestions.stageId,
  createdAt: suggestions.createdAt,
}

/** Drafts and proposals of assistants. Settled ones stay, for whoever asks later what was suggested. */
export function databaseSuggestions({ query, transaction }: Database): Suggestions {
  const write = writing({ transaction })
  return {
    add: (suggestion) =>
      write(() =>
        query()
          .insert(suggestions)
          .values({ ...suggestion, state: 'waiting' })
          .run(),
      ),
    waiting: async (workspaceId, candidateId) =>
      query()
        .select({ ...columns, forPerson: users.fullName })
        .from(suggestions)
        .leftJoin(users, eq(users.id, suggestions.userId))
        .where(
          and(
            eq(suggestions.candidateId, candidateId),
            eq(suggestions.state, 'waiting'),
            eq(suggestions.workspaceId, workspaceId),
          ),
        )
        .orderBy(asc(suggestions.createdAt), asc(suggestions.id))
        .all(),
    find: async (workspaceId, id) =>
      (await query()
        .select(columns)
        .from(suggestions)
        .where(and(eq(suggestions.id, id), eq(suggestions.workspaceId, workspaceId), eq(suggestions.state, 'waiting')))
        .get()) ?? null,
    settle: (id, { state, by, at }) =>
      write(() => query().update(suggestions).set({ state, settledBy: by, settledAt: at }).where(eq(suggestions.id, id)).run()),
  }
}
