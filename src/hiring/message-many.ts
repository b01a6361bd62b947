import { DomainError } from '#src/shared/domain-error.ts'
import type { BulkPlan, BulkWish } from './bulk.ts'
import { undoMinutes } from './constants.ts'
import type { Actor } from './people.ts'
import { checkedSubject, checkVariables, preparedMessage, queueMessage } from './send-message.ts'
import type { Tools } from './tools.ts'

type MessageWish = Extract<BulkWish, { kind: 'message' }>

/**
 * Writes the same mail to several, with the variables filled in for each. What is wrong with the words refuses everything; whoever has no
 * address, or no value for a variable, is left out and named. The mails wait for as long as this can be taken back.
 */
export async function messaging(tools: Tools, by: Actor, { subject: line, body }: MessageWish): Promise<BulkPlan> {
  checkVariables('subject', checkedSubject(line))
  checkVariables('body', body)
  const sendAt = new Date(tools.clock.now().getTime() + undoMinutes * 60_000)
  return {
    inWords: (people) => `Wrote to ${people}`,
    async step(subject) {
      try {
        const ready = await preparedMessage(tools, by, subject, { subject: line, body })
        await tools.letterBudget.count({ to: ready.to, personId: by.id, workspaceId: by.workspaceId })
        const { id } = await queueMessage(tools, by, subject, ready, sendAt)
        return { kind: 'messaged', messageId: id }
      } catch (error) {
        if (!(error instanceof DomainError)) throw error
        if (!subject.email) return 'gets no email: no address was found in the resume'
        return `gets no email: ${error.message}`
      }
    },
  }
}
