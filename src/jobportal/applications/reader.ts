import type { AuditAction } from '#src/ports/audit-log.ts'
import type { Visit } from '#src/shared/visit.ts'
import type { Application } from '../application.ts'
import type { Company } from '../company.ts'
import type { JobPost } from '../job-post.ts'
import type { Tools } from '../tools.ts'
import { ApplicationNotFound, OwnJobNotFound } from './errors.ts'

/** Who deals with applications: the company they were sent to, or an administrator. */
export type Reader =
  | { kind: 'company'; company: Pick<Company, 'id' | 'fullName' | 'email' | 'companyName'> }
  | { kind: 'admin'; user: { id: string; fullName: string; email: string } }

export const asCompany = (company: Company): Reader => ({ kind: 'company', company })

const isFor = (reader: Reader, companyId: string) => reader.kind === 'admin' || reader.company.id === companyId

/** The job; rejects when it is another company's. */
export async function jobFor({ jobPosts }: Pick<Tools, 'jobPosts'>, reader: Reader, id: string): Promise<JobPost> {
  const job = await jobPosts.find(id)
  if (!job || !isFor(reader, job.companyId)) throw new OwnJobNotFound()
  return job
}

/** The application; rejects when it was sent to another company. */
export async function applicationFor(
  { applications }: Pick<Tools, 'applications'>,
  reader: Reader,
  id: string,
): Promise<Application> {
  const application = await applications.find(id)
  if (!application || !isFor(reader, application.companyId)) throw new ApplicationNotFound()
  return application
}

interface Noted {
  action: AuditAction
  companyId: string
  subject: { kind: 'application' | 'job'; id: string }
  details?: Record<string, string | number | boolean>
}

/** Writes down what somebody did, in ids; inside a transaction it is kept only if that is. */
export const noteDeed = (
  { auditLog, transaction }: Pick<Tools, 'auditLog' | 'transaction'>,
  reader: Reader,
  { action, companyId, subject, details }: Noted,
  { address, requestId }: Visit,
): Promise<void> =>
  transaction(() =>
    auditLog.append({
      action,
      actorId: reader.kind === 'admin' ? reader.user.id : null,
      // What is noted about a company names the company alone: whose application it is, its workspace tells.
      workspaceId: companyId,
      subject,
      address,
      requestId,
      ...(details && { details }),
    }),
  )
