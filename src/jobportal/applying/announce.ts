import { applicationRecord } from '../application-serializers.ts'
import { keepingsOf } from '../keeping/keep.ts'
import type { Tools } from '../tools.ts'

/**
 * Tells the open windows of the company how an application stands now. It is read anew, and last: it may have been read, scored or
 * deleted since its caller changed it, and whatever is told last stays on the screen.
 */
export async function announce(
  tools: Pick<Tools, 'applicationKeeping' | 'applicationRecords' | 'applications' | 'clock' | 'companies' | 'liveFeed'>,
  id: string,
): Promise<void> {
  const { applicationRecords, applications, liveFeed } = tools
  const notes = await applicationRecords.noteCount(id)
  const application = await applications.find(id)
  if (!application) return
  const keeping = (await keepingsOf(tools, application.companyId, [id]))(id)
  liveFeed.publish(application.companyId, {
    kind: 'application-received',
    application: applicationRecord(application, notes, keeping),
  })
}
