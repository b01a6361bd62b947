import { and, eq } from 'drizzle-orm'
import type { KeptModelFacts, ModelFactsCache, ModelFactsKey } from '#src/matching/model-facts-ports.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { Database } from './open.ts'
import { modelFacts } from './schema.ts'

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
