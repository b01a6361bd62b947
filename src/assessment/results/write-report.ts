import type { Actor } from '../ports.ts'
import type { ReportContent } from '../results-ports.ts'
import type { ResultsContext } from './context.ts'
import { ConsentMissing, NotCompleted } from './errors.ts'
import { combinedOf, deviceWords, timeWords } from './report-words.ts'
import type { OpenResult, Result } from './result.ts'

interface Context extends ResultsContext {
  result(by: Pick<Actor, 'workspaceId'>, id: string): Promise<Result>
}

/**
 * The result as a PDF to hand on. Rejects with `ConsentMissing` unless the candidate allowed it to be shared, and with
 * `NotCompleted`. It holds no keys: whoever reads it may be asked the same questions one day.
 */
export const writeReport =
  ({ clock, reportWriter, result }: Context) =>
  async (by: Actor, id: string): Promise<{ name: string; bytes: Uint8Array }> => {
    const found = await result(by, id)
    if (!found.consent?.allowedToShare) throw new ConsentMissing()
    if (!found.assessment.completedAt) throw new NotCompleted()
    return {
      name: found.candidateName ?? found.assessment.candidateEmail,
      bytes: await reportWriter.write(contentOf(found, clock.now())),
    }
  }

function contentOf(result: Result, now: Date): ReportContent {
  const { assessment, candidateName, jobTitle, choices, open, events, recordings, consent } = result
  const { options, scores, startedAt, completedAt } = assessment
  const right = choices.filter(({ isRight }) => isRight).length
  return {
    title: options.kind === 'interview' ? 'Result of an automated interview' : 'Result of an assessment',
    madeOn: now.toISOString().slice(0, 10),
    facts: [
      ['Candidate', candidateName ?? assessment.candidateEmail],
      ['Position', jobTitle],
      ['Begun', startedAt ? timeWords(startedAt) : ''],
      ['Completed', completedAt ? timeWords(completedAt) : ''],
      ...(options.extraMinutes ? [['Extra time', `${options.extraMinutes} minutes for each part`] as [string, string]] : []),
      ['Combined score', combinedOf(scores.combinedScore, result.waiting)],
    ],
    sections: [
      {
        heading: 'Scores',
        paragraphs: [
          'Computed from the answers alone; voice, accent, speed and face do not count. Parts that do not exist are left out.',
        ],
        items: [
          ...(scores.score !== null
            ? [`Multiple choice: ${scores.score}% (${right} of ${choices.length} right), weight 50`]
            : []),
          ...(scores.audioScore !== null ? [`Spoken answers: ${scores.audioScore}%, weight 30`] : []),
          ...(scores.textScore !== null ? [`Written answers: ${scores.textScore}%, weight 10`] : []),
          ...(scores.videoScore !== null ? [`Rated by a person: ${scores.videoScore}%, weight 10`] : []),
        ],
      },
      ...(choices.length > 0
        ? [
            {
              heading: 'Multiple choice',
              paragraphs: [],
              items: choices.map(({ question, inTime, late, isRight }) => {
                const chosen = question.options.find(({ id }) => id === ((assessment.countsLate && late) || inTime)?.optionId)
                return `${question.text} ${chosen ? `“${chosen.text}”: ${isRight ? 'right' : 'not right'}` : 'Not answered'}`
              }),
            },
          ]
        : []),
      ...open.map(openSection),
      {
        heading: 'While it was taken',
        paragraphs: [
          `The page was left ${result.violations} ${result.violations === 1 ? 'time' : 'times'}; ${events.length} ${events.length === 1 ? 'entry' : 'entries'} in all. ${deviceWords(recordings)}`,
          ...(consent ? [`The candidate allowed this result to be shared on ${timeWords(consent.at)}.`] : []),
        ],
        items: [],
      },
    ],
  }
}

function openSection({ question, answers, counted }: OpenResult) {
  const answer = answers.find(({ id }) => id === counted)
  const points = answer?.transcript?.points ?? []
  const words = answer?.text ?? answer?.transcript?.text ?? ''
  return {
    heading: question.text,
    paragraphs: [
      answer ? words || 'Answered aloud; there is no transcript.' : 'Not answered.',
      ...(answer?.transcript?.score != null ? [`${answer.transcript.score}% of the expected points`] : []),
    ],
    items: points.flatMap(({ pointId, found, quote }) => {
      const point = question.points.find(({ id }) => id === pointId)
      return point && found ? [`${point.text}: “${quote ?? ''}”`] : []
    }),
  }
}
