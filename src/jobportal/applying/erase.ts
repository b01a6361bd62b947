import type { Application } from '../application.ts'
import type { Tools } from '../tools.ts'
import { readApplicationJob } from './read-application.ts'

export type ErasedBy = 'applicant' | 'company' | 'sweep'

/**
 * Deletes an application with everything that was kept of it: rows, files, links (410 from then on) and mails. Written into the
 * journal of erasures before the rows go, so that a restored backup does not bring it back. What cannot be undone (files, kept
 * mails) follows as a job that the same commit keeps. Deleting one that is gone already changes nothing.
 */
export const eraseApplication =
  (tools: Tools) =>
  async ({ id }: Pick<Application, 'id'>, by: ErasedBy): Promise<void> => {
    const { applications, erasureJournal, transaction, workspace } = tools
    const known = await applications.find(id)
    const { people = [], resumes = [] } = known ? await workspace.erasureOf(known) : {}
    const entry = await erasureJournal.append({ applications: [id], ...(resumes.length > 0 && { people, resumes }) })
    await transaction(() => eraseRows(tools, id, by)).catch(async (error) => {
      // Should that fail as well, the next start finds out.
      await erasureJournal.withdraw(entry).catch(() => {})
      throw error
    })
  }

async function eraseRows(tools: Tools, id: string, by: ErasedBy) {
  const { applicationMails, applicationRecords, applications, auditLog, clock, companies, endedLinks, files } = tools
  const application = await applications.find(id)
  if (!application) return
  const { companyId, jobId, fileId, earlier, appliedAt } = application
  const company = await companies.find(companyId)
  const newer = await tools.newerApplications.ofApplication(id)
  const fileIds = [fileId, ...[...earlier, ...newer].map((each) => each.fileId)]
  await endedLinks.add(await applicationRecords.linksOf(id), clock.now())
  const { files: alsoFiles, mails } = await tools.workspace.erase(application)
  mails.push(...(await applicationMails.drop(id)))
  if (company) mails.push(...(await applicationMails.dropDigests(company.email, appliedAt)))
  await applications.remove(id)
  const inUse = await tools.workspace.filesInUse(fileIds)
  const keys = [...alsoFiles]
  for (const each of fileIds.filter((file) => !inUse.has(file))) {
    const file = await files.find(companyId, each)
    if (file) keys.push(file.key)
    await files.remove(each)
  }
  await auditLog.append({
    action: 'delete-application',
    workspaceId: companyId,
    subject: { kind: 'application', id },
    details: { by, jobId },
  })
  await tools.jobs.finishKey(`${readApplicationJob}:${id}`)
  await tools.finishErasure({ files: keys, mails })
}
