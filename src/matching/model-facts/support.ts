import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type KnownWord, knownWordsOf } from '../knowledge/known-words.ts'
import { longestPhraseAt } from '../knowledge/phrases.ts'
import { type SkillInfo, skillData } from '../knowledge/skill-data.ts'
import { tokensOf } from '../knowledge/tokens.ts'
import { saidOtherwise } from './said-otherwise.ts'

/** How a quote supports a skill: it uses a name of it, or the words that it is known to be said with. */
export type Support = 'named' | 'in other words'

const termsOf = (text: string): KnownWord[] => knownWordsOf(tokensOf(text)).filter(({ term }) => term !== null)

let names: Map<string, string[]> | undefined

/** All names of a skill, its own first. */
const namesOf = (skill: string): string[] => {
  if (!names) {
    names = new Map()
    for (const line of readFileSync(join(import.meta.dir, '../knowledge/skills.tsv'), 'utf8')
      .split('\n')
      .slice(1)) {
      const [name, , synonyms] = line.split('\t')
      if (name) names.set(name, [name, ...(synonyms ? synonyms.split('|') : [])])
    }
  }
  return names.get(skill) ?? [skill]
}

/** The taxonomy's skill of this name; null when the words are no skill, or more than one. */
export const skillCalled = (words: string): SkillInfo | null => {
  const { byName, forms } = skillData()
  const asked = words.trim()
  const exact = byName.get(asked)
  if (exact) return exact
  const tokens = tokensOf(asked.replace(/\([^)]*\)/g, ' '))
  const hit = tokens.words.length > 0 ? longestPhraseAt(forms, tokens, 0) : undefined
  return hit && hit.length === tokens.words.length ? hit.meaning.info : null
}

/** Doubts that no model settles: a company somebody worked for, a nationality. */
const otherThings = ['employer', 'nationality']

/** Whether a name of the skill stands in the quote: for certain, or where it may mean another thing altogether. */
const namedIn = (skill: string, quote: string): 'named' | 'doubtful' | null => {
  const tokens = tokensOf(quote)
  const { forms } = skillData()
  const hits = tokens.words
    .flatMap((_, at) => longestPhraseAt(forms, tokens, at)?.meaning ?? [])
    .filter(({ info }) => info.skill === skill)
  if (hits.length === 0) return null
  return hits.some(({ doubts }) => !doubts.some((doubt) => otherThings.includes(doubt))) ? 'named' : 'doubtful'
}

/** A word that only some occupations use, or none that is described: alone it says what is meant. */
const isTelling = ({ rarity }: KnownWord) => rarity === 0 || rarity >= 1.8

/** The words of a name, in any form and order: "reconciled the bank statements" for bank reconciliation. */
const sharesName = (skill: string, said: Set<string>): boolean =>
  namesOf(skill).some((name) => {
    const words = termsOf(name)
    const shared = words.filter(({ term }) => said.has(term!))
    const needed = words.length <= 2 ? words.length : Math.ceil((words.length * 2) / 3)
    return words.length > 0 && shared.length >= needed && (shared.length > 1 || isTelling(shared[0]!))
  })

const saysOtherwise = (skill: string, said: Set<string>): boolean =>
  Boolean(
    Object.hasOwn(saidOtherwise, skill) &&
      saidOtherwise[skill]!.some((words) => termsOf(words).every(({ term }) => said.has(term!))),
  )

/**
 * Whether the quote itself speaks of the skill; null when only the model says so, and that earns nothing. A model can be made to
 * say anything, so what counts is what stands on the page: a name of the skill, the words of a name in another form or order, or
 * words that are listed as another way to say it.
 */
export const supportOf = ({ skill, kind }: SkillInfo, quote: string): Support | null => {
  const named = namedIn(skill, quote)
  if (named) return named === 'named' ? named : null
  // A certificate or a language is held or not: no description stands for it.
  if (kind === 'certification' || kind === 'human_language') return null
  const said = new Set(termsOf(quote).map(({ term }) => term!))
  return sharesName(skill, said) || saysOtherwise(skill, said) ? 'in other words' : null
}
