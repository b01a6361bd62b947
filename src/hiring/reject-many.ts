import { DomainError } from '#src/shared/domain-error.ts'
import type { BulkPlan, BulkWish } from './bulk.ts'
import { InvalidInput } from './errors.ts'
import { byWhom, placementIn, stagesByJob } from './move-many.ts'
import type { Actor } from './people.ts'
import { putRejection, reasonInWords } from './reject-candidate.ts'
import { checkedSubject, checkVariables, preparedMessage } from './send-message.ts'
import type { Placement } from './stage.ts'
import type { Subject } from './subject.ts'
import type { Tools } from './tools.ts'

type RejectWish = Extract<BulkWish, { kind: 'reject' }>

/**
 * Rejects several, each with a reason of their own and each only by who has opened their evidence. With a message, whoever cannot
 * be told stays as they are. A reason that cannot be one refuses everything: it is corrected before anybody is rejected.
 */
export async function rejecting(
  tools: Tools,
  by: Actor,
  { reasons, message, seen }: RejectWish,
  ids: readonly string[],
): Promise<BulkPlan> {
  const inWords = reasonInWords(tools)
  const whys = new Map<string, string>()
  for (const id of ids) {
    const given = reasons[id]
    if (!given) throw new InvalidInput('reason', 'Please choose a reason for everybody.', { candidate: id })
    try {
      whys.set(id, inWords(given.reason, given.text))
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      throw new InvalidInput(error.details.field ?? 'text', error.message, { ...error.details, candidate: id })
    }
  }
  if (message) {
    checkVariables('subject', checkedSubject(message.subject))
    checkVariables('body', message.body)
  }
  const placements = await tools.bulk.placements(ids)
  const stagesOf = await stagesByJob(tools, true)
  return {
    inWords: (people) => `Rejected ${people}`,
    async step(subject) {
      const stages = await stagesOf(subject.jobDescriptionId)
      const placement = placementIn(placements.get(subject.id), stages, subject)
      const stage = stages.find(({ id }) => id === placement.stageId)!
      if (stage.kind === 'rejected') return 'was rejected already'
      const version = seen[subject.id]
      if (version !== undefined && version !== placement.version)
        return `was moved to ${stage.name} ${await byWhom(tools, by, placement)} in the meantime`
      const to = stages.find(({ kind }) => kind === 'rejected')
      if (!to) return `is ranked for ${subject.jobTitle || 'a position'}, which has no stage for rejected candidates`
      try {
        const ready = message ? await preparedMessage(tools, by, subject, message) : null
        const why = whys.get(subject.id)!
        const { placement: after, messageId } = await putRejection(
          tools,
          by,
          { subject, stages, stage, placement },
          { why, to, ready },
        )
        const { reason } = reasons[subject.id]!
        return { kind: 'rejected', version: after.version, to: to.id, reason, before: asStored(placement), messageId }
      } catch (error) {
        return refusalInWords(error, subject)
      }
    },
  }
}

const asStored = (placement: Placement) => ({ ...placement, enteredAt: placement.enteredAt.toISOString() })

/** What is wrong with one of them; anything unexpected stops the whole change. */
function refusalInWords(error: unknown, { email }: Subject): string {
  if (!(error instanceof DomainError)) throw error
  if (error.code === 'EVIDENCE_NOT_OPENED') return 'was not rejected: open their evidence first'
  if (!email) return 'was not rejected: no email address was found in the resume to tell them'
  return `was not rejected: ${error.message}`
}
