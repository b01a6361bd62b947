import type { Doubt, SkillKind } from './skill-data.ts'

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

/** A name that was found, before its context is heard. */
export interface Candidate extends FoundSkill {
  doubts: Doubt[]
  curated: boolean
}

const longestLineOfSkills = 200

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

const coordination = /^(?:,? (?:and|or|&) |, |\/| \/ | \+ )$/

/** True when a comma, "and" or "or" joins it to another skill: "to Go and Kubernetes", "with Go, Kafka and Docker". */
const isJoinedToSkill = (text: string, candidates: Candidate[], index: number) => {
  const { start, end } = candidates[index]!
  const [before, after] = [candidates[index - 1], candidates[index + 1]]
  return (
    (before !== undefined && coordination.test(text.slice(before.end, start))) ||
    (after !== undefined && coordination.test(text.slice(end, after.start)))
  )
}

/** True when the line around a candidate holds nothing but skills: "- Snowflake and dbt". */
const isLineOfSkills = (text: string, candidates: Candidate[], index: number) => {
  const { start, end } = candidates[index]!
  const before = text.slice(Math.max(0, start - longestLineOfSkills), start)
  const after = text.slice(end, end + longestLineOfSkills)
  const lineStart = before.lastIndexOf('\n') + 1
  const lineEnd = after.indexOf('\n')
  const atEdges = (lineStart > 0 || before.length < longestLineOfSkills) && (lineEnd >= 0 || after.length < longestLineOfSkills)
  if (!atEdges) return false
  const from = start - before.length + lineStart
  const to = lineEnd < 0 ? end + after.length : end + lineEnd
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

/** What the whole text says about its abbreviations is worked out once per text. */
const abbreviations = { text: '', other: new Map<string, boolean>() }

const meansSomethingElse = (text: string, candidate: Candidate, inList: boolean) => {
  if (abbreviations.text !== text) {
    abbreviations.text = text
    abbreviations.other.clear()
  }
  const key = `${text.slice(candidate.start, candidate.end)} ${candidate.skill} ${inList}`
  const known = abbreviations.other.get(key)
  if (known !== undefined) return known
  const other =
    explainedOtherwise(text, candidate) || (!inList && isOrganisation(text, text.slice(candidate.start, candidate.end)))
  abbreviations.other.set(key, other)
  return other
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
      const placed = candidate.curated ? written.length > 2 || inList : inList && beside
      return exact && placed && !meansSomethingElse(text, candidate, inList)
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

/** True when a candidate needs no context, or its context settles every doubt about it. */
export const contextSpeaksFor = (text: string, candidates: Candidate[], index: number, listContext: boolean): boolean => {
  const candidate = candidates[index]!
  if (candidate.doubts.length === 0) return true
  const delimited = () => listMark.test(edgeBefore(text, candidate.start)) && listMark.test(edgeAfter(text, candidate.end))
  const beside = hasSkillBeside(text, candidates, index)
  const onlySkills = !candidate.doubts.includes('generic') && isLineOfSkills(text, candidates, index)
  const isName = !candidate.doubts.includes('generic') && /\p{Lu}/u.test(text.slice(candidate.start, candidate.end))
  const joined = isName && beside && isJoinedToSkill(text, candidates, index)
  const inList = onlySkills || joined || ((listContext || beside) && delimited())
  return candidate.doubts.every((doubt) => settles(doubt, text, candidate, inList, beside))
}
