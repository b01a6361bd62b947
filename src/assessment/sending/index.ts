import { jobHandlers } from '#src/shared/job-handlers.ts'
import type { Assessment } from '../assessment.ts'
import type { Actor } from '../ports.ts'
import type { AssessmentChoice, SendingPorts, WantedAssessments } from '../sending-ports.ts'
import type { Tools } from '../tools.ts'
import { draftQuestions } from './draft-questions.ts'
import { finished } from './finished.ts'
import { firstAttempt } from './first-attempt.ts'
import { enclosedAgain } from './letters.ts'
import { manageLinks } from './manage-links.ts'
import { remind, reminderJob } from './reminders.ts'
import { sendAssessment } from './send-assessment.ts'
import { sweepDrafts, sweepDraftsJob } from './sweep-drafts.ts'
import { sendingTools } from './tools.ts'

/** Assessments on their way to candidates: drafted questions, links, letters, reminders, and the lists of what was sent. */
export function createSending(ports: SendingPorts, base: Tools) {
  const tools = sendingTools(ports, base)
  const drafting = draftQuestions(tools)
  const { assessmentChoices, assessmentLists, clock } = ports
  return {
    draftQuestions: drafting.draftQuestions,
    otherQuestion: drafting.otherQuestion,
    sendAssessment: sendAssessment(tools, drafting),
    ...manageLinks(tools),
    /** Why the mail of a message did not go out at once; null when it did, or is still on its way. */
    firstAttempt: (messageId: string | null) => firstAttempt(tools, messageId),
    /** For whoever completes a sitting, in that transaction. */
    finished: (assessment: Assessment) => finished(tools, assessment),
    /** What belongs to a message that is sent again: its link. Empty for messages of others. */
    enclosedAgain: (messageId: string) => enclosedAgain(tools, messageId),
    listAssessments: (by: Actor, wanted: Omit<WantedAssessments, 'now'>) =>
      assessmentLists.list(by.workspaceId, { ...wanted, now: clock.now() }),
    assessmentChoice: (by: Actor) => assessmentChoices.of(by.workspaceId),
    chooseForAssessments: (by: Actor, choice: AssessmentChoice) => assessmentChoices.put(by.workspaceId, choice),
    jobs: jobHandlers({
      [reminderJob]: (payload, job) => remind(tools, payload, job),
      [sweepDraftsJob]: (_payload, job) => sweepDrafts(tools, job),
    }),
  }
}
