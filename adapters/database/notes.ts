import { and, desc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { Note, Notes } from '#src/hiring/note.ts'
import type { Database } from './open.ts'
import { candidates, jobDescriptions, noteMentions, notes, noteVersions, resumes } from './schema.ts'
import { writing } from './writing.ts'

export function databaseNotes({ query, transaction }: Database): Notes {
  const write = writing({ transaction })
  const columns = {
    id: notes.id,
    candidateId: notes.candidateId,
    authorId: notes.authorId,
    text: notes.text,
    version: notes.version,
    createdAt: notes.createdAt,
    editedAt: notes.editedAt,
    toldBy: notes.toldBy,
  }
  const withMentions = async (rows: (Omit<Note, 'mentions' | 'toldBy'> & { toldBy: string | null })[]): Promise<Note[]> => {
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    const mentioned = Map.groupBy(
      await query().select().from(noteMentions).where(inArray(noteMentions.noteId, ids)).all(),
      ({ noteId }) => noteId,
    )
    return rows.map(({ toldBy, ...row }) => ({
      ...row,
      ...(toldBy && { toldBy }),
      mentions: mentioned.get(row.id)?.map(({ userId }) => userId) ?? [],
    }))
  }
  const mention = async (noteId: string, userIds: string[]) => {
    if (userIds.length === 0) return
    await query()
      .insert(noteMentions)
      .values(userIds.map((userId) => ({ noteId, userId })))
      .onConflictDoNothing()
      .run()
  }
  return {
    ofCandidate: async (candidateId) =>
      withMentions(
        await query()
          .select(columns)
          .from(notes)
          .where(eq(notes.candidateId, candidateId))
          .orderBy(desc(notes.createdAt), desc(notes.id))
          .all(),
      ),
    find: async (workspaceId, id) =>
      (
        await withMentions(
          await query()
            .select(columns)
            .from(notes)
            .where(and(eq(notes.workspaceId, workspaceId), eq(notes.id, id)))
            .all(),
        )
      )[0] ?? null,
    add: (workspaceId, { mentions, ...note }) =>
      write(async () => {
        await query()
          .insert(notes)
          .values({ ...note, workspaceId })
          .run()
        await mention(note.id, mentions)
      }),
    edit: ({ id, text, version, editedAt, mentions }) =>
      write(async () => {
        const before = await query().select().from(notes).where(eq(notes.id, id)).get()
        if (!before) return
        const writtenAt = before.editedAt ?? before.createdAt
        await query().insert(noteVersions).values({ noteId: id, version: before.version, text: before.text, writtenAt }).run()
        await query().update(notes).set({ text, version, editedAt }).where(eq(notes.id, id)).run()
        const gone = mentions.length > 0 ? notInArray(noteMentions.userId, mentions) : undefined
        await query()
          .delete(noteMentions)
          .where(and(eq(noteMentions.noteId, id), gone))
          .run()
        await mention(id, mentions)
      }),
    remove: (id) => write(() => query().delete(notes).where(eq(notes.id, id)).run()),
    history: async (id) =>
      query()
        .select({ version: noteVersions.version, text: noteVersions.text, writtenAt: noteVersions.writtenAt })
        .from(noteVersions)
        .where(eq(noteVersions.noteId, id))
        .orderBy(desc(noteVersions.version))
        .all(),
    mentionsOf: async (workspaceId, userId, limit, jobs) =>
      query()
        .select({
          noteId: notes.id,
          candidateId: notes.candidateId,
          candidateName: sql<string | null>`json_extract(${resumes.facts}, '$.name.value')`,
          filename: resumes.filename,
          jobTitle: jobDescriptions.title,
          authorId: notes.authorId,
          text: notes.text,
          createdAt: notes.createdAt,
          seenAt: noteMentions.seenAt,
        })
        .from(noteMentions)
        .innerJoin(notes, eq(notes.id, noteMentions.noteId))
        .innerJoin(candidates, eq(candidates.id, notes.candidateId))
        .innerJoin(resumes, eq(resumes.id, candidates.resumeId))
        .innerJoin(jobDescriptions, eq(jobDescriptions.id, candidates.jobDescriptionId))
        .where(
          and(
            eq(noteMentions.userId, userId),
            eq(notes.workspaceId, workspaceId),
            jobs ? inArray(candidates.jobDescriptionId, [...jobs]) : undefined,
          ),
        )
        .orderBy(desc(notes.createdAt))
        .limit(limit)
        .all(),
    markSeen: (userId, candidateId, seenAt) =>
      transaction(async () => {
        const here = query().select({ id: notes.id }).from(notes).where(eq(notes.candidateId, candidateId))
        return (
          await query()
            .update(noteMentions)
            .set({ seenAt })
            .where(and(eq(noteMentions.userId, userId), isNull(noteMentions.seenAt), inArray(noteMentions.noteId, here)))
            .returning({ noteId: noteMentions.noteId })
            .all()
        ).length
      }),
  }
}
