import type { AskedQuestion, Scores } from '../assessment.ts'
import type { OpenAnswer } from '../recordings-ports.ts'
import { combinedScore, percentOf } from '../scores.ts'
import type { ChosenAnswer } from '../sitting-ports.ts'
import type { Tools } from '../tools.ts'
import type { Transcript, TranscriptionPorts } from '../transcription-ports.ts'

/** The option that counts for each question: the last one in time, or a later one where late answers count. */
export function countedChoices(answers: ChosenAnswer[], countsLate: boolean): Map<string, ChosenAnswer> {
  const counted = new Map<string, ChosenAnswer>()
  for (const answer of answers) {
    if (answer.late && !countsLate) continue
    const known = counted.get(answer.questionId)
    if (!known || answer.revision > known.revision) counted.set(answer.questionId, answer)
  }
  return counted
}

/** The attempt that counts for a question: the newest with words in it, in time unless late ones count. `answers` oldest first. */
export const countedAnswer = <Answer extends Pick<OpenAnswer, 'questionId' | 'state' | 'late'>>(
  answers: Answer[],
  questionId: string,
  countsLate: boolean,
): Answer | null =>
  answers.findLast(
    (answer) =>
      answer.questionId === questionId &&
      (answer.state === 'uploaded' || answer.state === 'written') &&
      (countsLate || !answer.late),
  ) ?? null

/** Mean of the open questions that have expected points; without an answer one counts 0. */
function openScore(
  questions: AskedQuestion[],
  answers: OpenAnswer[],
  transcripts: Transcript[],
  { countsLate, canJudge }: { countsLate: boolean; canJudge: boolean },
): { score: number | null; waiting: boolean } {
  const scores: number[] = []
  let waiting = false
  let known = true
  let heard = canJudge
  for (const { id, points } of questions) {
    const answer = countedAnswer(answers, id, countsLate)
    const transcript = answer && transcripts.find(({ answerId }) => answerId === answer.id)
    if (answer && transcript?.state === 'waiting') waiting = true
    else if (answer && transcript?.state !== 'done') known = false
    if (transcript?.state === 'done') heard = true
    if (points.length === 0) continue
    if (!answer) scores.push(0)
    else if (transcript?.score != null) scores.push(transcript.score)
  }
  if (waiting) return { score: null, waiting }
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  return { score: known && heard && scores.length > 0 ? Math.round(mean) : null, waiting }
}

type Ports = Pick<Tools, 'assessments' | 'transaction' | 'clock' | 'transcriber' | 'announce'> &
  Pick<TranscriptionPorts, 'transcripts' | 'openAnswers' | 'sittings' | 'videoRatings'>

/**
 * Computes the parts of an assessment's score and their combination from what is stored, writes them down, and tells the open
 * windows. The multiple-choice part has a score once its time is over, the others once the sitting is; `combinedScore` once
 * nothing is on its way any more.
 */
export const createRescore =
  ({ assessments, transcripts, openAnswers, sittings, videoRatings, transaction, clock, transcriber, announce }: Ports) =>
  async (assessmentId: string): Promise<void> => {
    await transaction(async () => {
      const assessment = await assessments.withId(assessmentId)
      if (!assessment) return
      const { countsLate, completedAt, mcqCompletedAt, mcqDeadline, options } = assessment
      const questions = await assessments.questionsOf(assessmentId)
      const choices = questions.filter(({ part }) => part === 'mcq')
      const isGraded = completedAt || mcqCompletedAt || (mcqDeadline && mcqDeadline <= clock.now())
      const chosen = countedChoices(await sittings.answersOf(assessmentId), countsLate)
      const right = choices.filter(({ id, key }) => key !== null && chosen.get(id)?.optionId === key).length
      const isWritten = options.answers === 'written'
      const open = completedAt
        ? openScore(
            questions.filter(({ part }) => part === 'voice'),
            await openAnswers.ofAssessment(assessmentId),
            await transcripts.ofAssessment(assessmentId),
            { countsLate, canJudge: isWritten || transcriber.available },
          )
        : { score: null, waiting: false }
      const rating = await videoRatings.of(assessmentId)
      const parts: Omit<Scores, 'combinedScore'> = {
        score: isGraded ? percentOf(right, choices.length) : null,
        audioScore: isWritten ? null : open.score,
        textScore: isWritten ? open.score : null,
        videoScore: rating === null ? null : Math.round(rating),
      }
      const combined = completedAt ? combinedScore(parts, open.waiting) : null
      await assessments.update(assessmentId, { scores: { ...parts, combinedScore: combined } })
      await announce(assessmentId)
    })
  }
