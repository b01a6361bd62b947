import type { SessionUser } from '#src/accounts/index.ts'
import { NoSuchJob } from './errors.ts'
import type { Tools } from './tools.ts'

/** Makes a job due at once, or gives a failed one up. */
const mend =
  (action: 'retry' | 'forget') =>
  ({ auditLog, jobOverview, transaction }: Tools) =>
  (by: SessionUser, id: string, requestId: string): Promise<void> =>
    transaction(async () => {
      const job = await jobOverview.find(id)
      if (!job || (action === 'forget' && job.state !== 'failed')) throw new NoSuchJob()
      await jobOverview[action](id)
      await auditLog.append({
        action: `${action}-job`,
        actorId: by.id,
        workspaceId: by.workspaceId,
        subject: { kind: 'job', id },
        requestId,
        details: { kind: job.kind },
      })
    })

export const retryJob = mend('retry')
export const forgetJob = mend('forget')
