import type { ReceivedMessage } from './message.ts'
import type { TimelineKind } from './timeline.ts'
import type { Tools } from './tools.ts'

const kinds: Partial<Record<ReceivedMessage['kind'], TimelineKind>> = {
  letter: 'mail-received',
  calendar: 'mail-received',
  'auto-reply': 'mail-auto-reply',
  bounce: 'mail-returned',
}

interface Where {
  workspaceId: string
  candidateId: string
}

/** What mail in tells of candidates. */
export const noteReceived = ({ subjects, note, announce }: Tools) => ({
  /** Writes on the timeline that a mail came, in the caller's transaction. */
  async noteReceived({
    workspaceId,
    candidateId,
    mailId,
    subject,
    kind,
  }: Where & { mailId: string; subject: string; kind: ReceivedMessage['kind'] }) {
    const candidate = await subjects.candidate(workspaceId, candidateId)
    const entry = kinds[kind]
    if (candidate && entry) await note(null, candidate, entry, { messageId: mailId, subject })
  },
  /** Open windows show it. In the transaction that keeps it. */
  async tellReceived({ workspaceId, candidateId }: Where) {
    const candidate = await subjects.candidate(workspaceId, candidateId)
    if (candidate) await announce(candidate)
  },
})
