import { and, desc, eq, or } from 'drizzle-orm'
import type { Resumes } from '#src/matching/ports.ts'
import type { Database } from './open.ts'
import { people, readings, resumes } from './schema.ts'

export function databaseResumes({ query, transaction }: Database): Resumes {
  const one = (where: ReturnType<typeof and>) => query().select().from(resumes).where(where).get() ?? null
  return {
    withBytes: async (workspaceId, sha256) => one(and(eq(resumes.workspaceId, workspaceId), eq(resumes.sha256, sha256))),
    withText: async (workspaceId, textHash) => one(and(eq(resumes.workspaceId, workspaceId), eq(resumes.textHash, textHash))),
    find: async (workspaceId, id) => one(and(eq(resumes.workspaceId, workspaceId), eq(resumes.id, id))),
    async personWith(workspaceId, { email, phone }) {
      const known = [email ? eq(people.email, email) : undefined, phone ? eq(people.phone, phone) : undefined].filter(Boolean)
      if (known.length === 0) return null
      const found = query()
        .select({ id: people.id })
        .from(people)
        .where(and(eq(people.workspaceId, workspaceId), or(...known)))
        .orderBy(desc(people.email))
        .get()
      return found?.id ?? null
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
        query()
          .insert(resumes)
          .values({ ...resume, facts, engine: facts.engine, workspaceId, uploadedBy, createdAt })
          .run()
        query().insert(readings).values({ id: resume.id, document }).run()
      }),
  }
}
