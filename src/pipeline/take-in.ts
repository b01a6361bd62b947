import { createHash } from 'node:crypto'
import type { Application, CompanyWorkspace } from '#src/jobportal/index.ts'
import { place } from './place.ts'
import type { PipelinePorts } from './ports.ts'

/** Posted jobs become job descriptions of the company's workspace, and who applies becomes a candidate there. */
export function takeIn(
  ports: PipelinePorts,
): Pick<CompanyWorkspace, 'jobDescription' | 'askedBy' | 'attachJob' | 'keepJob' | 'dropJob' | 'takeIn' | 'announce'> {
  const { applicationCandidates, candidates, files, jobPosts, liveFeed, matching, resumes } = ports
  return {
    jobDescription: matching.textOfJob,

    async askedBy({ companyId, jobDescriptionId }) {
      return jobDescriptionId ? matching.askedByText(companyId, jobDescriptionId) : null
    },

    async attachJob({ id, jobDescriptionId }) {
      if (jobDescriptionId) await applicationCandidates.shareBlindReview(jobDescriptionId, id)
    },

    async keepJob(job, reading, file) {
      const { id, companyId, title, jobDescriptionId } = job
      const sha256 = createHash('sha256').update(`${id}\n${file.sha256}`).digest('hex')
      const kept = await matching.keepOfferedJob(companyId, jobDescriptionId, { ...reading, title, file, sha256 })
      if (kept !== jobDescriptionId) await applicationCandidates.shareBlindReview(id, kept)
      return kept
    },

    async dropJob({ companyId, isAttached, jobDescriptionId }) {
      if (jobDescriptionId && !isAttached) await matching.dropOfferedJob(companyId, jobDescriptionId)
    },

    async takeIn(application, document) {
      const { companyId, candidateId, facts, factsHash, textHash, fileId, match } = application
      const job = await jobPosts.find(application.jobId)
      const file = await files.find(companyId, fileId)
      if (!job?.jobDescriptionId || !file) return candidateId
      const { warnings, resumeFile: filename, receivedOn, email, phone } = application
      const sent = { file, filename, receivedOn, email, phone, replaces: candidateId }
      if (document === null) {
        const { name, unreadableCode: code, unreadableReason: reason } = application
        if (code === null || reason === null) return candidateId
        const unread = { ...sent, name, type: file.type, unreadable: { code, reason } }
        const candidate = await matching.keepUnread(companyId, job.jobDescriptionId, unread)
        if (candidate) {
          await place(ports, candidate, application.status, { reason: null, by: null })
          await ports.takeAnswers(companyId, candidate.id, forFields(application))
        }
        return candidate?.id ?? candidateId
      }
      if (!facts || !factsHash || !textHash) return candidateId
      const read = { ...sent, document, facts, factsHash, textHash, warnings }
      const candidate = await matching.keepApplicant(companyId, job.jobDescriptionId, read)
      if (!candidate) return candidateId
      // What the applicant pointed out counts for the one score that both sides see.
      if (match?.basis?.pointedOut) await resumes.pointOut(candidate.resume.id, match.basis.pointedOut)
      if (match && candidate.criteriaVersion === 1) await candidates.rescore(candidate.id, { match, criteriaVersion: 1 })
      await place(ports, candidate, application.status, { reason: null, by: null })
      await ports.takeAnswers(companyId, candidate.id, forFields(application))
      return candidate.id
    },

    async announce(candidateId, companyId) {
      const candidate = candidateId ? await candidates.find(companyId, candidateId) : null
      if (!candidate) return
      const jobDescriptionId = candidate.jobDescription.id
      liveFeed.publish(companyId, { kind: 'workflow-changed', jobDescriptionId, candidateId: candidate.id })
      liveFeed.publish(companyId, { kind: 'candidate-changed', candidateId: candidate.id, jobDescriptionId })
    },
  }
}

const forFields = ({ answers }: Pick<Application, 'answers'>) =>
  answers.flatMap(({ fieldId, answer }) => (fieldId ? { fieldId, answer } : []))
