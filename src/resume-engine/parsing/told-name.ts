import { sentenceWords } from '../taxonomy/languages/sentence-words.ts'
import { listed } from '../taxonomy/languages/words.ts'
import type { Row } from './row.ts'

const introductions = Object.values(sentenceWords)
  .flatMap(({ name }) => listed(name))
  .map((words) => words.replaceAll(/['’]/g, "['’]").replaceAll(' ', '\\s+'))
const introduced = new RegExp(`(?<![\\p{L}])(?:${introductions.join('|')})\\s*`, 'iu')
const greeted = new RegExp(
  `^(?:(?:hi|hello|hey|hallo|hola|bonjour|salut|ciao|olá)(?: there)?[,.! ]\\s*)?(?:${introductions.join('|')}|i['’]m(?=\\s)|i am(?=\\s)|ich bin(?=\\s)|je suis(?=\\s)|soy(?=\\s)|sono(?=\\s))\\s*`,
  'iu',
)
/** Words with capitals, with what may stand in small letters between them; without capitals up to the next sign. */
const name =
  /^(?:(?:(?:de|da|del|van|von|der|den|la|le|al|el|bin|[dl]['’])\s*){0,2}\p{Lu}[\p{L}\p{M}'’.-]*\s?){2,5}|^[\u3400-\u9fff\u3040-\u30ff]{2,6}(?=[，,。、と])|^[가-힣]{2,4}(?=입니다|이라고|라고)/u

/** How far "Hello, I'm " reaches at the beginning of words of which the rest is a name; 0 without it. */
export const introductionLength = (text: string): number => {
  const length = greeted.exec(text)?.[0].length ?? 0
  if (length === 0) return 0
  const rest = text.slice(length).replace(/[.,!]$/, '')
  return name.exec(rest)?.[0].length === rest.length ? length : 0
}

/** "My name is Dorothea Quill and I live in Leeds." */
export const toldName = ({ text, start }: Row): { text: string; start: number; end: number } | null => {
  const lead = introduced.exec(text)
  if (!lead) return null
  const from = lead.index + lead[0].length
  const found = name.exec(text.slice(from))?.[0].trimEnd().replace(/[.,]$/, '')
  return found ? { text: found, start: start + from, end: start + from + found.length } : null
}
