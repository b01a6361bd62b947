import { applicationRecord } from '../application-serializers.ts'
import type { Tools } from '../tools.ts'

type Telling = Pick<Tools, 'applicationRecords' | 'applications' | 'liveFeed' | 'workspace'>

/**
 * Tells the open windows of the company how an application stands now. It is read anew, and last: it may have been read, scored or
 * deleted since its caller changed it, and whatever is told last stays on the screen. Null when it is gone.
 */
export async function tellWindows({ applicationRecords, applications, liveFeed }: Omit<Telling, 'workspace'>, id: string) {
  const notes = await applicationRecords.noteCount(id)
  const application = await applications.find(id)
  if (application)
    liveFeed.publish(application.companyId, {
      kind: 'application-received',
      application: applicationRecord(application, notes),
    })
  return application
}

/** The same, and whoever looks at the candidate in the workspace of the company. */
export async function announce(tools: Telling, id: string): Promise<void> {
  const application = await tellWindows(tools, id)
  if (application) await tools.workspace.announce(application.candidateId, application.companyId)
}
