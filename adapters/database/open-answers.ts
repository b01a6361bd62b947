import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { OpenAnswers, StoredMedia } from '#src/assessment/recordings-ports.ts'
import type { Database } from './open.ts'
import { prepared, preparedInsert } from './prepared.ts'
import { files, openAnswers } from './schema.ts'

export function databaseOpenAnswers(database: Database): OpenAnswers {
  const { query, transaction } = database
  const insertFile = preparedInsert(database, files)
  const insertAnswer = preparedInsert(database, openAnswers)
  const ofQuestion = prepared(database, (connection) =>
    connection
      .select()
      .from(openAnswers)
      .where(eq(openAnswers.questionId, sql.placeholder('questionId')))
      .orderBy(asc(openAnswers.receivedAt), sql`${openAnswers}.rowid`)
      .prepare(),
  )
  const withBytes = prepared(database, (connection) =>
    connection
      .select(getTableColumns(openAnswers))
      .from(openAnswers)
      .innerJoin(files, eq(files.id, openAnswers.fileId))
      .where(and(eq(openAnswers.questionId, sql.placeholder('questionId')), eq(files.sha256, sql.placeholder('sha256'))))
      .prepare(),
  )
  const withFiles = () =>
    query()
      .select({ answer: getTableColumns(openAnswers), file: getTableColumns(files) })
      .from(openAnswers)
      .leftJoin(files, eq(files.id, openAnswers.fileId))
  return {
    ofAssessment: async (assessmentId) =>
      (
        await withFiles()
          .where(eq(openAnswers.assessmentId, assessmentId))
          .orderBy(asc(openAnswers.receivedAt), sql`${openAnswers}.rowid`)
          .all()
      ).map(({ answer, file }) => ({ ...answer, file: mediaOf(file) })),
    ofQuestion: async (questionId) => ofQuestion().all({ questionId }),
    async find(id) {
      const found = await withFiles().where(eq(openAnswers.id, id)).get()
      return found ? { ...found.answer, file: mediaOf(found.file) } : null
    },
    withBytes: async (questionId, sha256) => (await withBytes().get({ questionId, sha256 })) ?? null,
    add: (workspaceId, answer, file) =>
      transaction(async () => {
        if (file) await insertFile({ ...file, workspaceId, createdAt: answer.receivedAt })
        await insertAnswer(answer)
      }),
    remove: (id) =>
      transaction(async () => {
        await query().delete(openAnswers).where(eq(openAnswers.id, id)).run()
      }),
    removeOf: (assessmentId) =>
      transaction(async () => {
        const kept = await query()
          .select({ id: openAnswers.fileId })
          .from(openAnswers)
          .where(eq(openAnswers.assessmentId, assessmentId))
          .all()
        await query().delete(openAnswers).where(eq(openAnswers.assessmentId, assessmentId)).run()
        return dropFiles(
          { query },
          kept.flatMap(({ id }) => id ?? []),
        )
      }),
  }
}

type Queried = Pick<Database, 'query'>

export const keepFile = ({ query }: Queried, workspaceId: string, file: StoredMedia, createdAt: Date) =>
  query()
    .insert(files)
    .values({ ...file, workspaceId, createdAt })
    .run()

/** Removes the rows of these files; resolves to their keys. */
export async function dropFiles({ query }: Queried, ids: string[]): Promise<string[]> {
  const keys: string[] = []
  for (let from = 0; from < ids.length; from += 500) {
    const some = inArray(files.id, ids.slice(from, from + 500))
    keys.push(...(await query().delete(files).where(some).returning({ key: files.key }).all()).map(({ key }) => key))
  }
  return keys
}

type FileRow = typeof files.$inferSelect

export const mediaOf = (row: FileRow | null): StoredMedia | null =>
  row && {
    id: row.id,
    key: row.key,
    sha256: row.sha256,
    size: row.size,
    type: row.type as StoredMedia['type'],
    filename: row.filename,
  }
