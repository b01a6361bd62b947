import type { Mail } from '#src/ports/mailer.ts'
import { enqueueMail, mailSeal } from '#src/shared/mail-queue.ts'
import { CandidateNotFound } from './errors.ts'
import type { Actor } from './people.ts'
import type { HiringPorts } from './ports.ts'
import { type Placement, type Stage, startingStages } from './stage.ts'
import type { Subject } from './subject.ts'
import type { TimelineKind } from './timeline.ts'

/** The ports, and what the use cases make of them together. */
export interface Tools extends HiringPorts {
  /** The candidate; rejects when this person's workspace has none with that id. */
  subject(by: Pick<Actor, 'workspaceId'>, id: string): Promise<Subject>
  /** Writes on the candidate's timeline, in the caller's transaction. */
  note(
    by: Pick<Actor, 'id'> | null,
    subject: Subject,
    kind: TimelineKind,
    details?: Record<string, string | number>,
  ): Promise<void>
  /** Tells the open windows of the workspace that a candidate changed. In the transaction that changed them. */
  announce(subject: Pick<Subject, 'id' | 'workspaceId' | 'jobDescriptionId'>): Promise<void>
  /** The stages in use: the starting ones until somebody has stored others. */
  stagesOf(jobDescriptionId: string): Promise<Stage[]>
  /** Where the candidate stands, also when nobody has moved them yet. */
  placementOf(subject: Subject, stages: Stage[]): Promise<Placement>
  sendMail(mail: Mail): Promise<void>
}

export function createTools(ports: HiringPorts): Tools {
  const { subjects, stages, timeline, liveFeed, clock, ids, jobs, settings } = ports
  return {
    ...ports,
    sendMail: enqueueMail(jobs, mailSeal(settings.secret)),
    async subject({ workspaceId }, id) {
      const found = await subjects.candidate(workspaceId, id)
      if (!found) throw new CandidateNotFound()
      return found
    },
    note: (by, { id: candidateId, workspaceId }, kind, details = {}) =>
      timeline.add({ id: ids.id(), workspaceId, candidateId, at: clock.now(), actorId: by?.id ?? null, kind, details }),
    async announce({ id, workspaceId, jobDescriptionId }) {
      // Windows act on the first of the two: the record, a hundred times as long, does not hold it up on its way.
      liveFeed.publish(workspaceId, { kind: 'workflow-changed', jobDescriptionId, candidateId: id })
      liveFeed.publish(workspaceId, { kind: 'candidate-changed', candidateId: id, jobDescriptionId })
      await ports.tellPortal(id)
    },
    async stagesOf(jobDescriptionId) {
      const stored = await stages.ofJob(jobDescriptionId)
      return stored.length > 0 ? stored : startingStages(jobDescriptionId)
    },
    async placementOf({ id, createdAt }, all) {
      const stored = await stages.placement(id)
      const first = all[0]!.id
      // A stage that is gone cannot happen while stages are changed in one place; somebody in none is a newcomer all the same.
      if (stored && all.some((stage) => stage.id === stored.stageId)) return stored
      return {
        stageId: first,
        version: stored?.version ?? 0,
        enteredAt: stored?.enteredAt ?? createdAt,
        movedBy: null,
        cameFrom: '',
        reason: null,
      }
    },
  }
}

/** How a candidate is called in a sentence. */
export const calledName = ({ name, filename }: Pick<Subject, 'name' | 'filename'>) => name ?? filename
