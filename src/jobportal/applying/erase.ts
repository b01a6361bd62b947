import { type Application, filesOfAnswers } from '../application.ts'
import { ApplicationHeld } from '../keeping/errors.ts'
import type { Tools } from '../tools.ts'
import { readApplicationJob } from './read-application.ts'

export type ErasedBy = 'applicant' | 'company' | 'retention' | 'sweep'

interface EraseOptions {
  /** Asked again before the rows go, in the same transaction: false leaves everything as it is. */
  stillWanted?(): Promise<boolean>
  /** What the audit log says besides. */
  details?: Record<string, string | number>
}

/**
 * Deletes an application with everything that was kept of it: rows, files, links (410 from then on) and mails. Written into the
 * journal of erasures before the rows go, so that a restored backup does not bring it back. What cannot be undone (files, kept
 * mails) follows as a job that the same commit keeps. Deleting one that is gone already changes nothing; rejects with
 * `ApplicationHeld` while a hold keeps it.
 */
export const eraseApplication =
  (tools: Tools) =>
  async ({ id }: Pick<Application, 'id'>, by: ErasedBy, options: EraseOptions = {}): Promise<void> => {
    const { applications, erasureJournal, transaction, workspace } = tools
    const known = await applications.find(id)
    const { people = [], resumes = [] } = known ? await workspace.erasureOf(known) : {}
    const entry = await erasureJournal.append({ applications: [id], ...(resumes.length > 0 && { people, resumes }) })
    // Should that fail as well, the next start finds out.
    const withdraw = () => erasureJournal.withdraw(entry).catch(() => {})
    const isErased = await transaction(() => eraseRows(tools, id, by, options)).catch(async (error) => {
      await withdraw()
      throw error
    })
    if (!isErased) await withdraw()
  }

/** False when it is to stay after all. */
async function eraseRows(tools: Tools, id: string, by: ErasedBy, { stillWanted, details }: EraseOptions): Promise<boolean> {
  const { applicationMails, applicationRecords, applications, auditLog, clock, companies, endedLinks, files } = tools
  const application = await applications.find(id)
  if (!application) return true
  if (stillWanted && !(await stillWanted())) return false
  const hold = (await tools.applicationKeeping.standings([id])).get(id)?.hold
  if (hold) throw new ApplicationHeld(hold.reason)
  const { companyId, jobId, fileId, earlier, appliedAt } = application
  const company = await companies.find(companyId)
  const newer = await tools.newerApplications.ofApplication(id)
  const fileIds = [
    fileId,
    ...filesOfAnswers(application.answers),
    ...earlier.flatMap((each) => [each.fileId, ...filesOfAnswers(each.answers)]),
    ...newer.flatMap((each) => [each.fileId, ...filesOfAnswers(each.form.answers)]),
  ]
  await endedLinks.add(await applicationRecords.linksOf(id), clock.now())
  const { files: alsoFiles, mails } = await tools.workspace.erase(application)
  mails.push(...(await applicationMails.drop(id)))
  if (company) mails.push(...(await applicationMails.dropDigests(company.email, appliedAt)))
  const mailed = await applicationRecords.dropMails(id)
  await applications.remove(id)
  const inUse = await tools.workspace.filesInUse(fileIds)
  const keys = [...alsoFiles, ...mailed]
  for (const each of fileIds.filter((file) => !inUse.has(file))) {
    const file = await files.find(companyId, each)
    if (file) keys.push(file.key)
    await files.remove(companyId, each)
  }
  await auditLog.append({
    action: 'delete-application',
    workspaceId: companyId,
    subject: { kind: 'application', id },
    details: { by, jobId, ...details },
  })
  await tools.jobs.finishKey(`${readApplicationJob}:${id}`)
  await tools.finishErasure({ files: keys, mails })
  return true
}
