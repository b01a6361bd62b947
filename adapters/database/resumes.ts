import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import type { Resumes } from '#src/matching/ports.ts'
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
    return async (workspaceId: string, value: string) => statement().get({ workspaceId, value }) ?? null
  }
  const insertResume = preparedInsert(database, resumes)
  const insertReading = preparedInsert(database, readings)
  return {
    withBytes: by(resumes.sha256),
    withText: by(resumes.textHash),
    find: by(resumes.id),
    async personWith(workspaceId, { email, phone }) {
      const known = [email ? eq(people.email, email) : undefined, phone ? eq(people.phone, phone) : undefined].filter(Boolean)
      if (known.length === 0) return null
      // The address says more than the number; whoever was merged into somebody is that person now.
      const found = query()
        .select({ id: people.id, keptBy: personMerges.keptPersonId })
        .from(people)
        .leftJoin(personMerges, and(eq(personMerges.mergedPersonId, people.id), isNull(personMerges.undoneAt)))
        .where(and(eq(people.workspaceId, workspaceId), or(...known)))
        .orderBy(sql`${people.email} = ${email} desc`, people.createdAt, sql`${people}.rowid`)
        .get()
      return found ? (found.keptBy ?? found.id) : null
    },
    addPerson: (workspaceId, person, createdAt) =>
      transaction(async () => {
        query()
          .insert(people)
          .values({ ...person, workspaceId, createdAt })
          .run()
      }),
    add: (workspaceId, { facts, ...resume }, document, uploadedBy, createdAt) =>
      transaction(async () => {
        insertResume({ source: 'upload', ...resume, facts, engine: facts.engine, workspaceId, uploadedBy, createdAt })
        insertReading({ id: resume.id, document })
      }),
    readByOthers: async (engine, after, limit) =>
      query()
        .select()
        .from(resumes)
        .where(and(ne(resumes.engine, engine), gt(resumes.id, after)))
        .orderBy(resumes.id)
        .limit(limit)
        .all(),
    readAgain: (id, { facts, factsHash, textHash, warnings, document }) =>
      transaction(async () => {
        const before = query().select().from(resumes).where(eq(resumes.id, id)).get()
        if (!before) return
        if (before.factsHash && before.factsHash !== factsHash)
          query()
            .insert(earlierFacts)
            .values({ resumeId: id, factsHash: before.factsHash, facts: before.facts })
            .onConflictDoNothing()
            .run()
        query().update(resumes).set({ facts, factsHash, warnings, engine: facts.engine }).where(eq(resumes.id, id)).run()
        // Two files that were read differently may come to the same text: then the first keeps it.
        const sameText = and(eq(resumes.workspaceId, before.workspaceId), eq(resumes.textHash, textHash))
        if (!query().select({ id: resumes.id }).from(resumes).where(sameText).get()) {
          query().update(resumes).set({ textHash }).where(eq(resumes.id, id)).run()
          // Nothing leads to what a model said of the other text any more, and deleting the resume would leave it behind.
          const ofOldText = and(eq(modelFacts.workspaceId, before.workspaceId), eq(modelFacts.textHash, before.textHash))
          query()
            .delete(modelFacts)
            .where(and(ofOldText, eq(modelFacts.kind, 'resume')))
            .run()
        }
        query().update(readings).set({ document }).where(eq(readings.id, id)).run()
      }),
    earlierFacts: async (id, factsHash) =>
      query()
        .select({ facts: earlierFacts.facts })
        .from(earlierFacts)
        .where(and(eq(earlierFacts.resumeId, id), eq(earlierFacts.factsHash, factsHash)))
        .get()?.facts ?? null,
  }
}
