import type { Visit } from '#src/shared/visit.ts'
import type { WantedApplications } from '../applications-ports.ts'
import { CompanyNotFound } from '../errors.ts'
import { ownJobs } from '../posts/own-jobs.ts'
import type { Slice } from '../slice.ts'
import type { Tools } from '../tools.ts'
import { jobFor, noteDeed, type Reader } from './reader.ts'

/** Who applied for a job, in the order asked for. That an administrator reads it is written down. */
export const listApplications =
  (tools: Pick<Tools, 'applicationLists' | 'auditLog' | 'hiddenApplicants' | 'jobPosts' | 'transaction'>) =>
  async (reader: Reader, jobId: string, wanted: WantedApplications & Slice, visit: Visit) => {
    const { id, companyId } = await jobFor(tools, reader, jobId)
    if (reader.kind === 'admin') await noteReading(tools, reader, { companyId, subject: { kind: 'job', id } }, visit)
    return tools.applicationLists.page(
      id,
      reader.kind === 'company' ? await withoutNames(tools, companyId, wanted) : wanted,
      wanted,
    )
  }

/** Who is hidden is not found by a name or an address, and no order tells it. */
export async function withoutNames<Wanted extends WantedApplications>(
  { hiddenApplicants }: Pick<Tools, 'hiddenApplicants'>,
  companyId: string,
  wanted: Wanted,
): Promise<Wanted> {
  if (!(await hiddenApplicants?.veil(companyId))) return wanted
  const { search: _, ...others } = wanted
  return { ...(others as Wanted), sort: wanted.sort.endsWith('name') ? 'newest' : wanted.sort }
}

/** The jobs of a company, for an administrator. */
export const jobsForAdmin = (tools: Tools) => async (companyId: string) => {
  const company = await tools.companies.find(companyId)
  if (!company) throw new CompanyNotFound()
  return ownJobs(tools)(company)
}

export const noteReading = (
  tools: Pick<Tools, 'auditLog' | 'transaction'>,
  reader: Reader,
  what: { companyId: string; subject: { kind: 'application' | 'job'; id: string } },
  visit: Visit,
) => noteDeed(tools, reader, { action: 'read-applications', ...what }, visit)
