import type { NamedTerm } from '../ask-ports.ts'
import { addItem, type Draft, isFree } from './found.ts'
import type { Vocabulary } from './vocabulary.ts'
import { isLittleWord, singular, type Token, tokensOf } from './words.ts'

/** The longest name that is looked for, in words. */
const longestName = 5

/** Runs of words nobody has used yet, longest first at each place. */
function* runs(draft: Draft, tokens: readonly Token[]) {
  for (let first = 0; first < tokens.length; first += 1)
    for (let last = Math.min(tokens.length, first + longestName) - 1; last >= first; last -= 1) {
      const [start, end] = [tokens[first]!.start, tokens[last]!.end]
      if (!isFree(draft, start, end)) continue
      const part = tokens.slice(first, last + 1)
      // A name neither begins nor ends with a word of the sentence around it.
      if (isLittleWord(part[0]!.lower) || isLittleWord(part.at(-1)!.lower)) continue
      if (/[,;:?!]/.test(draft.text.slice(start, end))) continue
      yield { start, end, text: draft.text.slice(start, end) }
    }
}

const employerBefore =
  /(?:\b(?:work(?:ed|s|ing)?|employed|experience|stint|time|job|employees?|people|anyone|anybody|someone|those|candidates?|engineers?|developers?|served|ex|formerly|previously|coming|came|come|hails?|former|not|never|but)\s+(?:not\s+)?(?:at|from|of)(?:\s+(?:both|either|the|company|companies))*\s+|\b(?:work(?:ed|s|ing)?|employed|served|experience|stint)\s+(?:for|by|with)(?:\s+(?:both|either|the|company|companies))*\s+|\b(?:from|at|ex-|ex|former(?:ly)?|previously|company|companies|employer|excluding|except(?: for)?|other than)(?:\s+(?:both|either|the|company))*\s*)["']?$/

/** Clearly about an employer: an unknown one is worth an answer too. */
const surelyEmployer =
  /\b(?:work(?:ed|s|ing)?\s+(?:at|for)|employed\s+(?:at|by)|from|company|employer|ex-|ex|former|formerly\s+(?:at|of))(?:\s+(?:both|either|the))*\s*$/

const betweenNames = /^(?:\s*,\s*(?:and |or |nor )?|\s+(?:and|or|nor|&)\s+)(?:at |for |from |by )?$/

/** Companies that a word such as 'from' announces, with those that follow the first; `loose` takes any that stand alone as well. */
export function findCompanies(
  draft: Draft,
  vocabulary: Vocabulary,
  { loose, terms }: { loose: boolean; terms: readonly NamedTerm[] },
) {
  const titles = terms.filter(({ kind, doubtful }) => kind === 'title' && !doubtful)
  const tokens = tokensOf(draft.text)
  const ends = new Set<number>(draft.items.filter(({ category }) => category === 'company').map(({ end }) => end))
  for (const { start, end, text } of runs(draft, tokens)) {
    if (!isFree(draft, start, end) || titles.some((title) => overlap(title, { start, end }))) continue
    const behind = draft.lower.slice(0, start)
    const follows = [...ends].some((before) => before < start && betweenNames.test(draft.lower.slice(before, start)))
    const announced = employerBefore.test(behind) || follows
    if (!announced && !loose) continue
    const known = vocabulary.written('company_names', text)
    const capital = /^\p{Lu}|^\d/u.test(text)
    const sure = known && (announced ? known.whole || capital || text.length >= 4 : known.whole || (capital && text.length >= 4))
    const plain = tokensOf(text).every((token) => !isLittleWord(token.lower) && /^[\p{Lu}\d]/u.test(token.text))
    const asked = !known && capital && plain && (surelyEmployer.test(behind) || follows)
    if (!sure && !asked) continue
    addItem(draft, { start, end, category: 'company', operator: 'is', values: [known?.text ?? text] })
    ends.add(end)
  }
}

const knowsBefore =
  /\b(?:know(?:s|n|ing|ledge of)?|skilled in|skills? (?:in|with|like|such as)|with|without|in|using|uses?|used|write|writes|writing|speaks?|program(?:s|ming)? in|code[sd]? in|coding in|proficien(?:t|cy) (?:in|with)|expert(?:s|ise)? (?:in|with)|familiar with|experience (?:in|with|of)|not|no|but|except|lack(?:s|ing)?|has|have|having|and|or|nor|neither|either|both|only|mentions?|lists?|masters?)\s+(?:the\s+)?$|[,&+/]\s*$|^\s*$/

/** Where the title begins: "Show Node.js developers" names neither a show nor what somebody has used already. */
function pastLittleWords(draft: Draft, from: number, end: number) {
  let start = from
  while (start < end && (!isFree(draft, start, start + 1) || /[\s-]/.test(draft.text[start]!))) start += 1
  for (;;) {
    const word = /^([\p{L}']+)[\s-]+/u.exec(draft.lower.slice(start, end))
    if (!word || !isLittleWord(word[1]!)) return start
    start += word[0].length
  }
}

const overlap = (a: { start: number; end: number }, b: { start: number; end: number }) => a.start < b.end && b.start < a.end

/** The skills and titles of the taxonomy; a skill before a title stands for itself: "Python developers". */
export function findTerms(draft: Draft, terms: readonly NamedTerm[], vocabulary: Vocabulary) {
  const skills = terms.filter(({ kind }) => kind === 'skill')
  const addSkill = ({ name, start, end }: NamedTerm) =>
    addItem(draft, { start, end, category: 'skill', operator: 'is', values: [name] })
  const addTitle = (start: number, end: number) => {
    const value = singular(draft.lower.slice(start, end)).replaceAll(/\s+/g, ' ').trim()
    if (value === '' || isLittleWord(value)) return
    addItem(draft, { start, end, category: 'title', operator: 'is', values: [value] })
  }
  for (const { start: first, end: last } of terms.filter(({ kind }) => kind === 'title').toSorted((a, b) => a.start - b.start)) {
    // the singular of a word may be shorter: 'engineers', 'salespeople'
    const end = last + /^[a-z]*/.exec(draft.lower.slice(last))![0].length
    let start = pastLittleWords(draft, first, end)
    const inside = skills.find((skill) => overlap(skill, { start, end }) && skill.start <= start && skill.end < end)
    if (inside?.separable && isFree(draft, inside.start, inside.end)) {
      addSkill(inside)
      start = pastLittleWords(draft, inside.end, end)
    }
    // An employer before a title is no part of it.
    const word = /^\S+\s/.exec(draft.text.slice(start, end))
    if (word && vocabulary.written('company_names', word[0].trim())?.whole) start += word[0].length
    if (start < end && isFree(draft, start, end)) addTitle(start, end)
  }
  for (const skill of skills.filter(({ doubtful }) => !doubtful)) if (isFree(draft, skill.start, skill.end)) addSkill(skill)
  for (const skill of skills.filter(({ doubtful }) => doubtful)) {
    if (!isFree(draft, skill.start, skill.end)) continue
    const written = draft.text.slice(skill.start, skill.end)
    const capital = /\p{Lu}/u.test(written) && skill.start > 0 && !skill.longTail
    if (capital || knowsBefore.test(draft.lower.slice(0, skill.start)) || vocabulary.written('skills', written)?.whole)
      addSkill(skill)
  }
}

/** What is left and stands in the workspace: its own skills and titles. */
export function findOwnValues(draft: Draft, vocabulary: Vocabulary) {
  const tokens = tokensOf(draft.text)
  for (const { start, end, text } of runs(draft, tokens)) {
    if (!isFree(draft, start, end) || text.length < 2) continue
    const skill = vocabulary.written('skills', text)
    if (skill?.whole) {
      addItem(draft, { start, end, category: 'skill', operator: 'is', values: [skill.text] })
      continue
    }
    const one = singular(text).trim()
    const title = vocabulary.written('designation', one)
    if (title?.whole) addItem(draft, { start, end, category: 'title', operator: 'is', values: [one.toLowerCase()] })
  }
}
