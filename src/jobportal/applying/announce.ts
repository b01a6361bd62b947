import { applicationRecord } from '../application-serializers.ts'
import type { Tools } from '../tools.ts'

/**
 * Tells the open windows of the company how an application stands now. It is read anew, and last: it may have been read, scored or
 * deleted since its caller changed it, and whatever is told last stays on the screen.
 */
export async function announce(
  {
    applicationRecords,
    applications,
    liveFeed,
    workspace,
  }: Pick<Tools, 'applicationRecords' | 'applications' | 'liveFeed' | 'workspace'>,
  id: string,
): Promise<void> {
  const notes = await applicationRecords.noteCount(id)
  const application = await applications.find(id)
  if (!application) return
  liveFeed.publish(application.companyId, {
    kind: 'application-received',
    application: applicationRecord(application, notes),
  })
  await workspace.announce(application.candidateId, application.companyId)
}
