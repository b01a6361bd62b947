import { and, eq, inArray, sql } from 'drizzle-orm'
import { startingStages } from '#src/hiring/stage.ts'
import type { KnownStage, WorkflowFacts } from '#src/talent/ask-ports.ts'
import { databaseNotices } from './notices.ts'
import type { Database } from './open.ts'
import { candidateTags, jobDescriptions, messages, placements, stages, tags, timelineEntries } from './schema.ts'

/** What questions about candidates ask of the hiring workflow. */
export function databaseWorkflowFacts(database: Database): WorkflowFacts {
  const { query } = database
  return {
    untold: databaseNotices(database).untoldSince,
    async stages(workspaceId) {
      const jobs = await query()
        .select({ id: jobDescriptions.id })
        .from(jobDescriptions)
        .where(eq(jobDescriptions.workspaceId, workspaceId))
        .all()
      const stored = Map.groupBy(
        await query()
          .select({
            id: stages.id,
            name: stages.name,
            kind: stages.kind,
            jobDescriptionId: stages.jobDescriptionId,
            position: stages.position,
          })
          .from(stages)
          .innerJoin(jobDescriptions, eq(jobDescriptions.id, stages.jobDescriptionId))
          .where(eq(jobDescriptions.workspaceId, workspaceId))
          .orderBy(stages.position)
          .all(),
        ({ jobDescriptionId }) => jobDescriptionId,
      )
      return jobs.flatMap(({ id: jobDescriptionId }) =>
        (stored.get(jobDescriptionId) ?? startingStages(jobDescriptionId)).map(
          ({ id, name, kind }, at): KnownStage => ({ id, name, kind, jobDescriptionId, first: at === 0 }),
        ),
      )
    },
    standings: async (workspaceId, stageIds) =>
      (
        await query()
          .select({
            candidateId: placements.candidateId,
            stageId: placements.stageId,
            enteredAt: placements.enteredAt,
            version: placements.version,
          })
          .from(jobDescriptions)
          .innerJoin(stages, eq(stages.jobDescriptionId, jobDescriptions.id))
          .innerJoin(placements, eq(placements.stageId, stages.id))
          .where(and(eq(jobDescriptions.workspaceId, workspaceId), stageIds ? inArray(stages.id, [...stageIds]) : undefined))
          .all()
      ).map(({ version, ...standing }) => ({ ...standing, moved: version > 0 })),
    tags: async (workspaceId) =>
      query().select({ id: tags.id, name: tags.name }).from(tags).where(eq(tags.workspaceId, workspaceId)).all(),
    tagged: async (workspaceId, tagIds) =>
      (
        await query()
          .selectDistinct({ candidateId: candidateTags.candidateId })
          .from(tags)
          .innerJoin(candidateTags, eq(candidateTags.tagId, tags.id))
          .where(and(eq(tags.workspaceId, workspaceId), tagIds ? inArray(tags.id, [...tagIds]) : undefined))
          .all()
      ).map(({ candidateId }) => candidateId),
    lookedAt: async (workspaceId) =>
      (
        await query()
          .selectDistinct({ candidateId: timelineEntries.candidateId })
          .from(timelineEntries)
          .where(and(eq(timelineEntries.workspaceId, workspaceId), eq(timelineEntries.kind, 'evidence-opened')))
          .all()
      ).map(({ candidateId }) => candidateId),
    contacted: async (workspaceId) =>
      (
        await query()
          .select({
            candidateId: messages.candidateId,
            at: sql<number>`max(coalesce(${messages.settledAt}, ${messages.queuedAt}))`,
          })
          .from(messages)
          .where(and(eq(messages.workspaceId, workspaceId), inArray(messages.state, ['queued', 'sent', 'retrying'])))
          .groupBy(messages.candidateId)
          .all()
      ).map(({ candidateId, at }) => ({ candidateId, at: new Date(at) })),
  }
}
