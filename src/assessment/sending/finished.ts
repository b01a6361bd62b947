import { enqueueMail, mailSeal } from '#src/shared/mail-queue.ts'
import type { Assessment } from '../assessment.ts'
import type { SendingTools } from './tools.ts'

/**
 * Tells the person who sent it that a candidate has finished, in the caller's transaction: an owner when they have left. Nobody for
 * practice, or where the workspace does not want such mails.
 */
export async function finished(
  { assessmentChoices, colleagues, jobs, settings, subjects }: SendingTools,
  assessment: Assessment,
): Promise<void> {
  const { id, workspaceId, candidateId, options, sentBy } = assessment
  if (options.practice || !(await assessmentChoices.of(workspaceId)).mailsWhenFinished) return
  const people = await colleagues.ofWorkspace(workspaceId)
  const sender = people.find((person) => person.id === sentBy)
  const readers = sender ? [sender] : people.filter(({ role }) => role === 'owner')
  const subject = await subjects.candidate(workspaceId, candidateId)
  const send = enqueueMail(jobs, mailSeal(settings.secret))
  for (const { email, fullName } of readers)
    await send({
      kind: 'assessment-finished',
      to: email,
      fullName,
      what: options.kind,
      jobTitle: subject?.jobTitle.replace(/\s+/g, ' ').trim() ?? '',
      link: `${settings.publicUrl}/dashboard/assessments/${id}`,
    })
}
