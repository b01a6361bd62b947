import type { Degree, Fact } from '../facts.ts'
import { type Interval, merged, outside } from '../taxonomy/intervals.ts'
import { isPlace } from '../taxonomy/places.ts'
import { findSkills } from '../taxonomy/skills.ts'
import { readsAsProse } from './entry-rows.ts'
import type { Row } from './row.ts'
import type { Section } from './sections.ts'

const address =
  /@|https?:|www\.|linkedin|github\.com|\b\d{5,6}\b|\b(?:street|road|avenue|lane|drive|apartment|nagar|colony|tel|phone|mobile|address)\b/i

/** Lines about the person rather than the work, wherever they stand. */
const personal =
  /^(?:(?:full |first |last |middle |family |given |father['’]?s?|mother['’]?s?|husband['’]?s?|spouse['’]?s?) ?(?:name)?|name|nationality|citizenship|citizen of|gender|sex|marital status|civil status|family status|children|date (?:and place )?of birth|birth ?(?:date|day|place)|place of birth|d\.?o\.?b\.?|born|age|religion|caste|passport(?: no\.?| number)?|visa(?: status)?|pronouns|nationalit[éàä]t?|staatsangehörigkeit|geburts(?:datum|ort)|geboren|familienstand|état civil|né(?:e)? le|date de naissance|estado civil|fecha de nacimiento|nacionalidad|性别|出生|年龄|婚姻状况|民族|籍贯)\s*(?:[:：–-]|\s{3,}|\t)/iu

/** Lines of the head that say who and where somebody is have no sentence, no title and no list of skills in them. */
const speaksOfWork = (text: string, row: Row): boolean => readsAsProse(row.text) || listsSkills(text, row)

const listsSkills = (text: string, { start, end, text: written }: Row) => {
  if (!/[,|•·;/]/.test(written)) return false
  const found = findSkills(text, { start, end, listContext: true }).filter(({ kind }) => kind !== 'human_language')
  return found.length >= 2 && found.reduce((sum, skill) => sum + skill.end - skill.start, 0) > written.length * 0.5
}

/** A document without headings is one long head: only its first lines say who somebody is. */
const longestHead = 10

/**
 * Parts of the text that say who and where somebody is, and at which school: they never take part in a comparison. Of the first lines
 * only sentences, titles and lists of skills remain, of the education section nothing: of a degree its level alone counts.
 */
export const privateIntervals = (
  text: string,
  sections: Section[],
  degrees: Fact<Degree>[],
  headlines: Fact<string>[],
): Interval[] => {
  const hidden: Interval[] = []
  const titles = merged(headlines.flatMap(({ quotes }) => quotes))
  for (const { kind, rows } of sections) {
    if (kind === 'personal' || kind === 'contact' || kind === 'references' || kind === 'education') hidden.push(...rows)
    else if (kind === 'head') {
      for (const [index, row] of rows.entries())
        if (address.test(row.text) || personal.test(row.text)) hidden.push(row)
        else if (index < longestHead && !speaksOfWork(text, row)) hidden.push(...outside(row, titles))
    } else
      for (const row of rows)
        if (personal.test(row.text)) hidden.push(row)
        else hidden.push(...row.parts.filter((part) => part.text.length < 60 && isPlace(part.text)))
  }
  for (const { quotes } of degrees) hidden.push(...quotes)
  return merged(hidden)
}

/** Every place where the name stands in full. */
export const namesIn = (text: string, name: Fact<string> | null): Interval[] => {
  if (!name) return []
  const found: Interval[] = [...name.quotes]
  const lower = text.toLowerCase()
  if (lower.length !== text.length) return found
  for (const written of new Set([name.value, ...name.quotes.map(({ quote }) => quote)])) {
    const sought = written.trim().toLowerCase()
    if (sought.length < 4 && !/[^a-z]/.test(sought)) continue
    for (let at = lower.indexOf(sought); at >= 0; at = lower.indexOf(sought, at + sought.length))
      found.push({ start: at, end: at + sought.length })
  }
  return found
}
