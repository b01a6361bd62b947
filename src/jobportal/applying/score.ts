import type { JobPayload } from '#src/contracts/jobs.ts'
import type { PostedJob } from '#src/matching/index.ts'
import { pointedOutBy } from '#src/shared/corrections.ts'
import type { Application } from '../application.ts'
import { readJobPost } from '../posts/read-job-post.ts'
import type { Tools } from '../tools.ts'
import { announce } from './announce.ts'

/** The kind of job that scores everybody who applied for a job again, after the company changed what it asks for. */
export const scoreApplicationsJob = 'score-applications'

const slice = 100

type Scored = Pick<Application, 'match' | 'percentage' | 'confidence'>

const unscored: Scored = { match: null, percentage: null, confidence: null }

/** The score of a read application. Skills that the applicant pointed out count where the resume says so; no score without facts. */
export function scored({ clock, matching }: Tools, job: PostedJob | null, application: Application): Scored {
  const { facts, factsHash, textHash, receivedOn: day, warnings, corrections } = application
  if (!job || !facts || !factsHash || !textHash) return unscored
  const match = matching.score(
    job,
    { facts, factsHash, textHash, day, warnings, pointedOut: pointedOutBy(corrections) },
    clock.now(),
  )
  return { match, percentage: match.percentage, confidence: match.confidence }
}

/** Scores all read applications of a job again. Each has its own short transaction, so that nobody else waits. */
export const scoreApplications =
  (tools: Tools) =>
  async ({ jobId }: JobPayload<typeof scoreApplicationsJob>): Promise<void> => {
    const { applicationRecords, applications, transaction, workspace } = tools
    const job = await readJobPost(tools)(jobId)
    for (let after = ''; ; ) {
      const ids = await applicationRecords.readOnes(jobId, after, slice)
      for (const id of ids) {
        await transaction(async () => {
          const application = await applications.find(id)
          if (application?.reading !== 'read') return
          const result = scored(tools, job, application)
          const document = application.candidateId ? null : await applications.text(id)
          const candidateId = document && (await workspace.takeIn({ ...application, ...result }, document))
          if (isSame(application, result) && !candidateId) return
          await applications.update(id, { ...result, ...(candidateId && { candidateId }) })
          await announce(tools, id)
        })
      }
      if (ids.length < slice) return
      after = ids.at(-1)!
    }
  }

/** When it was computed is no part of a score. */
const isSame = (application: Application, { match }: Scored) => comparable(application.match) === comparable(match)

const comparable = (match: Application['match']) =>
  JSON.stringify(match && { ...match, basis: match.basis && { ...match.basis, scoredAt: '' } })
