import type { Month } from '#src/resume-engine/facts.ts'
import { monthOf } from '#src/resume-engine/scoring/experience.ts'
import { inOneGender } from '#src/resume-engine/taxonomy/gendered-text.ts'
import { isCity } from '#src/resume-engine/taxonomy/places.ts'
import { schoolNamesIn } from '#src/resume-engine/taxonomy/schools.ts'
import { emailKeys, phoneKey } from './contacts.ts'
import { type Ascii, nameKey, nameWords } from './names.ts'
import type { ResumeToMark } from './ports.ts'
import { packSketch, sketchBands, textSketch, unpackSketch } from './text-likeness.ts'

/** Changes with what is taken down below: resumes that were marked by other rules are looked at again. */
export const markingRules = '3'

/** Something a resume names: in a form that can be compared, and as written. */
export type Named = [plain: string, written: string]

/** What of one resume tells its person apart from others. Never given to the scorer. */
export interface Marks {
  name: string | null
  nameWords: string[]
  email: string | null
  phone: string | null
  employers: Named[]
  schools: Named[]
  cities: Named[]
  roles: { title: Named; employer: string | null; start: Month; end: Month; isOpen: boolean }[]
  /** Sketch of the text, packed; null for too short a text. */
  text: string | null
}

const most = { employers: 8, schools: 4, cities: 2, roles: 8 }
/** A resume says where its person lives before anything else. */
const headLines = 8

export function marksOf({ facts, receivedOn, text }: ResumeToMark, ascii: Ascii): Marks {
  const named = (values: readonly string[], plain: (value: string) => string, limit: number): Named[] =>
    [...new Map(values.map((written) => [plain(written), written] as const).filter(([key]) => key.length > 1))].slice(0, limit)
  const now = monthOf(receivedOn)
  const sketch = textSketch(text)
  return {
    name: facts.name?.value ?? null,
    nameWords: facts.name ? nameWords(facts.name.value, ascii) : [],
    email: facts.email?.value.toLowerCase() ?? null,
    phone: facts.phone?.value ?? null,
    employers: named(
      facts.companies.map(({ value }) => value),
      (value) => plainEmployer(value, ascii),
      most.employers,
    ),
    schools: named(
      schoolNamesIn(text).map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ')),
      (value) => plainSchool(value, ascii),
      most.schools,
    ),
    cities: named(citiesIn(text), (value) => plain(value, ascii), most.cities),
    roles: facts.roles
      .flatMap(({ title, company, dates }) => {
        if (!title || !dates) return []
        const { start, end } = dates.value
        const isOpen = end === 'present'
        const words: Named = [plain(inOneGender(title.value), ascii), title.value]
        return [{ title: words, employer: company?.value ?? null, start, end: isOpen ? Math.max(start, now) : end, isOpen }]
      })
      .slice(0, most.roles),
    text: sketch && packSketch(sketch),
  }
}

/** What everybody of this name has in common; null without a whole name. */
export function namesakeKey(workspaceId: string, { nameWords }: Pick<Marks, 'nameWords'>): number | null {
  const name = nameKey(nameWords)
  return name === null ? null : keyHash(`${workspaceId} name ${name}`)
}

/** Resumes of one person share at least one of these. All but contact data go with the name. */
export function keysOf(workspaceId: string, marks: Marks): number[] {
  const keys: string[] = []
  for (const key of marks.email ? emailKeys(marks.email) : []) keys.push(`email ${key}`)
  const phone = marks.phone && phoneKey(marks.phone)
  if (phone) keys.push(`phone ${phone}`)
  const name = nameKey(marks.nameWords)
  if (name) {
    keys.push(`name ${name}`)
    for (const [key] of marks.employers) keys.push(`employer ${name} ${key}`)
    for (const [key] of marks.schools) keys.push(`school ${name} ${key}`)
    for (const [key] of marks.cities) keys.push(`city ${name} ${key}`)
    for (const { title } of marks.roles) keys.push(`role ${name} ${title[0]}`)
    if (marks.text) for (const band of sketchBands(unpackSketch(marks.text))) keys.push(`text ${name} ${band}`)
  }
  return [...new Set(keys.map((key) => keyHash(`${workspaceId} ${key}`)))]
}

const plain = (text: string, ascii: Ascii) =>
  ascii(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const legalForms = new Set(
  'inc incorporated llc llp ltd limited corp corporation co company gmbh ag sa sas sarl srl spa bv nv plc pvt private pte pty kg oy ab as asa the'.split(
    ' ',
  ),
)
const linkWords = new Set('of the and for at in de du des der die das fur la le di do da e et y und'.split(' '))

/** 'The Acme Corp., Inc.' and 'ACME' are one employer. */
export const plainEmployer = (name: string, ascii: Ascii): string => {
  const words = plain(name, ascii).split(' ')
  const telling = words.filter((word) => !legalForms.has(word))
  return (telling.length > 0 ? telling : words).join(' ')
}

/** 'University of Bergen' and 'Bergen University' are one school; a school without a name of its own is none. */
const plainSchool = (name: string, ascii: Ascii): string => {
  const words = plain(name, ascii)
    .split(' ')
    .filter((word) => !linkWords.has(word))
  return words.length < 2 ? '' : words.toSorted().join(' ')
}

const citiesIn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, headLines)
    .flatMap((line) => line.split(/[|•·,;/()]|\s[-–—]\s/))
    .map((part) => part.trim())
    .filter((part) => part.length > 2 && part.length < 40 && isCity(part))

/** 52 bits: two keys that differ are the same for one pair of resumes in many millions. */
function keyHash(text: string): number {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, 0x9e3779b1)
    low = Math.imul(low ^ code, 0x5f356495)
  }
  high = Math.imul(high ^ (high >>> 15), 0x735a2d97) ^ (low >>> 13)
  low = Math.imul(low ^ (low >>> 15), 0xcaf649a9) ^ (high >>> 13)
  return (high >>> 12) * 0x100000000 + (low >>> 0)
}
