import { drawDocument, type ResumeDocument } from './document.ts'
import { Draw, type Split } from './draw.ts'
import { drawFamily, type Family, familyName } from './families.ts'
import type { Identity } from './labels.ts'
import type { Language } from './language.ts'
import type { Month } from './months.ts'

export interface Choices {
  seed: string
  split: Split
  today: Month
  languages: Language[]
  families: Family[]
  formats: string[]
  /** More titles by language, where a table of them is at hand. */
  titles: Map<string, string[]>
}

export interface Numbered {
  document: ResumeDocument
  identity: Identity
}

/** English is the commonest language of resumes, here as elsewhere. */
const weightOf = ({ code }: Language) => (code === 'en' ? 8 : ['de', 'fr', 'es'].includes(code) ? 2 : 1)

/** One document by its number: neither the others nor how many there are change it. */
export function drawNumbered({ seed, split, today, languages, families, formats, titles }: Choices, index: number): Numbered {
  const draw = new Draw(`${seed}/${split}/${index}`, split)
  const language = draw.fork('language').weighted(languages.map((each) => [each, weightOf(each)] as const))
  const family = drawFamily(draw.fork(`family ${language.code}`), families)
  const format = draw.fork('format').pick(formats)
  const own = titles.get(language.code)
  const document = drawDocument(draw.fork(language.code), { language, family, today, ...(own ? { titles: own } : {}) })
  const number = String(index + 1).padStart(4, '0')
  const ending = format === 'scan' ? 'scan.pdf' : format
  const file = `g${number}-${language.code}-${familyName(family).replace('/', '.')}.${ending}`
  return { document, identity: { file, person: `${seed}-${number}`, format, today } }
}
