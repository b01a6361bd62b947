import { createContext, useContext } from 'react'
import type { Language } from '#src/words/languages.ts'
import type { Part, Words } from '#src/words/words.ts'

/** The words that came with a page: all of them on the server, and in a browser the parts that its scripts use. */
export type WordsOfPage = { language: Language } & Partial<Words>

export const WordsContext = createContext<WordsOfPage | null>(null)

/** The language of the page; English where a page has one language only. */
export const useLanguage = (): Language => useContext(WordsContext)?.language ?? 'en'

/** One part of the words of the page. */
export const useWords = <Name extends Part>(part: Name): Words[Name] => {
  const words: Partial<Words> | null = useContext(WordsContext)
  const found = words?.[part]
  if (!found) throw new Error(`This page was sent no words for "${part}".`)
  return found
}

/** The same for parts of pages that also stand where there is English only; null there. */
export const useWordsIfAny = <Name extends Part>(part: Name): Words[Name] | null => {
  const words: Partial<Words> | null = useContext(WordsContext)
  return words?.[part] ?? null
}
