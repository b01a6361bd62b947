import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Resumes } from '#src/matching/ports.ts'
import type { ResumeFacts } from '#src/resume-engine/facts.ts'
import { jsonHash } from '#src/shared/json-hash.ts'
import type { Database } from './open.ts'
import { prepared, preparedInsert } from './prepared.ts'
import { earlierFacts, modelFacts, people, personMerges, readings, resumes } from './schema.ts'

export function databaseResumes(database: Database): Resumes {
  const { query, transaction } = database
  const by = (column: typeof resumes.id | typeof resumes.sha256 | typeof resumes.textHash) => {
    const statement = prepared(database, (connection) =>
      connection
        .select()
        .from(resumes)
        .where(and(eq(resumes.workspaceId, sql.placeholder('workspaceId')), eq(column, sql.placeholder('value'))))
        .limit(1)
        .prepare(),
    )
    return async (workspaceId: string, value: string) => (await statement().get({ workspaceId, value })) ?? null
  }
  // One column a statement: with both in one, SQLite would go through all people of the workspace.
  const personBy = (column: typeof people.email | typeof people.phone) => {
    const statement = prepared(database, (connection) =>
      connection
        .select({ id: people.id, keptBy: personMerges.keptPersonId })
        .from(people)
        .leftJoin(personMerges, and(eq(personMerges.mergedPersonId, people.id), isNull(personMerges.undoneAt)))
        .where(and(eq(people.workspaceId, sql.placeholder('workspaceId')), eq(column, sql.placeholder('value'))))
        .orderBy(people.createdAt, sql`${people}.rowid`)
        .limit(1)
        .prepare(),
    )
    return async (workspaceId: string, value: string) => {
      const found = await statement().get({ workspaceId, value })
      // Whoever was merged into somebody is that person now.
      return found ? (found.keptBy ?? found.id) : null
    }
  }
  const personByEmail = personBy(people.email)
  const personByPhone = personBy(people.phone)
  const insertPerson = preparedInsert(database, people)
  const insertResume = preparedInsert(database, resumes)
  const insertReading = preparedInsert(database, readings)
  /** Facts that something rests on stay findable by their hash. */
  const keepEarlier = async (resumeId: string, { facts, factsHash }: { facts: ResumeFacts; factsHash: string | null }) => {
    if (!factsHash) return
    await query().insert(earlierFacts).values({ resumeId, factsHash, facts }).onConflictDoNothing().run()
  }
  return {
    withBytes: by(resumes.sha256),
    withText: by(resumes.textHash),
    find: by(resumes.id),
    personWith: async (workspaceId, { email, phone }) =>
      // The address says more than the number.
      (email && (await personByEmail(workspaceId, email))) || (phone && (await personByPhone(workspaceId, phone))) || null,
    addPerson: (workspaceId, person, createdAt) => transaction(async () => insertPerson({ ...person, workspaceId, createdAt })),
    add: (workspaceId, { facts, ...resume }, document, uploadedBy, createdAt) =>
      transaction(async () => {
        await insertResume({
          source: 'upload',
          pointedOut: [],
          ...resume,
          facts,
          engine: facts.engine,
          workspaceId,
          uploadedBy,
          createdAt,
        })
        await insertReading({ id: resume.id, document })
      }),
    pointOut: (id, pointedOut) =>
      transaction(async () => {
        await query().update(resumes).set({ pointedOut }).where(eq(resumes.id, id)).run()
      }),
    correct: (id, { facts, factsHash, corrections }) =>
      transaction(async () => {
        const before = await query().select().from(resumes).where(eq(resumes.id, id)).get()
        if (!before) return
        await keepEarlier(id, { ...before, factsHash: before.factsHash ?? jsonHash(before.facts) })
        await query().update(resumes).set({ facts, factsHash, corrections }).where(eq(resumes.id, id)).run()
      }),
    readByOthers: async (engine, after, limit) =>
      query()
        .select()
        .from(resumes)
        .where(and(ne(resumes.engine, engine), gt(resumes.id, after)))
        .orderBy(resumes.id)
        .limit(limit)
        .all(),
    readAgain: (id, { facts, factsHash, textHash, warnings, document, pointedOut }) =>
      transaction(async () => {
        const before = await query().select().from(resumes).where(eq(resumes.id, id)).get()
        if (!before) return
        if (before.factsHash !== factsHash) await keepEarlier(id, before)
        await query()
          .update(resumes)
          .set({ facts, factsHash, warnings, unreadable: null, engine: facts.engine, ...(pointedOut && { pointedOut }) })
          .where(eq(resumes.id, id))
          .run()
        // Two files that were read differently may come to the same text: then the first keeps it.
        const sameText = and(eq(resumes.workspaceId, before.workspaceId), eq(resumes.textHash, textHash))
        if (!(await query().select({ id: resumes.id }).from(resumes).where(sameText).get())) {
          await query().update(resumes).set({ textHash }).where(eq(resumes.id, id)).run()
          // Nothing leads to what a model said of the other text any more, and deleting the resume would leave it behind.
          const ofOldText = and(eq(modelFacts.workspaceId, before.workspaceId), eq(modelFacts.textHash, before.textHash))
          await query()
            .delete(modelFacts)
            .where(and(ofOldText, eq(modelFacts.kind, 'resume')))
            .run()
        }
        await query().update(readings).set({ document }).where(eq(readings.id, id)).run()
      }),
    earlierFacts: async (id, factsHash) =>
      (
        await query()
          .select({ facts: earlierFacts.facts })
          .from(earlierFacts)
          .where(and(eq(earlierFacts.resumeId, id), eq(earlierFacts.factsHash, factsHash)))
          .get()
      )?.facts ?? null,
  }
}
