import type { HiddenText, ReadDocument } from '#src/ports/document-reader.ts'
import { instructionsIn } from '../parsing/instructions.ts'
import type { Copies } from './copies.ts'

/** Why a person does not see a piece of text, as the end of a sentence. */
export const reasonInWords: Record<HiddenText['reason'], string> = {
  'same-colour': 'in the color of the page',
  invisible: 'set to be invisible',
  tiny: 'too small to read',
  'off-page': 'outside the page',
  covered: 'covered by something else',
  transparent: 'transparent',
  'marked-hidden': 'marked as hidden',
  'zero-width': 'of no width',
}

/** Below this share a copy is told as a passage. */
const leastShare = 0.05

const shortened = (text: string, most = 80) => {
  const flat = text.replace(/\s+/g, ' ').trim()
  return flat.length > most ? `${flat.slice(0, most - 1)}…` : flat
}

const spoken = (text: string) => instructionsIn(text).map(({ start, end }) => shortened(text.slice(start, end)))

const unrecognised = ({ pages, of, because }: NonNullable<ReadDocument['recognition']>) =>
  because === 'time'
    ? `Text was recognized on ${pages} of the ${of} pages that are pictures; there was no time for the others. A person should look at them.`
    : `${of === 1 ? 'A page is a picture' : `${of} pages are pictures`} whose text could not be read. A person should look at ${of === 1 ? 'it' : 'them'}.`

/** What a resume has taken from the job description, and that it counts for nothing. */
export const copyWarning = ({ share, passages }: Copies): string => {
  const words = `“${shortened(passages[0]!.quote)}”`
  return share < leastShare
    ? `A passage of this resume is the text of the job description, which earns nothing: ${words}`
    : `${Math.round(share * 100)} % of this resume is the text of the job description, which earns nothing: ${words}`
}

type Warned = Pick<ReadDocument, 'hidden' | 'recognised' | 'text' | 'recognition'>

/** What the recruiter should know about how the document was made. None of it changes the percentage. */
export const warningsFor = ({ hidden, recognised, text, recognition }: Warned): string[] => {
  const byReason = Map.groupBy(
    hidden.filter((piece) => piece.text.trim()),
    ({ reason }) => reason,
  )
  const hiddenNotes = [...byReason].map(
    ([reason, pieces]) =>
      `Text ${reasonInWords[reason]} was left out of the score: “${shortened(pieces.map((piece) => piece.text).join(' '))}”`,
  )
  const written = spoken(text).map((words) => `The resume speaks to the ranking software: “${words}”. It changes nothing.`)
  const hiddenWords = hidden.map((piece) => piece.text).join('\n')
  const secret = spoken(hiddenWords).map((words) => `Hidden text speaks to the ranking software: “${words}”. It changes nothing.`)
  return [
    ...hiddenNotes,
    ...written,
    ...secret,
    ...(recognised ? ['The text was recognized in an image and may contain misread words.'] : []),
    ...(recognition ? [unrecognised(recognition)] : []),
  ]
}
