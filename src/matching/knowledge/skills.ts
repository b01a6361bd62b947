import { sharedTokensOf } from './shared-tokens.ts'
import { type Doubt, type SkillKind, skillData } from './skill-data.ts'
import { longestPhraseAt, type Tokens, wordAt } from './tokens.ts'

export { impliedBy } from './implications.ts'
export { type SkillInfo, type SkillKind, skillInfo } from './skill-data.ts'

export interface FoundSkill {
  /** The canonical name. */
  skill: string
  kind: SkillKind
  /** UTF-16 offsets into the text that was searched; `end` is exclusive. */
  start: number
  end: number
  /** True when the words could mean something else and only the context speaks for the skill. */
  ambiguous: boolean
  /** True for names that are companies as well: not a skill where an employer is expected. */
  employer: boolean
}

interface Candidate extends FoundSkill {
  doubts: Doubt[]
  curated: boolean
}

/** Where to look: an interval of the text, and whether it is known to be a list of skills (a skills section). */
export interface FindSkillsOptions {
  start?: number
  end?: number
  listContext?: boolean
}

const withoutVersion = (word: string) => (/^[a-z.#+]{3,}\d{1,4}$/.test(word) ? word.replace(/\d+$/, '') : undefined)

const candidatesIn = (tokens: Tokens, from: number, to: number): Candidate[] => {
  const { forms } = skillData()
  const found: Candidate[] = []
  for (let at = wordAt(tokens, from); at < tokens.words.length && tokens.starts[at]! < to; ) {
    let hit = longestPhraseAt(forms, tokens, at)
    if (!hit) {
      const base = withoutVersion(tokens.words[at]!)
      const alone = base && forms.get(base)?.find(({ rest }) => rest.length === 0)
      if (alone) hit = { meaning: alone.meaning, length: 1 }
    }
    const end = hit && tokens.ends[at + hit.length - 1]!
    if (!hit || end === undefined || end > to) {
      at += 1
      continue
    }
    const { info, doubts } = hit.meaning
    found.push({
      skill: info.skill,
      kind: info.kind,
      start: tokens.starts[at]!,
      end,
      ambiguous: doubts.length > 0,
      employer: doubts.includes('employer'),
      doubts,
      curated: info.curated,
    })
    at += hit.length
  }
  return found
}

const listMark = /[,;|•·▪‣◦●■/()\n\r\f:\t]/

const edgeBefore = (text: string, start: number) => {
  let at = start - 1
  while (at >= 0 && text[at] === ' ') at -= 1
  return at < 0 ? '\n' : text[at]!
}

const edgeAfter = (text: string, end: number) => {
  let at = end
  while (at < text.length && text[at] === ' ') at += 1
  return at >= text.length ? '\n' : text[at]!
}

const gapHasNoBreak = (text: string, from: number, to: number) => to - from <= 60 && !text.slice(from, to).includes('\n')

const isCertain = ({ doubts }: Candidate) => doubts.length === 0 || doubts.every((doubt) => doubt === 'employer')

/** True when another skill that needs no context stands on the same line, at most 60 characters away. */
const hasSkillBeside = (text: string, candidates: Candidate[], index: number) => {
  const { start, end } = candidates[index]!
  for (const step of [-1, 1]) {
    for (let i = index + step; candidates[i]; i += step) {
      const other = candidates[i]!
      const close = step < 0 ? gapHasNoBreak(text, other.end, start) : gapHasNoBreak(text, end, other.start)
      if (!close) break
      if (isCertain(other)) return true
    }
  }
  return false
}

/** True when the line around a candidate holds nothing but skills: "- Snowflake and dbt". */
const isLineOfSkills = (text: string, candidates: Candidate[], index: number) => {
  const { start, end } = candidates[index]!
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const to = next < 0 ? text.length : next
  if (to - from > 200) return false
  let rest = ''
  let at = from
  let first = index
  while (first > 0 && candidates[first - 1]!.start >= from) first -= 1
  for (let i = first; i < candidates.length; i += 1) {
    const candidate = candidates[i]!
    if (candidate.end > to) break
    rest += text.slice(at, candidate.start)
    at = candidate.end
  }
  return !/[a-z0-9]/i.test((rest + text.slice(at, to)).replace(/\b(?:and|or)\b/gi, ''))
}

const startsSentence = (text: string, start: number) => /[.!?:•·▪‣◦●■\n\r\f*–—-]/.test(edgeBefore(text, start))

const capitalised = (text: string, { start, end }: Candidate) =>
  text
    .slice(start, end)
    .split(/[\s\-/&]+/)
    .every((word) => !/^[a-z]/.test(word) || word.length <= 3)

const languageContext =
  /\b(?:languages?|fluent|native|bilingual|proficient|speak|speaking|spoken|conversational|mother tongue|beginner|intermediate|advanced|fluency|basic|professional)\b/i

const nearLanguageWords = (text: string, { start, end }: Candidate) =>
  languageContext.test(text.slice(Math.max(0, start - 80), start)) || languageContext.test(text.slice(end, end + 40))

const initialsOf = (words: string) =>
  words
    .split(/[\s-]+/)
    .map((word) => word[0]?.toUpperCase() ?? '')
    .join('')

/** "Technology Transformation Services (TTS)": the text says what its abbreviation means, and it is not the skill. */
const explainedOtherwise = (text: string, { start, end, skill }: Candidate) => {
  const written = text.slice(start, end)
  const at = text.indexOf(`(${written})`)
  if (at < 1) return false
  const before = text
    .slice(Math.max(0, at - 120), at)
    .trim()
    .split(/\s+/)
    .slice(-written.length)
  return initialsOf(before.join(' ')) === written && before.join(' ').toLowerCase() !== skill.toLowerCase()
}

const aroundOrganisation =
  /(?:\b(?:at|join|joining|about|across) )$|^(?:['’]s\b| (?:is|are|has|was|will|offers|seeks|hires|staff|employees)\b)/

/** "Join TTS", "TTS is hiring": the abbreviation is whoever hires. */
const isOrganisation = (text: string, written: string) => {
  for (let at = text.indexOf(written), seen = 0; at >= 0 && seen < 20; at = text.indexOf(written, at + 1), seen += 1) {
    const end = at + written.length
    if (aroundOrganisation.test(text.slice(Math.max(0, at - 10), at)) || aroundOrganisation.test(text.slice(end, end + 12)))
      return true
  }
  return false
}

const settles = (doubt: Doubt, text: string, candidate: Candidate, inList: boolean, beside: boolean): boolean => {
  const written = text.slice(candidate.start, candidate.end)
  switch (doubt) {
    case 'word':
      return inList || (/[A-Z]/.test(written) && /[A-Z]/.test(candidate.skill) && !startsSentence(text, candidate.start))
    case 'generic':
      return inList
    case 'short': {
      const exact = written === candidate.skill || written === written.toUpperCase()
      // Abbreviations of the long tail collide with everything: they need a list of skills around them.
      return (
        exact &&
        (candidate.curated ? written.length > 2 || inList : inList && beside) &&
        !explainedOtherwise(text, candidate) &&
        (inList || !isOrganisation(text, written))
      )
    }
    case 'phrase':
      return inList || capitalised(text, candidate)
    case 'name':
      return inList || beside
    case 'employer':
      return true
    case 'nationality':
      return nearLanguageWords(text, candidate)
  }
}

/**
 * The skills that a text names, in order, without overlaps; the longest name wins ("React Native" is not React).
 * Names with another meaning count only where their context speaks for the skill.
 */
export const findSkills = (
  text: string,
  { start = 0, end = text.length, listContext = false }: FindSkillsOptions = {},
): FoundSkill[] => {
  const candidates = candidatesIn(sharedTokensOf(text), start, end)
  const found: FoundSkill[] = []
  for (const [index, candidate] of candidates.entries()) {
    if (candidate.doubts.length > 0) {
      const delimited = () => listMark.test(edgeBefore(text, candidate.start)) && listMark.test(edgeAfter(text, candidate.end))
      const beside = hasSkillBeside(text, candidates, index)
      const onlySkills = !candidate.doubts.includes('generic') && isLineOfSkills(text, candidates, index)
      const inList = onlySkills || ((listContext || beside) && delimited())
      if (!candidate.doubts.every((doubt) => settles(doubt, text, candidate, inList, beside))) continue
    }
    const { skill, kind, start, end, ambiguous, employer } = candidate
    found.push({ skill, kind, start, end, ambiguous, employer })
  }
  return found
}
