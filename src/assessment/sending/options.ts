import { type AssessmentOptions, usualOptions } from '../assessment.ts'
import { InvalidInput } from '../errors.ts'

const mostExtraMinutes = 240

/** What was chosen for a link, with the usual for what was not; rejects what does not go together. */
export function checkedOptions(given: Partial<AssessmentOptions>): AssessmentOptions {
  const options = { ...usualOptions, ...given }
  const { kind, practice, extraMinutes } = options
  if (!Number.isInteger(extraMinutes) || extraMinutes < 0 || extraMinutes > mostExtraMinutes)
    throw new InvalidInput('extraMinutes', `Extra time is 0 to ${mostExtraMinutes} minutes.`)
  if (practice && given.proctored === true) throw new InvalidInput('practice', 'A practice link is never proctored.')
  if (practice && kind === 'interview') throw new InvalidInput('practice', 'There are no practice links for interviews.')
  return practice ? { ...options, proctored: false } : options
}

const isAddress = (email: string) =>
  /^[^\s<>()[\]\\,;:"@\p{Cc}\p{Cf}]+@[^\s<>()[\]\\,;:"@\p{Cc}\p{Cf}]+$/u.test(email) && email.length <= 254

/** One address, or it is refused: a line break or a second recipient never reaches a mail. */
export function checkedAddress(typed: string): string {
  if (/[\r\n]/.test(typed)) throw new InvalidInput('candidateEmail', 'An email address is one line.')
  const address = typed.trim()
  if (address === '') throw new InvalidInput('candidateEmail', 'No email address was found in this resume. Please give one.')
  if (!isAddress(address)) throw new InvalidInput('candidateEmail', 'This is not one valid email address.')
  return address
}

/** What a link leads to, for the time line. */
export const nounOf = ({ kind, practice }: AssessmentOptions): string => (practice ? 'practice' : kind)
