import type { ScheduleRecord } from '../../../api/scheduling.ts'

interface Sentence {
  tone: 'success' | 'info' | 'warning' | 'error'
  text: string
}

const problems: Record<string, string> = {
  none_chosen: 'Please choose one of the times.',
  slot_taken: 'This time has just been taken. Please choose another one.',
  slot_past: 'This time has passed. Please choose another one.',
  already_booked: 'You have chosen a time already. It is shown below; nothing was changed.',
  interview_begun: 'The interview has begun, so it cannot be changed here any more.',
  moved_too_often: 'This interview was moved many times. To move it once more, please answer the mail that brought you here.',
  refused: 'That did not work. Please check what you entered and try again.',
}

/** What is said about the form that was just sent. What no longer fits what the page shows is not said. */
export const sentenceFor = (said: string, { state, isMailed }: ScheduleRecord): Sentence | null => {
  const mailed = isMailed ? ' A confirmation is on its way to you by e-mail.' : ''
  if (said === 'booked' && state === 'booked') return { tone: 'success', text: `Your interview is booked.${mailed}` }
  if (said === 'moved' && state === 'booked') return { tone: 'success', text: `Your interview has a new time.${mailed}` }
  const text = problems[said]
  if (!text || !['open', 'booked'].includes(state)) return null
  return { tone: said === 'already_booked' ? 'info' : 'error', text }
}
