import { and, count, desc, eq, gte, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import { answerKinds, type Timeline, type TimelineEntry, type TimelineKind } from '#src/hiring/timeline.ts'
import type { Database } from './open.ts'
import { jsonNumber } from './portable.ts'
import { candidates, jobDescriptions, resumes, timelineEntries } from './schema.ts'

const entryColumns = {
  id: timelineEntries.id,
  candidateId: timelineEntries.candidateId,
  at: timelineEntries.at,
  actorId: timelineEntries.actorId,
  kind: timelineEntries.kind,
  details: timelineEntries.details,
}

export function databaseTimeline({ query, transaction }: Database): Timeline {
  /** How it began stands in the candidate's own rows. */
  const beginning = async (candidateId: string): Promise<TimelineEntry[]> => {
    const found = await query()
      .select({
        receivedAt: resumes.createdAt,
        uploadedBy: resumes.uploadedBy,
        filename: resumes.filename,
        source: resumes.source,
        sourceDetail: resumes.sourceDetail,
        scoredAt: candidates.createdAt,
        percentage: candidates.percentage,
        firstPercentage: sql<number | null>`(
          select ${jsonNumber(timelineEntries.details, '$.from')} from ${timelineEntries}
          where ${timelineEntries.candidateId} = ${candidates.id} and ${timelineEntries.kind} = 'scored-again'
          order by ${timelineEntries.at}, ${timelineEntries}.rowid limit 1)`,
      })
      .from(candidates)
      .innerJoin(resumes, eq(resumes.id, candidates.resumeId))
      .where(eq(candidates.id, candidateId))
      .get()
    if (!found) return []
    const { receivedAt, uploadedBy, filename, source, sourceDetail, scoredAt, percentage, firstPercentage } = found
    const first = firstPercentage ?? percentage
    const scored: TimelineEntry = {
      id: `${candidateId}-scored`,
      candidateId,
      at: scoredAt,
      actorId: null,
      kind: 'scored',
      details: { percentage: first },
    }
    return [
      // Who could not be read has no score.
      ...(first >= 0 ? [scored] : []),
      {
        id: `${candidateId}-received`,
        candidateId,
        at: receivedAt,
        actorId: uploadedBy,
        kind: 'received',
        details: source === 'upload' ? { filename } : { filename, source, detail: sourceDetail ?? '' },
      },
    ]
  }
  return {
    add: (entry) =>
      transaction(async () => {
        await query().insert(timelineEntries).values(entry).run()
      }),
    async of(candidateId, { limit, offset, without = [] }) {
      const wanted = and(
        eq(timelineEntries.candidateId, candidateId),
        without.length > 0 ? notInArray(timelineEntries.kind, [...without]) : undefined,
      )
      const stored = (await query().select({ total: count() }).from(timelineEntries).where(wanted).get())?.total ?? 0
      const entries = (
        await query()
          .select(entryColumns)
          .from(timelineEntries)
          .where(wanted)
          .orderBy(desc(timelineEntries.at), sql`rowid desc`)
          .limit(limit)
          .offset(offset)
          .all()
      ).map((entry) => ({ ...entry, kind: entry.kind as TimelineKind }))
      const first = await beginning(candidateId)
      const from = Math.max(0, offset - stored)
      const room = limit - entries.length
      return { entries: [...entries, ...first.slice(from, from + room)], total: stored + first.length }
    },
    answers: async (workspaceId, since, limit) =>
      (
        await query()
          .select({
            ...entryColumns,
            candidateName: sql<string | null>`json_extract(${resumes.facts}, '$.name.value')`,
            filename: resumes.filename,
            jobTitle: jobDescriptions.title,
            jobDescriptionId: jobDescriptions.id,
          })
          .from(timelineEntries)
          .innerJoin(candidates, eq(candidates.id, timelineEntries.candidateId))
          .innerJoin(resumes, eq(resumes.id, candidates.resumeId))
          .innerJoin(jobDescriptions, eq(jobDescriptions.id, candidates.jobDescriptionId))
          .where(
            and(
              eq(timelineEntries.workspaceId, workspaceId),
              inArray(timelineEntries.kind, [...answerKinds]),
              gte(timelineEntries.at, since),
              isNull(timelineEntries.actorId),
            ),
          )
          .orderBy(desc(timelineEntries.at), desc(timelineEntries.id))
          .limit(limit)
          .all()
      ).map((entry) => ({ ...entry, kind: entry.kind as TimelineKind })),
    lastOf: async (candidateId, kind, actorId) =>
      (
        await query()
          .select({ at: timelineEntries.at })
          .from(timelineEntries)
          .where(
            and(
              eq(timelineEntries.candidateId, candidateId),
              eq(timelineEntries.kind, kind),
              eq(timelineEntries.actorId, actorId),
            ),
          )
          .orderBy(desc(timelineEntries.at))
          .limit(1)
          .get()
      )?.at ?? null,
  }
}
