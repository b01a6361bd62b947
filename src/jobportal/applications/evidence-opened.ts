import type { Application, ApplicationEvent } from '../application.ts'
import type { Tools } from '../tools.ts'

/** Opening the evidence again within this time is the same look at it. */
const sameLookMinutes = 30

/**
 * Whether the company has looked at what the decision rests on. What somebody sent later is another resume: that has to be opened
 * anew. `events` are oldest first.
 */
export function isEvidenceOpened(events: readonly ApplicationEvent[]): boolean {
  const opened = events.findLastIndex(({ kind }) => kind === 'evidence-opened')
  return opened > events.findLastIndex(({ kind }) => kind === 'applied-again')
}

/**
 * Remembers that the company was given the evidence: the resume with the quotes of its score, or, where software could not read
 * it, the file itself. While it is being read there is nothing to look at yet.
 */
export async function noteEvidenceOpened(
  tools: Pick<Tools, 'applications' | 'clock' | 'ids' | 'transaction'>,
  { id, reading }: Application,
): Promise<void> {
  if (reading === 'waiting') return
  const { applications, clock, ids, transaction } = tools
  await transaction(async () => {
    const events = await applications.events(id)
    const at = clock.now()
    const last = events.findLast(({ kind }) => kind === 'evidence-opened')
    const isSameLook = last && isEvidenceOpened(events) && at.getTime() - last.at.getTime() < sameLookMinutes * 60_000
    // Deleted in another window meanwhile: there is nothing to write it down for.
    if (isSameLook || !(await applications.find(id))) return
    await applications.addEvent({ id: ids.id(), applicationId: id, at, kind: 'evidence-opened', details: {} })
  })
}
