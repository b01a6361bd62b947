import type { StoredFile } from '#src/matching/index.ts'
import type { Visit } from '#src/shared/visit.ts'
import type { Application, ApplicationEvent, ApplicationMessage, ApplicationNote } from '../application.ts'
import { readFieldsOf } from '../application-answers.ts'
import type { ApplicationDetail, ReadFields } from '../application-views.ts'
import type { JobPost } from '../job-post.ts'
import type { Tools } from '../tools.ts'
import { ApplicationNotFound } from './errors.ts'
import { noteReading } from './list-applications.ts'
import { applicationFor, asCompany, type Reader } from './reader.ts'

/** Everything about one application. */
export interface ShownApplication {
  application: Application
  job: JobPost
  read: ReadFields | null
  shown: ApplicationDetail['shown']
  file: StoredFile
  /** By id, also those that were sent before. */
  files: Map<string, StoredFile>
  notes: ApplicationNote[]
  messages: ApplicationMessage[]
  events: ApplicationEvent[]
}

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
    return {
      application,
      job,
      read: readFieldsOf(tools, application),
      shown: document === null ? null : matching.show(document, application.match),
      file,
      files,
      notes: await applicationNotes.of(id),
      messages: await applicationMessages.of(id),
      events: await applications.events(id),
    }
  }

async function filesOf({ files }: Tools, { companyId, fileId, earlier }: Application) {
  const found = new Map<string, StoredFile>()
  for (const id of [fileId, ...earlier.map((each) => each.fileId)]) {
    const file = await files.find(companyId, id)
    if (file) found.set(id, file)
  }
  return found
}

/** The file of an application with the name it is saved under: the applicant's, and what it is. */
export const resumeOf =
  (tools: Tools) =>
  async (reader: Reader, id: string, visit: Visit): Promise<{ file: StoredFile; filename: string }> => {
    const { companyId, fileId, name } = await applicationFor(tools, reader, id)
    const file = await tools.files.find(companyId, fileId)
    if (!file) throw new ApplicationNotFound()
    if (reader.kind === 'admin') await noteReading(tools, reader, { companyId, subject: { kind: 'application', id } }, visit)
    return { file, filename: `${name.trim().replace(/\s+/g, '_')}_Resume.${file.type}` }
  }
