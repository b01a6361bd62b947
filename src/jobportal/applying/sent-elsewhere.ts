import type { ApplicantConnections } from '#src/contracts/jobportal/application-records.ts'
import type { Application } from '../application.ts'
import type { Tools } from '../tools.ts'

/** Where something about an application went, for its applicant. */
export const sentElsewhere =
  ({ applicantEgress }: Pick<Tools, 'applicantEgress'>) =>
  async ({ id }: Pick<Application, 'id'>): Promise<ApplicantConnections> => ({
    connections: (await applicantEgress.ofApplication(id)).map(({ at, purpose, host, bytes, sha256 }) => ({
      at: at.toISOString(),
      purpose,
      host,
      bytes,
      sha256,
    })),
  })
