import { maximumNote, maximumPlace, maximumWords } from './constants.ts'
import { InvalidInput } from './errors.ts'

/** Without control and direction characters, which hide or turn around what is read; line breaks stay. */
const cleaned = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u200b\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .trim()

function limited(field: string, label: string, text: string, maximum: number): string {
  if (text.length > maximum)
    throw new InvalidInput(field, `${label} can have ${maximum.toLocaleString('en')} characters at most.`)
  return text
}

export const noteField = (typed: string) => limited('note', 'The note', cleaned(typed), maximumNote)

export const wordsField = (typed: string) => limited('words', 'Your message', cleaned(typed), maximumWords)

/** A room or an address in words, or a link of the web; any other kind of link is refused. */
export function placeField(typed: string): string {
  const place = limited('place', 'The place', cleaned(typed).replace(/\s+/g, ' '), maximumPlace)
  if (!/^[a-z][a-z\d+.-]*:\S/i.test(place)) return place
  const url = URL.parse(place)
  if (!url || !['http:', 'https:'].includes(url.protocol) || /\s/.test(place))
    throw new InvalidInput('place', 'A meeting link begins with https:// or http://.')
  if (url.username || url.password) throw new InvalidInput('place', 'A meeting link cannot hold a user name or password.')
  return url.href
}
