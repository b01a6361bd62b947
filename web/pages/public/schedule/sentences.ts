import type { Words } from '#src/words/words.ts'
import type { ScheduleRecord } from '../../../api/scheduling.ts'

interface Sentence {
  tone: 'success' | 'info' | 'warning' | 'error'
  text: string
}

const problems = (words: Words['schedule']): Record<string, string> => ({
  none_chosen: words.noneChosen,
  slot_taken: words.taken,
  slot_past: words.passed,
  already_booked: words.alreadyBooked,
  interview_begun: words.begun,
  moved_too_often: words.movedTooOften,
  refused: words.refused,
})

/** What is said about the form that was just sent. What no longer fits what the page shows is not said. */
export const sentenceFor = (said: string, { state, isMailed }: ScheduleRecord, words: Words['schedule']): Sentence | null => {
  const mailed = isMailed ? ` ${words.mailed}` : ''
  if (said === 'booked' && state === 'booked') return { tone: 'success', text: `${words.booked}${mailed}` }
  if (said === 'moved' && state === 'booked') return { tone: 'success', text: `${words.moved}${mailed}` }
  const text = problems(words)[said]
  if (!text || !['open', 'booked'].includes(state)) return null
  return { tone: said === 'already_booked' ? 'info' : 'error', text }
}
