import * as de from './de.ts'
import * as en from './en.ts'
import * as es from './es.ts'
import * as fr from './fr.ts'
import type { Language } from './languages.ts'
import type { Words } from './words.ts'

/** The words of every language. Browsers are sent the parts that their page uses, never this file. */
export const catalogues: Record<Language, Words> = { en, de, fr, es }
