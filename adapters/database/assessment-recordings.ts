import { and, asc, count, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import type { Chunk, Recording, Recordings } from '#src/assessment/recordings-ports.ts'
import type { Database } from './open.ts'
import { dropFiles, keepFile, mediaOf } from './open-answers.ts'
import { files, recordingChunks, recordings } from './schema.ts'

export function databaseRecordings({ query, transaction }: Database): Recordings {
  const only = (recordingId: string, number: number) =>
    and(eq(recordingChunks.recordingId, recordingId), eq(recordingChunks.number, number))
  return {
    ofAssessment: async (assessmentId) =>
      (
        await query()
          .select({ recording: getTableColumns(recordings), file: getTableColumns(files) })
          .from(recordings)
          .leftJoin(files, eq(files.id, recordings.fileId))
          .where(eq(recordings.assessmentId, assessmentId))
          .orderBy(asc(recordings.device), asc(recordings.part))
          .all()
      ).map(({ recording, file }) => ({ ...(recording as Recording), file: mediaOf(file) })),
    find: async (assessmentId, device, part) =>
      ((await query()
        .select()
        .from(recordings)
        .where(and(eq(recordings.assessmentId, assessmentId), eq(recordings.device, device), eq(recordings.part, part)))
        .get()) as Recording | undefined) ?? null,
    chunksOf: async (recordingId) =>
      (
        await query()
          .select({ chunk: getTableColumns(recordingChunks), file: getTableColumns(files) })
          .from(recordingChunks)
          .innerJoin(files, eq(files.id, recordingChunks.fileId))
          .where(eq(recordingChunks.recordingId, recordingId))
          .orderBy(asc(recordingChunks.number))
          .all()
      ).map(({ chunk, file }) => ({ ...chunk, file: mediaOf(file)! })),
    async numbersOf(assessmentId) {
      const rows = await query()
        .select({ recordingId: recordingChunks.recordingId, number: recordingChunks.number })
        .from(recordingChunks)
        .innerJoin(recordings, eq(recordings.id, recordingChunks.recordingId))
        .where(eq(recordings.assessmentId, assessmentId))
        .orderBy(asc(recordingChunks.recordingId), asc(recordingChunks.number))
        .all()
      const numbers = new Map<string, number[]>()
      for (const { recordingId, number } of rows) {
        const known = numbers.get(recordingId)
        if (known) known.push(number)
        else numbers.set(recordingId, [number])
      }
      return numbers
    },
    countOf: async (assessmentId) =>
      (await query()
        .select({ chunks: count() })
        .from(recordingChunks)
        .innerJoin(recordings, eq(recordings.id, recordingChunks.recordingId))
        .where(eq(recordings.assessmentId, assessmentId))
        .get())!.chunks,
    chunk: async (recordingId, number): Promise<Chunk | null> =>
      (await query().select().from(recordingChunks).where(only(recordingId, number)).get()) ?? null,
    add: (workspaceId, recording, file) =>
      transaction(async () => {
        if (file) await keepFile({ query }, workspaceId, file, recording.endedAt)
        await query().insert(recordings).values(recording).run()
      }),
    addChunk: (workspaceId, chunk, file) =>
      transaction(async () => {
        await keepFile({ query }, workspaceId, file, chunk.receivedAt)
        await query().insert(recordingChunks).values(chunk).run()
        await query()
          .update(recordings)
          .set({
            bytes: sql`${recordings.bytes} + ${chunk.size}`,
            endedAt: sql`max(${recordings.endedAt}, ${chunk.receivedAt.getTime()})`,
            state: 'arriving',
          })
          .where(eq(recordings.id, chunk.recordingId))
          .run()
      }),
    makeWhole: (workspaceId, { id: recordingId, type }, file, at) =>
      transaction(async () => {
        await keepFile({ query }, workspaceId, file, at)
        const pieces = and(eq(recordingChunks.recordingId, recordingId), ne(recordingChunks.fileId, file.id))
        const replaced = await query().selectDistinct({ id: recordingChunks.fileId }).from(recordingChunks).where(pieces).all()
        await query().update(recordingChunks).set({ fileId: file.id }).where(pieces).run()
        await query()
          .update(recordings)
          .set({ fileId: file.id, state: 'whole', type })
          .where(eq(recordings.id, recordingId))
          .run()
        return dropFiles(
          { query },
          replaced.map(({ id }) => id),
        )
      }),
    removeOf: (assessmentId) =>
      transaction(async () => {
        const ofIt = eq(recordings.assessmentId, assessmentId)
        const whole = await query().select({ id: recordings.fileId }).from(recordings).where(ofIt).all()
        const pieces = await query()
          .selectDistinct({ id: recordingChunks.fileId })
          .from(recordingChunks)
          .innerJoin(recordings, eq(recordings.id, recordingChunks.recordingId))
          .where(ofIt)
          .all()
        await query().delete(recordings).where(ofIt).run()
        const ids = new Set([...whole, ...pieces].flatMap(({ id }) => id ?? []))
        return dropFiles({ query }, [...ids])
      }),
  }
}
