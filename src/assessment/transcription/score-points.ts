import type { AskedQuestion } from '../assessment.ts'
import type { Transcript, TranscriptionPorts } from '../transcription-ports.ts'
import { notFound, pointsInWords, pointsScore, type Saying } from './points.ts'
import { pointsByModel } from './points-by-model.ts'

type Ports = Pick<TranscriptionPorts, 'otherNamesOf' | 'languageModel' | 'ids'>

/**
 * The expected points of a question in an answer, and their share. Words decide first; a model, when there is one, may add
 * what was said otherwise. Points that have no words are judged by a model or not at all.
 */
export const scorePoints =
  ({ otherNamesOf, languageModel, ids }: Ports) =>
  async (saying: Saying, question: AskedQuestion | null): Promise<Pick<Transcript, 'points' | 'score'>> => {
    const expected = question?.points ?? []
    if (!question || expected.length === 0) return { points: [], score: null }
    // Nothing that is not said holds a point, whoever looks.
    if (saying.text.trim() === '') return { points: expected.map(({ id }) => notFound(id)), score: 0 }
    const otherNames = await otherNamesOf(expected.flatMap(({ words }) => words)).catch(() => new Map<string, string[]>())
    const points = pointsInWords(saying, expected, otherNames)
    const missing = expected.filter((_, index) => !points[index]!.found)
    const added =
      languageModel.available && missing.length > 0
        ? await pointsByModel(languageModel, {
            saying,
            question: question.text,
            points: missing,
            fence: `=== ${ids.token()} ===`,
          })
        : null
    const all = points.map((point) => added?.find(({ pointId }) => pointId === point.pointId) ?? point)
    const withWords = new Set(expected.filter(({ words }) => words.length > 0).map(({ id }) => id))
    return { points: all, score: pointsScore(all, (id) => added !== null || withWords.has(id)) }
  }
