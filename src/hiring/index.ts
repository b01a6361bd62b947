import { changeMany } from './bulk-change.ts'
import { standingOfMany } from './bulk-preview.ts'
import { defaultStages } from './constants.ts'
import { manageNotes } from './manage-notes.ts'
import { manageTags } from './manage-tags.ts'
import { manageTasks } from './manage-tasks.ts'
import { manageTemplates } from './manage-templates.ts'
import { followDecision, moveCandidate, undoRejection } from './move-candidates.ts'
import { noteReceived } from './note-received.ts'
import type { HiringPorts } from './ports.ts'
import { reasonInWords, rejectCandidate } from './reject-candidate.ts'
import { sendMessages } from './send-message.ts'
import { stagesOfJob } from './stages-of-job.ts'
import { createTools } from './tools.ts'
import { undoMany } from './undo-many.ts'
import { workflowOfCandidate } from './workflow-of-candidate.ts'
import { writeHistory } from './write-history.ts'

export { type RejectionReason, rejectionReasons, undoMinutes } from './constants.ts'
export { CandidateNotFound, EvidenceNotOpened, JobNotFound } from './errors.ts'
export { newMessage, queueMail, withdrawMessages } from './message-mail.ts'
export { movedDetails } from './move-candidates.ts'
export type { HiringPorts } from './ports.ts'
export { type Stage, startingStages } from './stage.ts'
export type { Subject } from './subject.ts'

export type Hiring = ReturnType<typeof createHiring>

/** From the ranking to the hire: stages, tags, notes, tasks, messages, and the timeline that remembers all of it. */
export function createHiring(ports: HiringPorts) {
  const tools = createTools(ports)
  return {
    ...stagesOfJob(tools),
    moveCandidate: moveCandidate(tools),
    followDecision: followDecision(tools),
    rejectCandidate: rejectCandidate(tools),
    reasonInWords: reasonInWords(tools),
    undoRejection: undoRejection(tools),
    changeMany: changeMany(tools),
    undoMany: undoMany(tools),
    standingOfMany: standingOfMany(tools),
    /** Stages and tags of candidates, whose workspace the caller has checked. */
    marksOf: tools.bulk.marks,
    /** What the stages are called in which candidates of these job descriptions begin. */
    async firstStagesOf(jobDescriptionIds: readonly string[]): Promise<Map<string, string>> {
      const changed = await tools.bulk.firstStages(jobDescriptionIds)
      return new Map(jobDescriptionIds.map((id) => [id, changed.get(id) ?? defaultStages[0].name]))
    },
    writeHistory: writeHistory(tools),
    ...manageTags(tools),
    ...manageNotes(tools),
    ...manageTasks(tools),
    ...manageTemplates(tools),
    ...sendMessages(tools),
    ...noteReceived(tools),
    ...workflowOfCandidate(tools),
  }
}
