import { and, eq } from 'drizzle-orm'
import type { KeptModelFacts, ModelFactsCache, ModelFactsDocuments, ModelFactsKey } from '#src/matching/model-facts-ports.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { Database } from './open.ts'
import { jobDescriptions, modelFacts, readings, resumes } from './schema.ts'

const isAt = ({ workspaceId, textHash, kind, model, promptVersion }: ModelFactsKey) =>
  and(
    eq(modelFacts.workspaceId, workspaceId),
    eq(modelFacts.textHash, textHash),
    eq(modelFacts.kind, kind),
    eq(modelFacts.model, model),
    eq(modelFacts.promptVersion, promptVersion),
  )

export function databaseModelFacts({ query, transaction }: Database, { clock }: { clock: Clock }): ModelFactsCache {
  return {
    find: async (key) =>
      (query().select({ facts: modelFacts.facts }).from(modelFacts).where(isAt(key)).get()?.facts as KeptModelFacts) ?? null,
    keep: (key, facts) =>
      transaction(async () => {
        const { workspaceId, textHash, kind, model, promptVersion } = key
        const row = { workspaceId, textHash, kind, model, promptVersion, facts, createdAt: clock.now() }
        query()
          .insert(modelFacts)
          .values(row)
          .onConflictDoUpdate({
            target: [modelFacts.workspaceId, modelFacts.textHash, modelFacts.kind, modelFacts.model, modelFacts.promptVersion],
            set: { facts, createdAt: row.createdAt },
          })
          .run()
      }),
  }
}

export function databaseModelFactsDocuments({ query }: Database): ModelFactsDocuments {
  const of = (owner: typeof resumes | typeof jobDescriptions) => async (workspaceId: string, id: string) =>
    query()
      .select({ document: readings.document })
      .from(readings)
      .innerJoin(owner, eq(owner.id, readings.id))
      .where(and(eq(owner.workspaceId, workspaceId), eq(owner.id, id)))
      .get()?.document ?? null
  return { ofResume: of(resumes), ofJobDescription: of(jobDescriptions) }
}
