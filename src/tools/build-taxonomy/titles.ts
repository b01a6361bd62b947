import { inOneGender } from '#src/resume-engine/taxonomy/gendered-text.ts'
import { tokensOf } from '#src/resume-engine/taxonomy/tokens.ts'
import { commonTitles, emptyTitles } from './common-titles.ts'
import type { Table } from './table.ts'

const isSoc = (code: string) => /^\d\d-/.test(code)

/** Families that the tables leave without an occupation, or whose titles say nothing about the work. */
const codesByHand: Record<string, string[]> = {
  Founder: ['11-1011.00'],
  'MLOps Engineer': ['15-1252.00', '15-2051.00'],
  'Product Owner': ['15-1299.09', '11-3021.00'],
  'Product Manager': ['11-2021.00', '11-3021.00'],
  'Project Manager': ['15-1299.09', '13-1082.00'],
  'AI Engineer': ['15-1221.00', '15-2051.00'],
  'Backend Developer': ['15-1252.00', '15-1254.00'],
  'Salesforce Developer': ['15-1252.00', '15-1254.00'],
  'UiPath Developer': ['15-1252.00', '15-1299.08'],
  Academic: ['25-1011.00', '25-1021.00'],
  Internship: [],
}

const mostCommon = (counts: Map<string, number>) => {
  const total = counts.values().reduce((sum, count) => sum + count, 0)
  return [...counts]
    .filter(([, count]) => count >= total * 0.15)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 3)
    .map(([code]) => code)
}

/** Codes of each curated family: those of most of its titles. */
const codesOfFamilies = (rows: Record<string, string>[]) => {
  const counts = new Map<string, Map<string, number>>()
  for (const { family, codes } of rows) {
    const known = counts.get(family!) ?? new Map<string, number>()
    for (const code of codes!.split('|').filter(isSoc)) known.set(code, (known.get(code) ?? 0) + 1)
    counts.set(family!, known)
  }
  return new Map([...counts].map(([family, known]) => [family, codesByHand[family] ?? mostCommon(known)]))
}

/**
 * Titles grouped by what they mean: family, occupation codes, 'curated' or nothing, and the titles as words; '?' marks a title
 * that is also an ordinary word. Titles that come out the same by their last words ("municipal auditor") are left out.
 */
export const buildTitles = (table: Table) => {
  const occupations = new Map(table('occupations').map(({ title, code }) => [code!, title!]))
  const rows = table('titles').filter(({ ambiguous }) => !/short|name/.test(ambiguous!))
  const curatedRows = rows.filter(({ source }) => source!.includes('curated'))
  const familyCodes = codesOfFamilies(curatedRows)
  const familyOfCode = new Map(commonTitles.toReversed().map(({ codes, family }) => [codes[0]!, family]))
  const meaningOf = new Map<string, string>()
  const doubtful = new Set<string>()
  const keep = (title: string, family: string, codes: string[], curated: boolean, ambiguous: string) => {
    const form = tokensOf(inOneGender(title)).words.join(' ')
    if (!form || emptyTitles.has(form) || form.split(' ').length > 6) return
    const known = meaningOf.get(form)
    // "landlady" is a title, "landlord" an ordinary word as well: as one title they are both
    if (known !== undefined && !known.endsWith('curated') && ambiguous.includes('word')) doubtful.add(form)
    if (known !== undefined) return
    meaningOf.set(form, [family, codes.join('|'), curated ? 'curated' : ''].join('\t'))
    if (ambiguous.includes('word')) doubtful.add(form)
  }
  for (const { title, family, codes } of commonTitles) keep(title, family, codes, true, '')
  for (const { title, family, ambiguous } of curatedRows) keep(title!, family!, familyCodes.get(family!)!, true, ambiguous!)
  for (const { title, family, codes, ambiguous } of rows) {
    const soc = codes!
      .split('|')
      .filter((code) => occupations.has(code))
      .slice(0, 3)
    if (soc.length === 0) continue
    const curated = familyCodes.has(family!)
    const named = curated ? family! : (familyOfCode.get(soc[0]!) ?? occupations.get(soc[0]!)!)
    keep(title!, named, curated ? familyCodes.get(family!)! : soc, curated, ambiguous!)
  }
  const groups = new Map<string, string[]>()
  for (const [form, meaning] of meaningOf) {
    const words = form.split(' ')
    const shorter = words.map((_, i) => words.slice(i + 1).join(' ')).find((rest) => meaningOf.has(rest))
    if (shorter && meaningOf.get(shorter) === meaning) continue
    groups.set(meaning, [...(groups.get(meaning) ?? []), doubtful.has(form) ? `?${form}` : form])
  }
  return `${['family\tcodes\tsource\ttitles', ...[...groups].map(([meaning, forms]) => `${meaning}\t${forms.join('|')}`)].join('\n')}\n`
}
