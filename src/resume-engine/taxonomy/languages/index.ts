import { ar } from './ar.ts'
import { cs } from './cs.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fi } from './fi.ts'
import { fr } from './fr.ts'
import { he } from './he.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import type { Language, LanguageCode } from './language.ts'
import { nb } from './nb.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { ru } from './ru.ts'
import { sv } from './sv.ts'
import { tr } from './tr.ts'
import { uk } from './uk.ts'
import { zh } from './zh.ts'

export type { Language, LanguageCode } from './language.ts'

/** The languages that resumes are read in. Where a word stands in several, the earlier language counts. */
export const languages: readonly Language[] = [en, de, fr, es, it, pt, nl, pl, cs, sv, da, nb, fi, tr, ru, uk, zh, ja, ko, ar, he]

const byCode = new Map(languages.map((language) => [language.code, language]))

export const languageOf = (code: LanguageCode): Language => byCode.get(code)!
