import { hashOf } from '#src/shared/secrets.ts'
import type { Assessment, AssessmentKind } from '../assessment.ts'
import { CandidateNotFound } from '../errors.ts'
import type { Actor } from '../ports.ts'
import type { SendingPorts } from '../sending-ports.ts'
import type { Tools } from '../tools.ts'

export type Subject = NonNullable<Awaited<ReturnType<SendingPorts['subjects']['candidate']>>>

export interface SendingTools extends Omit<Tools, keyof SendingPorts>, SendingPorts {
  subject(by: Pick<Actor, 'workspaceId'>, candidateId: string): Promise<Subject>
  /** A new secret as an address. With `only` those before it end; in the caller's transaction. */
  newLink(assessment: Pick<Assessment, 'id' | 'options'>, only: boolean): Promise<string>
  /** Counts one more mail with the same invitation; rejects with `TooManyRequests` when nobody could want that many. */
  countAgain(assessmentId: string): Promise<void>
}

const againPerHour = 5

const pages: Record<AssessmentKind, string> = { assessment: 'assessment', interview: 'interview' }

export function sendingTools(ports: SendingPorts, tools: Tools): SendingTools {
  const again = ports.rateLimits.of('invitations again', { limit: againPerHour, windowMs: 60 * 60_000 })
  return {
    ...ports,
    ...tools,
    countAgain: (assessmentId) => again.count(assessmentId),
    async subject({ workspaceId }, candidateId) {
      const found = await ports.subjects.candidate(workspaceId, candidateId)
      if (!found) throw new CandidateNotFound()
      return found
    },
    async newLink({ id, options }, only) {
      const { assessments, assessmentLetters, clock, ids, settings } = ports
      const token = ids.token()
      const now = clock.now()
      if (only) await assessments.replaceLink(id, hashOf(token), now)
      else await assessmentLetters.addLink(id, hashOf(token), now)
      // A practice link opens the page on which the quiz can be taken again.
      const page = options.kind === 'assessment' && options.practice ? 'quiz' : pages[options.kind]
      return `${settings.publicUrl}/${page}/${token}`
    },
  }
}
