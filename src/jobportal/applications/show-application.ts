import type { StoredFile } from '#src/matching/index.ts'
import type { Visit } from '#src/shared/visit.ts'
import {
  type Application,
  type ApplicationEvent,
  type ApplicationMessage,
  type ApplicationNote,
  filesOfAnswers,
} from '../application.ts'
import { readFieldsOf } from '../application-serializers.ts'
import type { ApplicationDetail, ReadFields } from '../application-views.ts'
import { employerOf, type JobPost } from '../job-post.ts'
import { type Keeping, keepingsOf } from '../keeping/keep.ts'
import type { Tools } from '../tools.ts'
import { ApplicationNotFound } from './errors.ts'
import { noteEvidenceOpened } from './evidence-opened.ts'
import { noteReading } from './list-applications.ts'
import { applicationFor, asCompany, type Reader } from './reader.ts'
import { type StandingRejection, standingRejection } from './rejection.ts'

/** A letter to the applicant, or (`received`) a mail from them. */
export type ShownMessage = Omit<ApplicationMessage, 'state'> & { state: ApplicationMessage['state'] | 'received' }

/** Everything about one application. */
export interface ShownApplication {
  application: Application
  keeping: Keeping
  job: JobPost
  /** Who offers the job. */
  companyName: string
  read: ReadFields | null
  shown: ApplicationDetail['shown']
  file: StoredFile
  /** By id, also those that were sent before. */
  files: Map<string, StoredFile>
  notes: ApplicationNote[]
  /** Those of the notes that recruiters wrote on the page of the candidate. */
  byRecruiters: ReadonlySet<string>
  messages: ShownMessage[]
  answersComeHere: boolean
  events: ApplicationEvent[]
  /** Null for whoever is not rejected. */
  understood: ApplicationDetail['understood']
  rejection: StandingRejection | null
}

/** Given to its company, it is opened evidence: what a rejection rests on. */
export const showApplication =
  (tools: Tools) =>
  async (company: Parameters<typeof asCompany>[0], id: string): Promise<ShownApplication> => {
    const { applicationMessages, applicationNotes, applications, jobPosts, matching } = tools
    const application = await applicationFor(tools, asCompany(company), id)
    const job = await jobPosts.find(application.jobId)
    const files = await filesOf(tools, application)
    const file = files.get(application.fileId)
    if (!job || !file) throw new ApplicationNotFound()
    const document = await applications.text(id)
    await noteEvidenceOpened(tools, application)
    const events = await applications.events(id)
    const elsewhere = await tools.workspace.writtenByRecruiters(application)
    return {
      application,
      keeping: (await keepingsOf(tools, company.id, [id]))(id),
      job,
      companyName: employerOf(job, company.companyName),
      read: readFieldsOf(tools, application),
      understood: application.facts && tools.matching.readingOf(application.facts),
      shown: document === null ? null : matching.show(document, application.match, application.facts),
      file,
      files,
      notes: newestFirst([...(await applicationNotes.of(id)), ...elsewhere.notes]),
      messages: newestFirst<ShownMessage>([
        ...(await applicationMessages.of(id)),
        ...elsewhere.messages,
        ...((await tools.mailsFrom?.(application)) ?? []),
      ]),
      answersComeHere: tools.mailAddress?.(job.publicId) != null,
      byRecruiters: new Set(elsewhere.notes.map((note) => note.id)),
      events,
      rejection: standingRejection(application, events, tools.clock.now()),
    }
  }

const newestFirst = <Written extends { createdAt: Date }>(written: Written[]): Written[] =>
  written.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())

async function filesOf({ files }: Tools, { companyId, fileId, answers, earlier }: Application) {
  const found = new Map<string, StoredFile>()
  const sent = [{ fileId, answers }, ...earlier]
  for (const id of sent.flatMap((each) => [each.fileId, ...filesOfAnswers(each.answers)])) {
    const file = await files.find(companyId, id)
    if (file) found.set(id, file)
  }
  return found
}

/** The file of an application with the name it is saved under: the applicant's, and what it is. */
export const resumeOf =
  (tools: Pick<Tools, 'applications' | 'auditLog' | 'clock' | 'files' | 'ids' | 'transaction'>) =>
  async (reader: Reader, id: string, visit: Visit): Promise<{ file: StoredFile; filename: string }> => {
    const application = await applicationFor(tools, reader, id)
    const { companyId, fileId, name } = application
    const file = await tools.files.find(companyId, fileId)
    if (!file) throw new ApplicationNotFound()
    // Where software could not read it, the file itself is the evidence.
    if (reader.kind === 'company' && application.reading === 'unreadable') await noteEvidenceOpened(tools, application)
    if (reader.kind === 'admin') await noteReading(tools, reader, { companyId, subject: { kind: 'application', id } }, visit)
    return { file, filename: `${name.trim().replace(/\s+/g, '_')}_Resume.${file.type}` }
  }
