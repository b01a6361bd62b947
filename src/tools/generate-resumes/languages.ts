import type { Language } from './language.ts'
import { arabic } from './languages/ar.ts'
import { czech } from './languages/cs.ts'
import { danish } from './languages/da.ts'
import { german } from './languages/de.ts'
import { english } from './languages/en.ts'
import { spanish } from './languages/es.ts'
import { finnish } from './languages/fi.ts'
import { french } from './languages/fr.ts'
import { hebrew } from './languages/he.ts'
import { italian } from './languages/it.ts'
import { japanese } from './languages/ja.ts'
import { korean } from './languages/ko.ts'
import { norwegian } from './languages/nb.ts'
import { dutch } from './languages/nl.ts'
import { polish } from './languages/pl.ts'
import { portuguese } from './languages/pt.ts'
import { russian } from './languages/ru.ts'
import { swedish } from './languages/sv.ts'
import { turkish } from './languages/tr.ts'
import { ukrainian } from './languages/uk.ts'
import { chinese } from './languages/zh.ts'

/** Every language that people here may speak; each stands in a file of its own. */
export const languages: Language[] = [
  english,
  german,
  french,
  spanish,
  italian,
  portuguese,
  dutch,
  polish,
  czech,
  swedish,
  danish,
  norwegian,
  finnish,
  turkish,
  russian,
  ukrainian,
  chinese,
  japanese,
  korean,
  arabic,
  hebrew,
]
