import { mayWork } from '#src/shared/roles.ts'
import { maximumReasonText, type RejectionReason, rejectionReasons, undoMinutes } from './constants.ts'
import { EvidenceNotOpened, InvalidInput, NoLetters, StageGone } from './errors.ts'
import { decide } from './ledger.ts'
import { movedDetails, put, type Standing, standing } from './move-candidates.ts'
import type { Actor } from './people.ts'
import { traitNamed } from './protected-reasons.ts'
import { preparedMessage, queueMessage, type ReadyMessage } from './send-message.ts'
import type { Placement, Stage } from './stage.ts'
import type { Subject } from './subject.ts'
import { cleanText } from './text.ts'
import type { Tools } from './tools.ts'

export interface Rejection {
  by: Actor
  id: string
  version: number
  /** The stage of rejection; the first one when it is not said. */
  stageId?: string
  reason: RejectionReason
  text: string
  /** What the candidate is told; it waits as long as the rejection can be undone. */
  message?: { subject: string; body: string }
}

/** Why somebody is rejected, in one line. Throws for what is about a protected trait. */
export const reasonInWords =
  ({ objectionTo }: Pick<Tools, 'objectionTo'>) =>
  (reason: RejectionReason, typed: string): string => {
    const text = cleanText(typed)
    if (text.length > maximumReasonText)
      throw new InvalidInput('text', `The explanation can have ${maximumReasonText.toLocaleString('en')} characters at most.`)
    if (reason === 'other' && text === '') throw new InvalidInput('text', 'Please say what the reason is.')
    for (const sentence of sentences(text)) {
      const trait = traitNamed(sentence)
      if (trait) throw new InvalidInput('text', `This cannot be a reason: a decision must not rest on ${trait}.`)
      const objection = objectionTo(sentence)
      if (!objection) continue
      const facts: Record<string, string> = objection.suggestion ? { suggestion: objection.suggestion } : {}
      throw new InvalidInput('text', `This cannot be a reason. ${objection.sentence}`, facts)
    }
    const { label } = rejectionReasons.find(({ key }) => key === reason)!
    return text === '' ? label : `${label}: ${text}`
  }

/** Sentences, and pieces of long ones that overlap, because a criterion is looked at up to a length. */
function sentences(text: string): string[] {
  const length = 350
  return text.split(/[.!?;\n]+/).flatMap((each) => {
    const sentence = each.trim()
    if (sentence.length <= length) return sentence === '' ? [] : [sentence]
    const pieces: string[] = []
    for (let at = 0; at < sentence.length; at += length / 2) pieces.push(sentence.slice(at, at + length))
    return pieces
  })
}

interface Decided {
  why: string
  to: Stage
  ready: ReadyMessage | null
}

/** Writes a rejection down, with the mail that waits, in the caller's transaction, who tells the decision ledger. Rejects for who has not opened the evidence. */
export async function putRejection(tools: Tools, by: Actor, now: Standing, { why, to, ready }: Decided) {
  const { id } = now.subject
  if (!(await tools.timeline.lastOf(id, 'evidence-opened', by.id))) throw new EvidenceNotOpened()
  if (to.id === now.stage.id) return { placement: now.placement, messageId: null }
  const placement = await put(tools, by, now, to, why)
  await tools.note(by, now.subject, 'rejected', { ...movedDetails(now.stage, to), reason: why })
  if (!ready) return { placement, messageId: null }
  const sendAt = new Date(tools.clock.now().getTime() + undoMinutes * 60_000)
  const message = await queueMessage(tools, by, now.subject, ready, sendAt)
  return { placement, messageId: message.id }
}

/** Rejects one candidate, by a person who has seen the evidence and says why. Nothing but a person calls this. */
export const rejectCandidate =
  (tools: Tools) =>
  async ({ by, id, version, stageId, reason, text, message }: Rejection): Promise<{ subject: Subject; placement: Placement }> => {
    const seen = await tools.subject(by, id)
    if (message && !mayWork(by)) throw new NoLetters()
    const why = reasonInWords(tools)(reason, text)
    const ready = message ? await preparedMessage(tools, by, seen, message) : null
    return tools.transaction(async () => {
      const now = await standing(tools, by, id, version)
      const to = now.stages.find((stage) => (stageId ? stage.id === stageId : stage.kind === 'rejected'))
      if (!to) throw new StageGone()
      if (to.kind !== 'rejected') throw new InvalidInput('stageId', 'This is not a stage for rejected candidates.')
      const { placement } = await putRejection(tools, by, now, { why, to, ready })
      if (to.id !== now.stage.id) {
        const details = { from: now.stage.id, to: to.id, reason, told: ready !== null }
        await decide(tools, by, 'reject-candidate', [{ candidateId: id, details }])
      }
      await tools.announce(now.subject)
      return { subject: now.subject, placement }
    })
  }
