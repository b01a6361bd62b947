import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addPhrase, type PhraseIndex } from './phrases.ts'
import { tokensOf } from './tokens.ts'

/** What kind of thing a skill is; the last five are the long tail that is shown but weighs less. */
export type SkillKind =
  | 'language'
  | 'framework'
  | 'database'
  | 'cloud'
  | 'tool'
  | 'platform'
  | 'os'
  | 'standard'
  | 'ai'
  | 'concept'
  | 'method'
  | 'soft'
  | 'certification'
  | 'product'
  | 'knowledge'
  | 'field'
  | 'human_language'

export interface SkillInfo {
  skill: string
  kind: SkillKind
  /** True for the skills chosen by hand; the others come from the long tail of public classifications. */
  curated: boolean
}

/** A form can mean something else; each code names the doubt that the context has to settle. */
export type Doubt = 'word' | 'generic' | 'short' | 'phrase' | 'name' | 'employer' | 'nationality'

export interface SkillForm {
  info: SkillInfo
  doubts: Doubt[]
}

interface SkillData {
  byName: Map<string, SkillInfo>
  forms: PhraseIndex<SkillForm>
}

const rowsOf = (file: string) =>
  readFileSync(join(import.meta.dir, file), 'utf8')
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line) => line.split('\t'))

const noDoubts: Doubt[] = []

const doubtsOf = (column: string) => {
  const doubts = new Map<string, Doubt[]>()
  for (const entry of column.split('|')) {
    const colon = entry.lastIndexOf(':')
    doubts.set(entry.slice(0, colon), entry.slice(colon + 1).split('+') as Doubt[])
  }
  return doubts
}

/** Words and spaces only: such a form is already what its words give when joined. */
const plainForm = /^[a-z0-9]+(?: [a-z0-9]+)*$/

const phraseOf = (form: string) => (plainForm.test(form) ? form : tokensOf(form).words.join(' '))

let data: SkillData | undefined

/** The skills file as an index by first word; read once, on first use. */
export const skillData = (): SkillData => {
  if (data) return data
  const byName = new Map<string, SkillInfo>()
  const forms: PhraseIndex<SkillForm> = new Map()
  const rows = rowsOf('skills.tsv')
  const isCurated = (row: string[]) => row[3]!.includes('curated')
  // Curated rows first: where two rows share a form, the first one keeps it.
  for (const row of [...rows.filter(isCurated), ...rows.filter((row) => !isCurated(row))]) {
    const [skill, kind, synonyms, , ambiguous] = row as [string, SkillKind, string, string, string]
    const info = { skill, kind, curated: isCurated(row) }
    byName.set(skill, info)
    const doubts = ambiguous ? doubtsOf(ambiguous) : null
    const certain = { info, doubts: noDoubts }
    for (const form of [skill.toLowerCase(), ...(synonyms ? synonyms.split('|') : [])]) {
      const phrase = phraseOf(form)
      if (phrase !== '') addPhrase(forms, phrase, doubts ? { info, doubts: doubts.get(form) ?? noDoubts } : certain)
    }
  }
  data = { byName, forms }
  return data
}

export const skillInfo = (name: string): SkillInfo | undefined => skillData().byName.get(name)

let written: Map<string, string[]> | undefined

/** Every way to write a skill that the file knows, in lower case; made when it is first asked for. */
export const skillForms = (name: string): readonly string[] => {
  written ??= new Map(rowsOf('skills.tsv').map(([skill, , synonyms]) => [skill!, synonyms ? synonyms.split('|') : []]))
  return written.get(name) ?? []
}
