import type { HiringPorts } from '#src/hiring/index.ts'
import type { ApplicationMessage, CompanyWorkspace } from '#src/jobportal/index.ts'
import type { PipelinePorts } from './ports.ts'

type Elsewhere = NonNullable<HiringPorts['writtenElsewhere']>
type Message = Awaited<ReturnType<Elsewhere>>['messages'][number]

/**
 * Notes and letters stay where they were written, and are read in both places: what a company writes in the job portal stands on the
 * page of the candidate, and what recruiters write there stands at the application.
 */
export function readBoth({
  applicationCandidates,
  applicationMessages,
  applicationNotes,
  applications,
  colleagues,
  companies,
  messages,
  notes,
}: PipelinePorts): { inPortal: Elsewhere } & Pick<CompanyWorkspace, 'lettersTo' | 'writtenByRecruiters'> {
  const nameIn = async (companyId: string) => {
    const company = (await companies.find(companyId))?.companyName ?? ''
    return async (userId: string | null) => (userId && (await colleagues.nameOf(userId))) || company
  }
  return {
    async inPortal(candidateId) {
      const found: Awaited<ReturnType<Elsewhere>> = { notes: [], messages: [] }
      for (const id of await applicationCandidates.ofCandidate(candidateId)) {
        const address = (await applications.find(id))?.email ?? ''
        for (const { id: noteId, text, writtenBy, createdAt } of await applicationNotes.of(id))
          found.notes.push({
            id: noteId,
            candidateId,
            authorId: null,
            text,
            version: 0,
            createdAt,
            editedAt: null,
            mentions: [],
            writtenBy,
          })
        for (const { id: messageId, subject, body, sentBy, createdAt, state } of await applicationMessages.of(id))
          found.messages.push({
            id: messageId,
            candidateId,
            senderId: null,
            address,
            subject,
            body,
            state: state === 'held' ? 'queued' : state,
            round: 0,
            error: null,
            queuedAt: createdAt,
            sendAt: createdAt,
            settledAt: null,
            writtenBy: sentBy,
          })
      }
      return found
    },

    async lettersTo({ id: applicationId, candidateId, companyId, email }) {
      if (!candidateId) return []
      const nameOf = await nameIn(companyId)
      // Somebody may be known under several addresses; whoever has this link has shown to have one of them.
      const arrived = (await messages.ofCandidate(candidateId)).filter(
        ({ state, address }) => state === 'sent' && address.toLowerCase() === email.toLowerCase(),
      )
      return Promise.all(
        arrived.map(async ({ id, senderId, subject, body, queuedAt, settledAt }) => ({
          id,
          applicationId,
          subject,
          body,
          sentBy: await nameOf(senderId),
          createdAt: settledAt ?? queuedAt,
          state: 'sent' as const,
        })),
      )
    },

    async writtenByRecruiters({ id: applicationId, candidateId, companyId }) {
      if (!candidateId) return { notes: [], messages: [] }
      const nameOf = await nameIn(companyId)
      return {
        notes: await Promise.all(
          (await notes.ofCandidate(candidateId)).map(async ({ id, authorId, text, createdAt }) => ({
            id,
            applicationId,
            text,
            writtenBy: await nameOf(authorId),
            createdAt,
          })),
        ),
        messages: await Promise.all(
          (await messages.ofCandidate(candidateId)).map(async ({ id, senderId, subject, body, queuedAt, state }) => ({
            id,
            applicationId,
            subject,
            body,
            sentBy: await nameOf(senderId),
            createdAt: queuedAt,
            state: portalState[state],
          })),
        ),
      }
    },
  }
}

const portalState: Record<Message['state'], ApplicationMessage['state']> = {
  received: 'sent',
  queued: 'queued',
  retrying: 'queued',
  sent: 'sent',
  failed: 'failed',
  cancelled: 'cancelled',
}
