import type { Language } from './language.ts'
import { arabic } from './languages/ar.ts'
import { german } from './languages/de.ts'
import { english } from './languages/en.ts'
import { finnish } from './languages/fi.ts'
import { hebrew } from './languages/he.ts'
import { japanese } from './languages/ja.ts'
import { korean } from './languages/ko.ts'
import { polish } from './languages/pl.ts'
import { russian } from './languages/ru.ts'
import { turkish } from './languages/tr.ts'
import { ukrainian } from './languages/uk.ts'
import { chinese } from './languages/zh.ts'

/** Every language that people here may speak; each stands in a file of its own. */
export const languages: Language[] = [
  english,
  german,
  polish,
  japanese,
  russian,
  ukrainian,
  arabic,
  hebrew,
  chinese,
  korean,
  turkish,
  finnish,
]
