import type { Words } from './language.ts'

const isAscii = (text: string) => /^[\x00-\x7f]*$/.test(text)

/** Letters that Unicode does not take apart into a plain letter and a mark. */
const plain: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ð: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' }

/** In lower case without accents: "Berufstätigkeit", "BERUFSTATIGKEIT" and "berufsta\u0308tigkeit" are one. */
export const folded = (text: string): string =>
  isAscii(text)
    ? text.toLowerCase()
    : text
        .toLowerCase()
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .replace(/[łøđðıßæœþ]/g, (letter) => plain[letter]!)
        .normalize('NFC')

const endings = /^(.*?)\(([^()]*,[^()]*)\)(.*)$/u

/** "lehrer(,in)" is "lehrer" and "lehrerin". */
const expanded = (word: string): string[] => {
  const match = endings.exec(word)
  if (!match) return [word]
  const [, before, list, after] = match
  return list!.split(',').flatMap((ending) => expanded(before + ending.trim() + after))
}

/** The words and phrases of a list that is set apart by `|`. */
export const listed = (words: Words | undefined): string[] =>
  (words ?? '')
    .split('|')
    .map((word) => word.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .flatMap(expanded)

/** The words of a list that is set apart by white space. */
export const spaced = (words: Words | undefined): string[] => (words ?? '').split(/\s+/).filter(Boolean).flatMap(expanded)
