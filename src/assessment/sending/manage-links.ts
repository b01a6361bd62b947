import { type Assessment, type AssessmentState, stateOf } from '../assessment.ts'
import { InvalidInput } from '../errors.ts'
import type { Actor } from '../ports.ts'
import { WrongState } from './errors.ts'
import { withdrawLetters, writeToCandidate } from './letters.ts'
import { nounOf } from './options.ts'
import { planReminder } from './reminders.ts'
import type { SentAssessment } from './send-assessment.ts'
import type { SendingTools } from './tools.ts'

const mostExtraDays = 60

const dayMs = 86_400_000

/** What became of links that were sent, and what a recruiter does with them. */
export function manageLinks(tools: SendingTools) {
  const { assessments, clock, settings, transaction } = tools

  /** Looks inside the transaction, so that a candidate who begins at this moment is seen. */
  const inState = async (by: Actor, id: string, states: AssessmentState[], otherwise: string): Promise<Assessment> => {
    const assessment = await tools.owned(by, id)
    if (!states.includes(stateOf(assessment, clock.now()))) throw new WrongState(otherwise)
    return assessment
  }

  return {
    /**
     * Mails a new link to the same questions. The old one ends, unless the candidate is at work with it; one that has run out gets
     * its days anew.
     */
    async resendAssessment(by: Actor, id: string): Promise<SentAssessment> {
      return transaction(async () => {
        const sentence = 'This link cannot be sent again: it was revoked, or the candidate has finished.'
        const before = await inState(by, id, ['pending', 'expired', 'in-progress'], sentence)
        await tools.quota.take(by)
        await tools.countAgain(id)
        const subject = await tools.subject(by, before.candidateId)
        const now = clock.now()
        const hasBegun = before.startedAt !== null
        const isOver = !hasBegun && before.expiresAt <= now
        const assessment: Assessment = {
          ...before,
          sentBy: by.id,
          ...(isOver ? { expiresAt: new Date(now.getTime() + settings.linkDays * dayMs) } : {}),
        }
        await assessments.update(id, { sentBy: by.id, expiresAt: assessment.expiresAt })
        await withdrawLetters(tools, id)
        const link = await tools.newLink(assessment, !hasBegun)
        const messageId = await writeToCandidate(tools, 'invitation', assessment, subject, link)
        if (isOver) await planReminder(tools, assessment)
        await tools.note(by, assessment, 'assessment-resent', {
          kind: nounOf(assessment.options),
          ...(messageId && { messageId }),
        })
        await tools.announce(id)
        return { assessment, link, messageId }
      })
    },

    /** Gives a link that was not used more days, counted from now when it has run out. */
    async extendAssessment(by: Actor, id: string, days: number): Promise<Assessment> {
      if (!Number.isInteger(days) || days < 1 || days > mostExtraDays)
        throw new InvalidInput('days', `Extend a link by 1 to ${mostExtraDays} days.`)
      return transaction(async () => {
        const sentence = 'Only a link that was not used yet can be extended.'
        const before = await inState(by, id, ['pending', 'expired'], sentence)
        await tools.quota.take(by)
        const from = Math.max(before.expiresAt.getTime(), clock.now().getTime())
        const assessment = { ...before, expiresAt: new Date(from + days * dayMs) }
        await assessments.update(id, { expiresAt: assessment.expiresAt })
        await planReminder(tools, assessment)
        await tools.note(by, assessment, 'assessment-extended', {
          kind: nounOf(assessment.options),
          days,
          until: assessment.expiresAt.toISOString(),
        })
        await tools.announce(id)
        return assessment
      })
    },

    /** Ends a link, and the sitting if one is going on. With `tell` a candidate who may have heard of it reads so. */
    async revokeAssessment(by: Actor, id: string, tell: boolean): Promise<void> {
      await transaction(async () => {
        const sentence = 'There is nothing to revoke: this was revoked before, or the candidate has finished.'
        const assessment = await inState(by, id, ['pending', 'expired', 'in-progress'], sentence)
        await assessments.update(id, { revokedAt: clock.now() })
        const heard = await withdrawLetters(tools, id)
        const subject = await tools.subject(by, assessment.candidateId)
        if (tell && heard) await writeToCandidate(tools, 'revoked', { ...assessment, sentBy: by.id }, subject, null)
        await tools.note(by, assessment, 'assessment-revoked', { kind: nounOf(assessment.options) })
        await tools.announce(id)
      })
    },
  }
}
