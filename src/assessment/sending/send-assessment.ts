import { hiddenText } from '#src/shared/constants.ts'
import { type Assessment, type AssessmentOptions, stateOf, untouched } from '../assessment.ts'
import { usualMcqCount, usualVoiceCount } from '../constants.ts'
import { CandidateNotFound, InvalidInput } from '../errors.ts'
import type { Actor } from '../ports.ts'
import {
  askedQuestions,
  checkedChoices,
  checkedOpen,
  type GivenChoice,
  type GivenOpen,
  type ReadyQuestion,
} from './checked-questions.ts'
import type { draftQuestions } from './draft-questions.ts'
import { WrongState } from './errors.ts'
import { withdrawLetters, writeToCandidate } from './letters.ts'
import { checkedAddress, checkedOptions, nounOf } from './options.ts'
import { planReminder } from './reminders.ts'
import type { SendingTools } from './tools.ts'

export interface SendAssessment {
  by: Actor
  resumeId: string
  jobDescriptionId: string
  candidateEmail: string
  /** Drafted when not given. */
  questions?: GivenChoice[]
  voiceQuestions?: GivenOpen[]
  options: Partial<AssessmentOptions>
  /** Another one although the candidate has completed one already. */
  again: boolean
}

export interface SentAssessment {
  assessment: Assessment
  /** Shown this once: only its hash is kept. */
  link: string
  /** Null when nobody of the workspace can sign in, so that nobody could read an answer. */
  messageId: string | null
}

const dayMs = 86_400_000

type Drafting = Pick<ReturnType<typeof draftQuestions>, 'draftFor'>

export function sendAssessment(tools: SendingTools, { draftFor }: Drafting) {
  const { applicants, assessmentDrafts, assessmentLists, assessments, clock, ids, quota, settings, transaction } = tools

  /** Sends a candidate their questions; what was sent before and not begun goes out anew, and its old link ends. */
  const send = async ({ by, resumeId, jobDescriptionId, again, ...given }: SendAssessment): Promise<SentAssessment> => {
    const { workspaceId } = by
    const options = checkedOptions(given.options)
    const applicant = await applicants.find(workspaceId, resumeId, jobDescriptionId)
    if (!applicant) throw new CandidateNotFound()
    const { candidateId } = applicant
    const subject = await tools.subject(by, candidateId)
    // Whoever may not see the address says so in its place, and the letter goes to the one in the resume.
    const candidateEmail = checkedAddress(
      given.candidateEmail.trim() === hiddenText ? (subject.email ?? '') : given.candidateEmail,
    )
    if (options.kind === 'interview' && given.questions?.length)
      throw new InvalidInput('questions', 'An interview has voice questions only.')

    // What stands in the way is said before questions are made, and looked at again when they are.
    await pendingOf(candidateId, options, again)
    const seed = ids.id()
    const used = [...(given.questions ?? []), ...(given.voiceQuestions ?? [])].flatMap(({ id }) => id ?? [])
    const drafts = used.length > 0 ? await assessmentDrafts.find(workspaceId, used) : []
    const drafted = async (part: 'mcq' | 'voice', count: number): Promise<ReadyQuestion[]> =>
      (await draftFor(workspaceId, applicant, part, { count, seed })).drafts.map(({ content }) => content)
    const mcq =
      options.kind === 'interview'
        ? []
        : given.questions
          ? checkedChoices(given.questions, drafts)
          : await drafted('mcq', usualMcqCount)
    const voice = given.voiceQuestions ? checkedOpen(given.voiceQuestions, drafts) : await drafted('voice', usualVoiceCount)
    if (mcq.length + voice.length === 0) throw new InvalidInput('questions', 'Send at least one question.')

    return transaction(async () => {
      const now = clock.now()
      const pending = await pendingOf(candidateId, options, again)
      // A trial costs nothing, and what was sent before and not begun was paid for then.
      await quota.take(by, pending || options.practice ? undefined : { assessments: 1 })
      if (pending) await tools.countAgain(pending.id)
      const assessment: Assessment = {
        id: pending?.id ?? ids.id(),
        workspaceId,
        candidateId,
        options,
        candidateEmail,
        // What was drafted together was chosen from one seed: it goes on deciding.
        seed: drafts.find(({ id }) => id === used[0])?.seed ?? seed,
        sentBy: by.id,
        sentAt: now,
        expiresAt: new Date(now.getTime() + settings.linkDays * dayMs),
        ...untouched,
      }
      const asked = askedQuestions(assessment.id, assessment.seed, { mcq, voice }, ids.id)
      if (pending) {
        await withdrawLetters(tools, pending.id)
        const { id: _, workspaceId: __, candidateId: ___, ...changes } = assessment
        await assessments.update(pending.id, changes)
        await assessmentLists.replaceQuestions(pending.id, asked)
      } else await assessments.add(assessment, asked)
      const link = await tools.newLink(assessment, true)
      const messageId = await writeToCandidate(tools, 'invitation', assessment, subject, link)
      await planReminder(tools, assessment)
      await tools.note(by, assessment, pending ? 'assessment-resent' : 'assessment-sent', {
        kind: nounOf(options),
        questions: asked.length,
        ...(messageId && { messageId }),
      })
      await tools.announce(assessment.id)
      return { assessment, link, messageId }
    })
  }

  /** The one of this sort that was sent and not begun; rejects when the candidate is at it, or has completed one. */
  async function pendingOf(
    candidateId: string,
    { kind, practice }: AssessmentOptions,
    again: boolean,
  ): Promise<Assessment | null> {
    const now = clock.now()
    const [newest] = (await assessments.ofCandidate(candidateId)).filter(
      ({ options, revokedAt }) => options.kind === kind && options.practice === practice && !revokedAt,
    )
    if (!newest) return null
    const state = stateOf(newest, now)
    const called = kind === 'interview' ? 'interview' : 'assessment'
    if (state === 'pending' || state === 'expired') return newest
    if (practice || (state === 'completed' && again)) return null
    throw new WrongState(
      state === 'completed'
        ? `This candidate has completed this ${called} already.`
        : `This candidate has begun this ${called}. Wait until it is finished, or revoke it first.`,
    )
  }

  return send
}
