import { withSharedEnding } from '#src/resume-engine/taxonomy/gender-endings.ts'
import { genderedPhrases, genderedRows } from './gendered-rows.ts'
import type { Table } from './table.ts'

/** How the forms of a language differ where the table of occupations pairs them: a man's ending and a woman's. */
const endings: Record<string, [man: string, woman: string][]> = {
  fr: pairs(`-e -ne -le -te er-ère ec-èque et-ète f-ve -sse -fe c-que er-euse eur-euse eur-rice eur-eure r-resse on-onne`),
  es: pairs(`o-a -a e-a ón-ona án-ana ín-ina és-esa or-riz`),
  pt: pairs(`o-a -a e-a ão-ã or-riz`),
  nl: pairs(
    `er-ster -ster -e -es r-res ar-res us-a der-ster ker-akster aker-aakster per-opster oper-oopster ler-ster ter-ster per-ster ger-ster
    ver-fster ver-efster ever-eefster ner-ster mer-ster ser-ter er-ter ler-elster ger-egster ter-atster ner-enster zer-esster mer-emster
    is-esse -in -kin -fin eur-rice or-rice er-ère af-fe at-te om-me og-ge -ess ver-afster der-edster gen-gster nder-ndster eur-euse or-rix`,
  ),
}

function pairs(list: string): [string, string][] {
  return list.split(/\s+/).map((pair) => pair.split('-') as [string, string])
}

/** Paired in the table, and another word besides: "carrière" is a career, "locale" a place. */
const otherWords = new Set(['carrière', 'locale', 'cabina', 'musica', 'critica', 'escorte', 'manicura'])

/** Other words that end in -e for another reason, as adjectives do, are no titles of women. */
const dutchMen = /(?:ent|ant|ist|eut|oot|oloog|aat|aaf|oom|eur|aan|iek|if|ck)$/

const wordsOf = (title: string) =>
  title
    .normalize('NFC')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []

const differenceOf = (man: string, woman: string, language: string) =>
  endings[language]!.some(
    ([his, hers]) =>
      man.endsWith(his) &&
      woman.endsWith(hers) &&
      man.length - his.length >= 2 &&
      man.slice(0, man.length - his.length) === woman.slice(0, woman.length - hers.length) &&
      (language !== 'nl' || hers !== 'e' || dutchMen.test(man)),
  )

/** Words by which two titles of one occupation differ when nothing else does; empty when they differ in more than gender. */
const differing = (man: string[], woman: string[], language: string): [man: string, woman: string][] => {
  if (man.length !== woman.length) return []
  const found = man.map((word, i) => [word, woman[i]!] as [string, string]).filter(([his, hers]) => his !== hers)
  return found.every(([his, hers]) => differenceOf(his, hers, language)) ? found : []
}

/** The pairs of words that tell the gender of titles in the table. */
const pairsIn = (table: Table) => {
  const found: { man: string; woman: string; language: string }[] = []
  for (const [key, rows] of Map.groupBy(table('titles-multilingual'), ({ lang, esco }) => `${lang}\t${esco}`)) {
    const language = key.split('\t')[0]!
    const titles = [...new Set(rows.flatMap(({ title }) => title!.split('/').map((form) => form.trim())))].map(wordsOf)
    for (const man of titles)
      for (const woman of titles)
        for (const [his, hers] of differing(man, woman, language)) found.push({ man: his, woman: hers, language })
  }
  return found
}

interface Class {
  forms: Set<string>
  /** Forms that stand first in a row written by hand. */
  heads: string[]
  men: string[]
  languages: Set<string>
}

const compounding = ['de', 'nl', 'sv']

/** Words of the tables that are in English: what a pair of another language would make of them is told by hand or not at all. */
const englishIn = (table: Table) => {
  const words = new Set<string>()
  for (const name of ['occupations', 'occupation-tasks', 'occupation-titles', 'occupation-technologies', 'titles', 'skills'])
    for (const row of table(name)) for (const text of Object.values(row)) for (const word of wordsOf(text)) words.add(word)
  return words
}

/** Words that tell the gender of a title where no rule of endings does: the form that all are compared by, the languages, the others. */
export const buildGenderedWords = (table: Table) => {
  const english = englishIn(table)
  const isEnglish = (word: string) => english.has(word)
  const classes = new Map<string, Class>()
  const join = (forms: string[], language: string, head: string | null, man: string) => {
    const all = [...new Set([...forms, ...forms.map(withSharedEnding)])]
    const known = [...new Set(all.flatMap((form) => classes.get(form) ?? []))]
    const joined: Class = {
      forms: new Set([...known.flatMap(({ forms }) => [...forms]), ...all]),
      heads: [...known.flatMap(({ heads }) => heads), ...(head ? [head] : [])],
      men: [...known.flatMap(({ men }) => men), man],
      languages: new Set([...known.flatMap(({ languages }) => [...languages]), language]),
    }
    for (const form of joined.forms) classes.set(form, joined)
  }
  const byHand = new Set<string>()
  for (const [language, list] of Object.entries(genderedRows))
    for (const row of list.split(',')) {
      const forms = row.trim().split(/\s+/)
      join(forms, language, forms[0]!, forms[0]!)
      for (const form of forms) byHand.add(form)
    }
  for (const { man, woman, language } of pairsIn(table))
    if (byHand.has(woman) || !(isEnglish(woman) || otherWords.has(woman))) join([man, woman], language, null, man)

  const rows: { one: string; languages: string[]; others: string[] }[] = []
  for (const { forms, heads, men, languages } of new Set(classes.values())) {
    const byLength = (words: Iterable<string>) => [...words].toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))
    const first =
      [...heads, ...heads.map(withSharedEnding), ...byLength(men)].find(isEnglish) ?? byLength(heads)[0] ?? byLength(men)[0]!
    const one = withSharedEnding(first)
    const others = [...forms].filter((form) => form !== one && withSharedEnding(form) !== one).toSorted()
    if (others.length > 0) rows.push({ one, languages: [...languages].toSorted(), others })
  }
  return lines('one\tlanguages\tothers', [...withoutCompounds(rows), ...phraseRows()])
}

type Row = { one: string; languages: string[]; others: string[] }

/** Leaves out what a shorter row says of its compounds. */
const withoutCompounds = (rows: Row[]): string[] => {
  const ones = new Map(
    rows
      .filter(({ languages }) => languages.some((each) => compounding.includes(each)))
      .flatMap(({ one, others }) => others.map((other) => [other, one] as const)),
  )
  const isCompound = (other: string, one: string) =>
    [...other.slice(3)].some((_, i) => {
      const known = ones.get(other.slice(i + 3))
      return known !== undefined && other.length - i - 3 >= 5 && other.slice(0, i + 3) + known === one
    })
  return rows
    .map(({ one, languages, others }) => ({ one, languages, others: others.filter((other) => !isCompound(other, one)) }))
    .filter(({ others }) => others.length > 0)
    .toSorted((a, b) => (a.one < b.one ? -1 : 1))
    .map(({ one, languages, others }) => `${one}\t${languages.join(' ')}\t${others.join('|')}`)
}

const phraseRows = () =>
  Object.entries(genderedPhrases).flatMap(([language, list]) =>
    list.split(',').map((row) => {
      const [one, ...others] = row.trim().split('/')
      return `${one}\t${language}\t${others.join('|')}`
    }),
  )

const lines = (head: string, rows: string[]) => `${[head, ...rows].join('\n')}\n`
