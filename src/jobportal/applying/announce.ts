import { applicationRecord } from '../application-serializers.ts'
import { keepingsOf } from '../keeping/keep.ts'
import type { Tools } from '../tools.ts'

type Telling = Pick<
  Tools,
  'applicationKeeping' | 'applicationRecords' | 'applications' | 'clock' | 'companies' | 'liveFeed' | 'workspace'
>

/**
 * Tells the open windows of the company how an application stands now. It is read anew, and last: it may have been read, scored or
 * deleted since its caller changed it, and whatever is told last stays on the screen. Null when it is gone.
 */
export async function tellWindows(tools: Omit<Telling, 'workspace'>, id: string) {
  const { applicationRecords, applications, liveFeed } = tools
  const notes = await applicationRecords.noteCount(id)
  const application = await applications.find(id)
  if (!application) return application
  const keeping = (await keepingsOf(tools, application.companyId, [id]))(id)
  liveFeed.publish(application.companyId, {
    kind: 'application-received',
    application: applicationRecord(application, notes, keeping),
  })
  return application
}

/** The same, and whoever looks at the candidate in the workspace of the company. */
export async function announce(tools: Telling, id: string): Promise<void> {
  const application = await tellWindows(tools, id)
  if (application) await tools.workspace.announce(application.candidateId, application.companyId)
}
