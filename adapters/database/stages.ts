import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Stages } from '#src/hiring/ports.ts'
import type { Database } from './open.ts'
import { candidates, candidateTags, placements, resumes, stageRevisions, stages, tasks } from './schema.ts'
import { scoredPercentage } from './scored.ts'

export function databaseStages({ query, transaction }: Database): Stages {
  return {
    ofJob: async (jobDescriptionId) =>
      query()
        .select({ id: stages.id, name: stages.name, kind: stages.kind, shortlisted: stages.shortlisted })
        .from(stages)
        .where(eq(stages.jobDescriptionId, jobDescriptionId))
        .orderBy(asc(stages.position))
        .all(),
    revision: async (jobDescriptionId) =>
      (await query().select().from(stageRevisions).where(eq(stageRevisions.jobDescriptionId, jobDescriptionId)).get())
        ?.revision ?? 0,
    replace: (jobDescriptionId, list, revision) =>
      transaction(async () => {
        await query().delete(stages).where(eq(stages.jobDescriptionId, jobDescriptionId)).run()
        await query()
          .insert(stages)
          .values(list.map((stage, position) => ({ ...stage, jobDescriptionId, position })))
          .run()
        await query()
          .insert(stageRevisions)
          .values({ jobDescriptionId, revision })
          .onConflictDoUpdate({ target: stageRevisions.jobDescriptionId, set: { revision } })
          .run()
      }),
    placement: async (candidateId) =>
      (await query()
        .select({
          stageId: placements.stageId,
          version: placements.version,
          enteredAt: placements.enteredAt,
          movedBy: placements.movedBy,
          cameFrom: placements.cameFrom,
          reason: placements.reason,
        })
        .from(placements)
        .where(eq(placements.candidateId, candidateId))
        .get()) ?? null,
    place: (candidateId, placement) =>
      transaction(async () => {
        await query()
          .insert(placements)
          .values({ candidateId, ...placement })
          .onConflictDoUpdate({ target: placements.candidateId, set: placement })
          .run()
      }),
    settle: (jobDescriptionId, firstStageId) =>
      transaction(async () => {
        await query().run(sql`
          insert into ${placements} (candidate_id, stage_id, version, entered_at, moved_by, came_from, reason)
          select id, ${firstStageId}, 0, created_at, null, '', null from ${candidates}
          where job_description_id = ${jobDescriptionId} and id not in (select candidate_id from ${placements})`)
      }),
    candidatesIn: async (stageId) =>
      (await query().select({ id: placements.candidateId }).from(placements).where(eq(placements.stageId, stageId)).all()).map(
        ({ id }) => id,
      ),
    async counts(jobDescriptionId) {
      const rows = await query()
        .select({ stageId: placements.stageId, count: sql<number>`count(*)` })
        .from(candidates)
        .leftJoin(placements, eq(placements.candidateId, candidates.id))
        .where(eq(candidates.jobDescriptionId, jobDescriptionId))
        .groupBy(placements.stageId)
        .all()
      return new Map(rows.map(({ stageId, count }) => [stageId ?? '', count]))
    },
    async cards(jobDescriptionId, { limit, candidateId }) {
      const wanted = and(
        eq(candidates.jobDescriptionId, jobDescriptionId),
        candidateId === undefined ? undefined : eq(candidates.id, candidateId),
      )
      const rows = await query()
        .select({
          id: candidates.id,
          name: sql<string | null>`json_extract(${resumes.facts}, '$.name.value')`,
          filename: resumes.filename,
          percentage: scoredPercentage,
          missingMusts: sql<string | null>`json_extract(${candidates.match}, '$.missingMusts')`,
          stageId: placements.stageId,
          version: placements.version,
          enteredAt: placements.enteredAt,
          createdAt: candidates.createdAt,
        })
        .from(candidates)
        .innerJoin(resumes, eq(resumes.id, candidates.resumeId))
        .leftJoin(placements, eq(placements.candidateId, candidates.id))
        .where(wanted)
        .orderBy(desc(candidates.percentage), desc(candidates.confidence), asc(candidates.id))
        .limit(limit)
        .all()
      const tagged = groupedBy(
        await query()
          .select({ candidateId: candidateTags.candidateId, tagId: candidateTags.tagId })
          .from(candidateTags)
          .innerJoin(candidates, eq(candidates.id, candidateTags.candidateId))
          .where(wanted)
          .all(),
      )
      const toDo = groupedBy(
        await query()
          .select({
            candidateId: tasks.candidateId,
            title: tasks.title,
            dueOn: tasks.dueOn,
            assigneeId: tasks.assigneeId,
          })
          .from(tasks)
          .innerJoin(candidates, eq(candidates.id, tasks.candidateId))
          .where(and(wanted, isNull(tasks.doneAt)))
          .orderBy(sql`${tasks.dueOn} is null`, asc(tasks.dueOn), asc(tasks.createdAt))
          .all(),
      )
      return rows.map(({ missingMusts, version, enteredAt, createdAt, ...card }) => {
        const task = toDo.get(card.id)?.[0]
        return {
          ...card,
          missingMusts: missingMusts ? (JSON.parse(missingMusts) as string[]) : [],
          version: version ?? 0,
          enteredAt: enteredAt ?? createdAt,
          tagIds: tagged.get(card.id)?.map(({ tagId }) => tagId) ?? [],
          task: task ? { title: task.title, dueOn: task.dueOn, assigneeId: task.assigneeId } : null,
        }
      })
    },
  }
}

function groupedBy<Row extends { candidateId: string }>(rows: Row[]): Map<string, Row[]> {
  return Map.groupBy(rows, ({ candidateId }) => candidateId)
}
