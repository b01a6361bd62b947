import type { HeardSegment } from '#src/ports/transcriber.ts'
import type { AskedPoint } from '../assessment.ts'
import { percentOf } from '../scores.ts'
import type { FoundPoint } from '../transcription-ports.ts'
import { type Interval, sentencesOf, unsaidIntervals } from './sentences.ts'
import { findTerm, type Term, termOf, type Word, wordsOf } from './words.ts'

/** What was said or written, with the times of its segments where there are any. `text` is theirs, joined by spaces. */
export interface Saying {
  text: string
  segments: HeardSegment[]
}

const longestQuote = 240
const aroundHit = 90

export const notFound = (pointId: string): FoundPoint => ({
  pointId,
  found: false,
  by: null,
  quote: null,
  startMs: null,
  endMs: null,
})

/** A point that these letters of the text show. */
export const shownBy = (saying: Saying, pointId: string, by: 'words' | 'model', { start, end }: Interval): FoundPoint => ({
  pointId,
  found: true,
  by,
  quote: saying.text.slice(start, end).trim(),
  ...timesOf(saying, { start, end }),
})

/**
 * Which points an answer holds, by their words alone: one term of a point is enough, in any form, its words in their order and
 * at most two others apart. Words that are only asked or denied do not count. The same text always holds the same points, and
 * what is said besides takes none away.
 */
export function pointsInWords(saying: Saying, points: AskedPoint[], otherNames: Map<string, string[]>): FoundPoint[] {
  const { text } = saying
  const unsaid = unsaidIntervals(text)
  const sentences = sentencesOf(text).map(({ start, end }) => ({ start, end, words: wordsWithin(text, start, end) }))
  return points.map(({ id, words }) => {
    const terms = words.flatMap((word) => [word, ...(otherNames.get(word) ?? [])]).map(termOf)
    for (const sentence of sentences)
      for (const term of terms) {
        const hit = firstSaid(sentence.words, term, unsaid)
        if (hit) return { ...shownBy(saying, id, 'words', quoteAround(text, sentence, hit)), ...timesOf(saying, hit) }
      }
    return notFound(id)
  })
}

/** Found points of all that could be judged, as a percentage; null when none could. */
export const pointsScore = (points: FoundPoint[], judged: (pointId: string) => boolean): number | null => {
  const counted = points.filter(({ pointId }) => judged(pointId))
  return percentOf(counted.filter(({ found }) => found).length, counted.length)
}

const wordsWithin = (text: string, start: number, end: number): Word[] =>
  wordsOf(text.slice(start, end)).map((word) => ({ ...word, start: word.start + start, end: word.end + start }))

export const overlaps = (a: Interval, b: Interval) => a.start < b.end && b.start < a.end

function firstSaid(words: Word[], term: Term, unsaid: Interval[]): Interval | null {
  for (let from = 0; ; ) {
    const found = findTerm(words, term, from)
    if (!found) return null
    const hit = { start: words[found.first]!.start, end: words[found.last]!.end }
    if (!unsaid.some((interval) => overlaps(interval, hit))) return hit
    from = found.first + 1
  }
}

/** The sentence; of a long one the part around the hit, cut between words. */
function quoteAround(text: string, sentence: Interval, hit: Interval): Interval {
  if (sentence.end - sentence.start <= longestQuote) return sentence
  const from = Math.max(sentence.start, hit.start - aroundHit)
  const to = Math.min(sentence.end, hit.end + aroundHit)
  const start = from === sentence.start ? from : Math.min(hit.start, text.indexOf(' ', from) + 1 || from)
  const end = to === sentence.end ? to : Math.max(hit.end, text.lastIndexOf(' ', to))
  return { start, end }
}

/** From the beginning of the segment in which it begins to the end of the one in which it ends. */
function timesOf({ text, segments }: Saying, { start, end }: Interval): Pick<FoundPoint, 'startMs' | 'endMs'> {
  let at = 0
  let first: HeardSegment | null = null
  let last: HeardSegment | null = null
  for (const segment of segments) {
    const place = text.indexOf(segment.text, at)
    if (place < 0) continue
    at = place + segment.text.length
    if (at > start && place < end) {
      first ??= segment
      last = segment
    }
  }
  return { startMs: first?.startMs ?? null, endMs: last?.endMs ?? null }
}
