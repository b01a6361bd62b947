import { and, eq } from 'drizzle-orm'
import type { KeptModelFacts, ModelFactsCache, ModelFactsKey } from '#src/matching/model-facts-ports.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { Database } from './open.ts'
import { modelFacts, resumes } from './schema.ts'

const isAt = ({ workspaceId, textHash, kind, model, promptVersion }: ModelFactsKey) =>
  and(
    eq(modelFacts.workspaceId, workspaceId),
    eq(modelFacts.textHash, textHash),
    eq(modelFacts.kind, kind),
    eq(modelFacts.model, model),
    eq(modelFacts.promptVersion, promptVersion),
  )

export function databaseModelFacts({ query, transaction }: Database, { clock }: { clock: Clock }): ModelFactsCache {
  const isStored = async (workspaceId: string, textHash: string) =>
    (await query()
      .select({ id: resumes.id })
      .from(resumes)
      .where(and(eq(resumes.workspaceId, workspaceId), eq(resumes.textHash, textHash)))
      .get()) !== undefined
  return {
    find: async (key) =>
      ((await query().select({ facts: modelFacts.facts }).from(modelFacts).where(isAt(key)).get())?.facts as KeptModelFacts) ??
      null,
    keep: (key, facts) =>
      transaction(async () => {
        const { workspaceId, textHash, kind, model, promptVersion } = key
        // The resume may have been deleted while the model was thinking about it.
        if (kind === 'resume' && !(await isStored(workspaceId, textHash))) return
        const row = { workspaceId, textHash, kind, model, promptVersion, facts, createdAt: clock.now() }
        await query()
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
