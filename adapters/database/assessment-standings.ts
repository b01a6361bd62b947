import { and, eq, isNull, sql } from 'drizzle-orm'
import type { AssessmentStandings } from '#src/assessment/sending-ports.ts'
import { isPractice } from './assessment-lists.ts'
import type { Database } from './open.ts'
import { prepared } from './prepared.ts'
import { assessmentConsents, assessments, transcripts } from './schema.ts'

/** Where candidates stand, for lists of them: one prepared statement for a page. */
export function databaseAssessmentStandings(database: Database): AssessmentStandings {
  const newest = prepared(database, (connection) =>
    connection
      .select({
        candidateId: assessments.candidateId,
        assessmentId: assessments.id,
        sentAt: assessments.sentAt,
        expiresAt: assessments.expiresAt,
        startedAt: assessments.startedAt,
        completedAt: assessments.completedAt,
        score: assessments.score,
        audioScore: assessments.audioScore,
        textScore: assessments.textScore,
        videoScore: assessments.videoScore,
        combinedScore: assessments.combinedScore,
        allowedToShare: assessmentConsents.allowedToShare,
        waits: sql<number>`${assessments.completedAt} is not null and ${assessments.combinedScore} is null and exists (
          select 1 from ${transcripts} where ${transcripts.assessmentId} = ${assessments.id} and ${transcripts.state} = 'waiting')`,
      })
      .from(assessments)
      .leftJoin(assessmentConsents, eq(assessmentConsents.assessmentId, assessments.id))
      .where(
        and(
          sql`${assessments.candidateId} in (select value from json_each(${sql.placeholder('ids')}))`,
          isNull(assessments.revokedAt),
          sql`not ${isPractice}`,
        ),
      )
      // The last one of each candidate stays in the map.
      .orderBy(assessments.sentAt, sql`${assessments}.rowid`)
      .prepare(),
  )
  return {
    async of(candidateIds) {
      const rows = await newest().all({ ids: JSON.stringify(candidateIds) })
      return new Map(
        rows.map((row) => {
          const { score, audioScore, textScore, videoScore, combinedScore } = row
          const scores = { score, audioScore, textScore, videoScore, combinedScore }
          const hasScores = row.waits || Object.values(scores).some((part) => part !== null)
          return [
            row.candidateId,
            {
              assessmentId: row.assessmentId,
              state: row.completedAt ? 'completed' : row.startedAt ? 'in-progress' : 'pending',
              sentAt: row.sentAt,
              expiresAt: row.expiresAt,
              scores: row.completedAt && hasScores ? scores : null,
              allowedToShare: row.allowedToShare ?? false,
            },
          ]
        }),
      )
    },
  }
}
