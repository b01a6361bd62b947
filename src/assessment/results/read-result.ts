import { stateOf } from '../assessment.ts'
import { violations } from '../constants.ts'
import type { Actor } from '../ports.ts'
import { countedAnswer } from '../transcription/index.ts'
import type { ResultsContext } from './context.ts'
import type { OpenResult, Result } from './result.ts'

export const readResult =
  (context: ResultsContext) =>
  async (by: Pick<Actor, 'workspaceId'>, id: string): Promise<Result> => {
    const { assessments, clock, colleagues, openAnswers, owned, recordingsOf, results, subjects, transcriber, transcriptsOf } =
      context
    const assessment = await owned(by, id)
    const [questions, choices, answers, transcripts, recordings, consent, events, rating, subject] = await Promise.all([
      assessments.questionsOf(id),
      results.choicesOf(id),
      openAnswers.ofAssessment(id),
      transcriptsOf(id),
      recordingsOf(id),
      results.consentOf(id),
      results.eventsOf(id),
      results.ratingOf(id),
      subjects.candidate(by.workspaceId, assessment.candidateId),
    ])
    const counts = ({ inTime, late }: Pick<Result['choices'][number], 'inTime' | 'late'>) =>
      (assessment.countsLate && late) || inTime
    const open = questions
      .filter(({ part }) => part === 'voice')
      .map((question) => ({
        question,
        answers: answers
          .filter(({ questionId }) => questionId === question.id)
          .map((answer) => ({ ...answer, transcript: transcripts.get(answer.id) ?? null })),
        counted: countedAnswer(answers, question.id, assessment.countsLate)?.id ?? null,
      }))
    // What is understood of a replaced attempt changes no score.
    const isHeard = ({ counted }: OpenResult) => counted === null || transcripts.get(counted)?.state !== 'waiting'
    return {
      assessment,
      state: stateOf(assessment, clock.now()),
      candidateName: subject?.name ?? null,
      jobTitle: subject?.jobTitle ?? '',
      consent,
      choices: questions
        .filter(({ part }) => part === 'mcq')
        .map((question) => {
          const of = (late: boolean) =>
            choices.find((choice) => choice.questionId === question.id && choice.late === late) ?? null
          const chosen = { inTime: of(false), late: of(true) }
          const counted = counts(chosen)
          return { question, ...chosen, isRight: question.key !== null && counted?.optionId === question.key }
        }),
      open,
      recordings,
      events,
      violations: events.filter(({ type }) => violations.includes(type)).length,
      rating: rating && { ...rating, byName: rating.ratedBy && (await colleagues.nameOf(rating.ratedBy)) },
      waiting: assessment.completedAt !== null && !open.every(isHeard),
      transcriber: { name: transcriber.name, available: transcriber.available },
    }
  }
