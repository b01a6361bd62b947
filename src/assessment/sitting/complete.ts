import type { AskedQuestion, Assessment } from '../assessment.ts'
import { InvalidInput, NotStarted, QuestionNotFound } from '../errors.ts'
import { percentOf } from '../scores.ts'
import type { ChosenAnswer, SittingPorts } from '../sitting-ports.ts'
import { closingTime, deadlineOf, mcqIsOver } from './clock.ts'
import { PartNotBegun, ProctoredLink } from './errors.ts'
import { mustWork } from './link-state.ts'
import { planClosing } from './plan.ts'

export interface Grade {
  /** A percentage; null without questions. */
  score: number | null
  correct: number
  total: number
}

/** Counts what was chosen in time. */
export function gradeOf(questions: AskedQuestion[], answers: ChosenAnswer[]): Grade {
  const choices = questions.filter(({ part }) => part === 'mcq')
  const chosen = new Map(answers.flatMap(({ questionId, optionId, late }) => (late ? [] : [[questionId, optionId] as const])))
  const correct = choices.filter(({ id, key }) => chosen.get(id) === key).length
  return { score: percentOf(correct, choices.length), correct, total: choices.length }
}

export interface SubmittedAnswer {
  questionId: string
  /** The text of an option; null where nothing was chosen. */
  answer: string | null
}

/** The ends of both parts. Each may be called again and answers the same. */
export function completing(ports: SittingPorts) {
  const { opened, assessments, sittings, transaction, clock } = ports

  /** In the caller's transaction. */
  async function finish(assessment: Assessment, by: 'candidate' | 'clock'): Promise<Assessment> {
    const changes = { phase: 'completed', completedAt: clock.now(), mcqCompletedAt: assessment.mcqCompletedAt } as const
    await assessments.update(assessment.id, changes)
    await ports.skipUnanswered(assessment.id)
    await ports.wholeRecordings(assessment.id)
    const completed = { ...assessment, ...changes }
    await ports.note(null, assessment, 'assessment-completed', { kind: assessment.options.kind, by })
    await ports.finished(completed)
    return completed
  }

  /** In the caller's transaction. */
  async function beginVoice(assessment: Assessment): Promise<Assessment> {
    const now = clock.now()
    const changes = {
      phase: 'voice',
      mcqCompletedAt: assessment.mcqCompletedAt ?? now,
      voiceStartedAt: now,
      voiceDeadline: deadlineOf('voice', assessment, now),
    } as const
    await assessments.update(assessment.id, changes)
    const begun = { ...assessment, ...changes }
    await planClosing(ports, begun, closingTime(begun, true))
    return begun
  }

  /** In the caller's transaction. What is late is kept beside what came in time. */
  async function saveAll(assessment: Assessment, questions: AskedQuestion[], given: SubmittedAnswer[]) {
    const receivedAt = clock.now()
    const late = mcqIsOver(assessment, receivedAt)
    for (const { questionId, answer } of given) {
      const question = questions.find(({ id, part }) => id === questionId && part === 'mcq')
      if (!question) throw new QuestionNotFound()
      if (answer === null || answer === '') continue
      const optionId = question.options.find(({ text }) => text === answer)?.id
      if (optionId === undefined) throw new InvalidInput('answers', 'This is not one of the options.')
      const inTime = await sittings.answerInTime(questionId)
      if (inTime?.optionId === optionId) continue
      await sittings.saveAnswer({ assessmentId: assessment.id, questionId, optionId, revision: null, late, receivedAt })
    }
  }

  /** Decides in a transaction, so that of many calls at once one has the effect, and computes the scores in it. */
  async function change<Result extends { changed: boolean }>(
    token: string,
    work: (assessment: Assessment) => Promise<Result>,
  ): Promise<Result> {
    // Most links that nobody was given are found out here, without a turn to write.
    await opened(token)
    return transaction(async () => {
      const { assessment, ended } = await opened(token)
      mustWork(assessment, ended)
      if (!assessment.startedAt) throw new NotStarted()
      const result = await work(assessment)
      if (result.changed) await ports.rescore(assessment.id)
      return result
    })
  }

  const hasOpenQuestions = (questions: AskedQuestion[]) => questions.some(({ part }) => part === 'voice')

  return {
    finish,
    /** Ends the multiple-choice part, and begins the open questions if there are any. */
    completeChoices: (token: string) =>
      change(token, async (assessment) => {
        const questions = await assessments.questionsOf(assessment.id)
        const changed = assessment.phase === 'mcq'
        const next = !changed
          ? assessment
          : hasOpenQuestions(questions)
            ? await beginVoice(assessment)
            : await finish({ ...assessment, mcqCompletedAt: assessment.mcqCompletedAt ?? clock.now() }, 'candidate')
        return { changed, assessment: next, grade: gradeOf(questions, await sittings.answersOf(assessment.id)) }
      }),
    /** Ends the open questions and with them the sitting. */
    completeVoice: (token: string) =>
      change(token, async (assessment) => {
        if (assessment.completedAt) return { changed: false }
        if (assessment.phase !== 'voice') throw new PartNotBegun()
        await finish(assessment, 'candidate')
        return { changed: true }
      }),
    /** Grades multiple choice for the candidate of an unproctored link. Nothing can be answered in time after it. */
    submitScore: (token: string, answers: SubmittedAnswer[]) =>
      change(token, async (assessment) => {
        if (assessment.options.proctored) throw new ProctoredLink()
        const questions = await assessments.questionsOf(assessment.id)
        await saveAll(assessment, questions, answers)
        const changed = assessment.phase === 'mcq' && assessment.mcqCompletedAt === null
        if (changed) {
          // Whoever could try again after reading the score would be told the key, question by question.
          await assessments.update(assessment.id, { mcqCompletedAt: clock.now() })
          if (!hasOpenQuestions(questions)) await finish({ ...assessment, mcqCompletedAt: clock.now() }, 'candidate')
        }
        return { changed, grade: gradeOf(questions, await sittings.answersOf(assessment.id)) }
      }),
  }
}
