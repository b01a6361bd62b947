import type { ResultOpenAnswer, ResultQuestion, ResultRecord } from '../../../api/results.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** '2:05', '1:02:05': where something stands in a recording. */
export const clockOf = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** '45 s', '2 min 5 s', '1 h 2 min'. */
export const lengthOf = (ms: number): string => {
  const seconds = Math.max(0, Math.round(ms / 1000))
  if (seconds < 60) return `${seconds} s`
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  if (hours > 0) return minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`
  return seconds % 60 > 0 ? `${minutes} min ${seconds % 60} s` : `${minutes} min`
}

export const levelWords = (level: number | null): string | null =>
  level === null ? null : (['Basic', 'Intermediate', 'Advanced'][level - 1] ?? null)

export const sourceWords: Record<ResultQuestion['source'], string> = {
  bank: 'From the question bank',
  model: 'Drafted by the language model',
  person: 'Question written by a person',
}

export const reasonWords: Record<NonNullable<ResultOpenAnswer['reason']>, string> = {
  silence: 'Nobody is heard in it.',
  'too-short': 'It is shorter than a second.',
  'not-audio': 'What was sent is no sound file.',
}

/** What was decided for this link beyond the usual, one fact each. */
export const variantsOf = ({ options }: Pick<ResultRecord, 'options'>): string[] => [
  ...(options.practice ? ['Practice'] : options.proctored ? ['Proctored'] : ['Unproctored']),
  ...(options.proctored && !options.camera ? ['No camera'] : []),
  ...(options.answers === 'written' ? ['Written answers'] : []),
  ...(options.extraMinutes > 0 ? [`${options.extraMinutes} extra minutes`] : []),
]

/** An attempt with words in it, which may be the one that counts. */
export const hasWords = ({ state }: Pick<ResultOpenAnswer, 'state'>) => state === 'uploaded' || state === 'written'

/** Answers that came when the time was over. */
export const lateAnswers = ({ questions, voiceQuestions }: Pick<ResultRecord, 'questions' | 'voiceQuestions'>): number =>
  questions.filter(({ lateAnswer }) => lateAnswer !== null).length +
  voiceQuestions.filter(({ answers }) => answers.some((answer) => answer.late && hasWords(answer))).length

export interface ScorePart {
  key: 'score' | 'audioScore' | 'textScore' | 'videoScore'
  name: string
  weight: number
  value: number | null
  /** Why there is no number. */
  missing: string
}

const weights = { score: 50, audioScore: 30, textScore: 10, videoScore: 10 }

/** Nothing more will come of it. */
const isEnded = ({ status }: Pick<ResultRecord, 'status'>) => status === 'expired' || status === 'revoked'

/** The parts of the score that this sitting can have, each with its number or what stands in its place. */
export const scoreParts = (result: ResultRecord): ScorePart[] => {
  const { testScore, options, status, waiting, questions, voiceQuestions, transcriber } = result
  const isOver = status === 'completed'
  const yet = isEnded(result) ? 'None' : 'Not yet'
  const open = !isOver ? yet : waiting ? 'Calculating...' : 'None'
  const spoken = isOver && !waiting && !transcriber.available ? 'None: no transcription' : open
  const asks = voiceQuestions.length > 0
  const parts: (ScorePart | false)[] = [
    questions.length > 0 && { key: 'score', name: 'Multiple choice', weight: 0, value: null, missing: yet },
    asks && options.answers === 'voice' && { key: 'audioScore', name: 'Spoken answers', weight: 0, value: null, missing: spoken },
    asks && options.answers === 'written' && { key: 'textScore', name: 'Written answers', weight: 0, value: null, missing: open },
    (options.proctored || testScore.videoScore !== null) && {
      key: 'videoScore',
      name: 'Rated by a person',
      weight: 0,
      value: null,
      missing: isOver ? 'Not rated' : yet,
    },
  ]
  return parts
    .filter((part): part is ScorePart => part !== false)
    .map((part) => ({ ...part, weight: weights[part.key], value: testScore[part.key] }))
}

/** The combined score, or what stands in its place. */
export const combinedOf = ({ testScore, status, waiting, options }: ResultRecord): string => {
  if (testScore.combinedScore !== null) return `${Math.round(testScore.combinedScore)}%`
  if (options.practice) return 'Not counted'
  if (isEnded({ status })) return 'None'
  if (status !== 'completed') return 'Not yet'
  return waiting ? 'Calculating...' : 'None'
}
