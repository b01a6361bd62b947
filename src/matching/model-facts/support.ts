import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stemmer } from 'stemmer'
import { type KnownWord, knownWordsOf } from '#src/resume-engine/taxonomy/known-words.ts'
import { longestPhraseAt } from '#src/resume-engine/taxonomy/phrases.ts'
import { type SkillInfo, skillData } from '#src/resume-engine/taxonomy/skill-data.ts'
import { tokensOf } from '#src/resume-engine/taxonomy/tokens.ts'
import { saidOtherwise } from './skill-paraphrases.ts'

/** How a quote supports a skill: it uses a name of it, or the words that it is known to be said with. */
export type Support = 'named' | 'in other words'

const termsOf = (text: string): KnownWord[] => knownWordsOf(tokensOf(text)).filter(({ term }) => term !== null)

let names: Map<string, string[]> | undefined

/** All names of a skill, its own first. */
const namesOf = (skill: string): string[] => {
  if (!names) {
    names = new Map()
    for (const line of readFileSync(join(import.meta.dir, '../../resume-engine/taxonomy/skills.tsv'), 'utf8')
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

/** Words that say what is meant: among others, or alone. */
const isTelling = ({ rarity }: KnownWord, alone: boolean) => rarity === 0 || rarity >= (alone ? 2.6 : 1)

/** The words of a name, in any form and order, beside each other: "reconciled the bank statements" for bank reconciliation. */
const sharesName = (skill: string, quote: string): boolean => {
  const places = new Map<string, number>()
  for (const [at, { term }] of knownWordsOf(tokensOf(quote)).entries()) if (term !== null) places.set(term, at)
  return namesOf(skill).some((name) => {
    const words = termsOf(name)
    const shared = words.filter(({ term }) => places.has(term!))
    const needed = words.length <= 2 ? words.length : Math.ceil((words.length * 2) / 3)
    if (words.length === 0 || shared.length < needed) return false
    const at = shared.map(({ term }) => places.get(term!)!)
    const isTogether = Math.max(...at) - Math.min(...at) <= words.length
    return isTogether && shared.some((word) => isTelling(word, shared.length === 1))
  })
}

/** All words in one form, the small ones too: "on time" is more than time. */
const formsOf = (text: string) => tokensOf(text).words.map((word) => stemmer(word))

const saysOtherwise = (skill: string, quote: string): boolean => {
  if (!Object.hasOwn(saidOtherwise, skill)) return false
  const said = new Set(formsOf(quote))
  return saidOtherwise[skill]!.some((words) => formsOf(words).every((word) => said.has(word)))
}

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
  return sharesName(skill, quote) || saysOtherwise(skill, quote) ? 'in other words' : null
}
