import { applicationRecord } from '../application-serializers.ts'
import type { ApplicationRecord } from '../application-views.ts'
import { keepingsOf } from '../keeping/keep.ts'
import type { Tools } from '../tools.ts'

type Reading = Pick<Tools, 'applicationKeeping' | 'applicationRecords' | 'applications' | 'clock' | 'companies'>

/** An application as the windows of its company are shown it, as it stands now; null when it is gone. */
export async function liveRecordOf(tools: Reading, id: string): Promise<ApplicationRecord | null> {
  const { applicationRecords, applications } = tools
  const notes = await applicationRecords.noteCount(id)
  const application = await applications.find(id)
  if (!application) return null
  const keeping = (await keepingsOf(tools, application.companyId, [id]))(id)
  return applicationRecord(application, notes, keeping)
}

/** Tells the open windows of the company that an application changed. In the transaction that changed it. Null when it is gone. */
export async function tellWindows({ applications, liveFeed }: Pick<Tools, 'applications' | 'liveFeed'>, id: string) {
  const application = await applications.find(id)
  if (application) liveFeed.publish(application.companyId, { kind: 'application-received', applicationId: id })
  return application
}

/** The same, and whoever looks at the candidate in the workspace of the company. */
export async function announce(tools: Pick<Tools, 'applications' | 'liveFeed' | 'workspace'>, id: string): Promise<void> {
  const application = await tellWindows(tools, id)
  if (application) await tools.workspace.announce(application.candidateId, application.companyId)
}
