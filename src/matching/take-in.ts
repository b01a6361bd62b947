import type { ReadDocument } from '#src/ports/document-reader.ts'
import type { ReferenceDay } from '#src/resume-engine/match.ts'
import { maximumTitleLength } from '#src/shared/constants.ts'
import { jsonHash } from '#src/shared/json-hash.ts'
import { contactOf, phoneKey } from './contact.ts'
import type { PostedJob } from './for-posts.ts'
import { removeJobDescription } from './manage-job-descriptions.ts'
import type { JobReading, StoredDocuments } from './ports.ts'
import { addCandidate, fileResume, type RankBatchPorts } from './rank-batch.ts'
import type { Candidate, JobDescription, Resume, ResumeReading, StoredFile } from './resume.ts'
import { scoreResume, scoringContextOf } from './scoring-context.ts'
import { typedFacts, type Unread } from './unread.ts'

/** What a job that is offered in public asks for, with the file that its text is kept in. */
export interface OfferedJob extends Omit<JobReading, 'type'> {
  title: string
  file: StoredFile
  /** Tells it from every other one of the workspace, also from one with the same text. */
  sha256: string
}

/** A resume that its person sent for a job, read. */
export interface SentFile extends Omit<ResumeReading, 'type'> {
  file: Pick<StoredFile, 'id' | 'sha256'>
  /** The name that the person's file had. */
  filename: string
  receivedOn: ReferenceDay
  /** As the person typed it: better known than what the resume says. */
  email: string
  phone: string | null
  /** The candidate whose resume it takes the place of; null for somebody new. */
  replaces: string | null
}

/** A resume that its person sent for a job, of which nothing could be read. */
export interface UnreadFile extends Pick<SentFile, 'filename' | 'receivedOn' | 'email' | 'phone' | 'replaces'> {
  file: Pick<StoredFile, 'id' | 'sha256'>
  type: StoredFile['type']
  /** As the person typed it. */
  name: string
  unreadable: Unread
}

/**
 * What comes through public pages is kept as what recruiters upload is: a posted job becomes a job description, who applies a
 * candidate. Costs nothing of the quota, because nobody of the workspace asked for it. Everything in the caller's transaction.
 */
export function takeIn(ports: RankBatchPorts & { storedDocuments: StoredDocuments }) {
  const { candidates, files, jobDescriptions, jobs, resumes, storedDocuments } = ports
  return {
    /** What a job description asks for, as its text says it; null when the workspace has none with this id. */
    async askedByText(workspaceId: string, id: string): Promise<PostedJob | null> {
      const job = await jobDescriptions.find(workspaceId, id)
      return job && { requirements: job.requirements, textHash: job.textHash ?? '' }
    },

    /** Title and visible text of a job description; null when the workspace has none with this id. */
    async textOfJob(workspaceId: string, id: string): Promise<{ title: string; text: string } | null> {
      const job = await jobDescriptions.find(workspaceId, id)
      const stored = job && (await storedDocuments.ofJobDescription(workspaceId, id))
      if (!job) return null
      const { text } = stored ? (JSON.parse(stored) as ReadDocument) : { text: '' }
      return { title: job.title || job.filename, text }
    },

    /** The job description of an offered job: the one with `id`, with the text it has now, or a new one where that is gone. */
    async keepOfferedJob(
      workspaceId: string,
      id: string | null,
      { title, file, sha256, ...reading }: OfferedJob,
    ): Promise<string> {
      const shortTitle = title.slice(0, maximumTitleLength)
      const known = id ? await jobDescriptions.find(workspaceId, id) : null
      if (known) {
        const before = known.fileId ? await files.find(workspaceId, known.fileId) : null
        await jobDescriptions.replaceText(known.id, { ...reading, title: shortTitle, fileId: file.id, sha256 })
        if (before) {
          await files.remove(workspaceId, before.id)
          await jobs.add({ kind: 'sweep-files', payload: { keys: [before.key] } })
        }
        return known.id
      }
      const job = {
        id: ports.ids.id(),
        fileId: file.id,
        sha256,
        title: shortTitle,
        filename: file.filename,
        requirements: reading.requirements,
        textHash: reading.textHash,
        criteriaVersion: 1,
        uploadedAt: ports.clock.now(),
      }
      await jobDescriptions.add(workspaceId, job, reading.document, null)
      return job.id
    },

    /** The job is offered no longer: its job description goes, unless somebody was ranked against it. */
    async dropOfferedJob(workspaceId: string, id: string): Promise<void> {
      const job = await jobDescriptions.find(workspaceId, id)
      if (job && (await candidates.countOfJob(workspaceId, id)) === 0) await removeJobDescription(ports, workspaceId, job)
    },

    /** Somebody who applied, as a candidate of the job description. Null where that is gone. The same pair is never ranked twice. */
    async keepApplicant(workspaceId: string, jobDescriptionId: string, sent: SentFile): Promise<Candidate | null> {
      const job = await jobDescriptions.find(workspaceId, jobDescriptionId)
      if (!job) return null
      const kept = { fileId: sent.file.id, sha256: sent.file.sha256, filename: sent.filename, source: 'application' as const }
      const contact = { email: sent.email, phone: phoneKey(sent.phone) ?? contactOf(sent.facts).phone }
      // They gave their address themselves: a number that two people share does not make them one.
      const arrival = { workspaceId, by: null, contact, knownBy: { email: sent.email, phone: null }, receivedOn: sent.receivedOn }
      const resume = (await resumes.withText(workspaceId, sent.textHash)) ?? (await fileResume(ports, arrival, kept, sent))
      return candidateFor(ports, workspaceId, job, resume, sent.replaces)
    },

    /**
     * Somebody whose resume could not be read, as a candidate of the job description, known by what they typed. They have no score.
     * Null where the job description is gone.
     */
    async keepUnread(workspaceId: string, jobDescriptionId: string, sent: UnreadFile): Promise<Candidate | null> {
      const job = await jobDescriptions.find(workspaceId, jobDescriptionId)
      if (!job) return null
      const { file, filename, receivedOn, name, email, phone, unreadable } = sent
      const facts = typedFacts({ name, email, phone })
      const document: ReadDocument = {
        type: sent.type,
        pageCount: 1,
        pageSizes: [],
        text: '',
        lines: [],
        hidden: [],
        recognised: false,
      }
      // There is no text to know it again by: the file of one application is nobody else's.
      const textHash = jsonHash(['unread', file.id])
      const known = { email, phone: null }
      const arrival = { workspaceId, by: null, contact: { email, phone: phoneKey(phone) }, knownBy: known, receivedOn }
      const kept = { fileId: file.id, sha256: file.sha256, filename, source: 'application' as const, unreadable }
      const reading = { facts, factsHash: jsonHash(facts), warnings: [], textHash, document: JSON.stringify(document) }
      const resume = (await resumes.withText(workspaceId, textHash)) ?? (await fileResume(ports, arrival, kept, reading))
      return candidateFor(ports, workspaceId, job, resume, sent.replaces)
    },
  }
}

/** The candidate of a resume for a job: known already, one whose resume it takes the place of, or somebody new. */
async function candidateFor(
  ports: RankBatchPorts,
  workspaceId: string,
  job: JobDescription,
  resume: Resume,
  replaces: string | null,
): Promise<Candidate | null> {
  const { candidates } = ports
  const known = await candidates.ofPair(resume.id, job.id)
  if (known) return known
  const measure = await scoringContextOf(ports, workspaceId, job)
  const before = replaces ? await candidates.find(workspaceId, replaces) : null
  if (before?.jobDescription.id !== job.id) return addCandidate(ports, workspaceId, { job, measure }, resume)
  const match = scoreResume(measure, resume, null, ports.clock.now())
  await candidates.replaceResume(before.id, resume.id, { match, criteriaVersion: measure.criteria.version })
  return candidates.find(workspaceId, before.id)
}
