import { fill } from '#src/words/fill.ts'
import type { Words } from '#src/words/words.ts'
import type { ChoiceQuestion } from '../../../api/assessment.ts'

/** Where to go on: at the question this tab showed last, else after the last one that has an answer. */
export const placeToResume = (
  questions: readonly Pick<ChoiceQuestion, 'id'>[],
  isAnswered: (id: string) => boolean,
  shownLast: string | null,
): number => {
  const before = questions.findIndex(({ id }) => id === shownLast)
  if (before >= 0) return before
  const next = questions.findLastIndex(({ id }) => isAnswered(id)) + 1
  if (next < questions.length) return next
  const open = questions.findIndex(({ id }) => !isAnswered(id))
  return open >= 0 ? open : Math.max(0, questions.length - 1)
}

/** 'question 2', 'questions 2 and 5', 'questions 2, 5 to 9 and 12'. */
export const questionNumbers = (
  places: readonly number[],
  words: Pick<Words['assessment'], 'numbered' | 'range' | 'and'>,
): string => {
  const runs: { from: number; to: number }[] = []
  for (const place of places) {
    const last = runs.at(-1)
    if (last && last.to === place) last.to = place + 1
    else runs.push({ from: place + 1, to: place + 1 })
  }
  const numbers = runs.flatMap(({ from, to }) => {
    if (to - from > 1) return [fill(words.range, { from, to })]
    return from === to ? [`${from}`] : [`${from}`, `${to}`]
  })
  const all = [numbers.slice(0, -1).join(', '), numbers.at(-1)].filter(Boolean).join(` ${words.and} `)
  return fill(places.length === 1 ? words.numbered.one : words.numbered.other, { numbers: all })
}
