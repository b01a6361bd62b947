import { skillData } from '../taxonomy/skill-data.ts'
import type { Interval } from '../taxonomy/terms.ts'

const bulletStart = /^[\s]*(?:[•·▪‣◦●■○➢✓✔*–—-]|\d{1,2}[.)]\s|o\s(?=[A-Z]))/
const sentenceEnd = /[.!?;:]["')\]]?\s*$/

/** True when the line break before `line` separates two statements rather than wrapping one. */
const breaksBefore = (previous: string, line: string) => {
  if (!previous.trim() || !line.trim() || bulletStart.test(line)) return true
  if (/^\s*[a-z(&]/.test(line)) return false
  return sentenceEnd.test(previous) || previous.trim().length < 50 || line.trim().length < 3
}

/** "requiredFinancial": two statements that lost the line break between them, unless the word is one ("JavaScript"). */
const glued =
  /[a-z0-9.)!?:;%\]](?=[A-Z][a-z]{2}|(?:We|As|In|At|To|If|An|Be|Do|On|BS|BA|MS) |o [A-Z])|[A-Z]{2}(?=[A-Z][a-z]{3})|[a-z](?=\d{1,2} ?(?:[-–+]|to)? ?\d{0,2}\+? ?(?:years?|yrs))/g

const longestWord = 40

/** Headings that pasted texts run into the sentence before and after them. Those of one word need the end of a sentence before. */
const inlineHeadings =
  /(?<=[a-z0-9)%.!?;:*\]"”’]\s*)(?:(?:(?:Basic|Minimum|Required|Preferred|Desired|Additional|Key|Your|Role|Job|Core|Main|Essential) (?:Qualifications?|Requirements?|Responsibilities|Skills?|Duties)(?: (?:and|&) (?:Qualifications?|Requirements?|Responsibilities|Skills?|Experience|Abilities))?|(?:Skills|Qualifications|Requirements|Responsibilities|Experience) (?:and|&) (?:Qualifications|Requirements|Abilities|Experience|Skills)|Nice[- ]To[- ]Haves?|Nice[- ]to[- ]haves?|Good to have|Must[- ]Haves?|Bonus Points|What You(?:['’]ll| Will) (?:Do|Need|Bring)|What We(?:['’]re| Are) Looking For|What We Offer|Who We Are|Who You Are|Why Join Us|Perks (?:&|and) Benefits|Pay Disclosure|About (?:Us|The Role|the Role|the Job|the role|You)|The Role|Your Toolkit|Your Impact|Equal Opportunity)\b|(?<=[.!?;:)*\]"”’]\s*)(?:Requirements|Qualifications|Responsibilities|Benefits|Duties|Perks|Compensation|Overview))(?=:?\s*[A-Z•–-]|:)/g
const colonAfterHeading = /^\s*:?\s*/
/** "the following qualifications: Bachelor's degree": what follows is a statement of its own. */
const announced =
  /\b(?:following|as follows|preferred|required|requirements?|qualifications?|experience needed|bonus|plus)[^.:]{0,40}:\s+(?=["'(]?[A-Z])/g

const wordAround = (text: string, at: number) => {
  let start = at
  let end = at
  while (start > 0 && at - start < longestWord && /[A-Za-z]/.test(text[start - 1]!)) start -= 1
  while (end < text.length && end - at < longestWord && /[A-Za-z]/.test(text[end]!)) end += 1
  return text.slice(start, end)
}

const splitsInside = (text: string, { start, end }: Interval): number[] => {
  const piece = text.slice(start, end)
  const splits: number[] = []
  for (const match of piece.matchAll(/[.!?;]["')\]]?\s+(?=["'(]?[A-Z0-9•])|\s[•·▪●]\s/g)) {
    const initials = /(?:\b[A-Z]|\b(?:e\.g|i\.e|etc|vs|incl|approx|Inc|Ltd|Co|Sr|Jr|Dr|Mr|Ms|St|No))[.]$|&\w{2,5};$/.test(
      piece.slice(0, match.index + 1).slice(-8),
    )
    if (!initials) splits.push(start + match.index + match[0].length)
  }
  for (const match of piece.matchAll(inlineHeadings)) {
    const after = match.index + match[0].length
    splits.push(start + match.index, start + after + colonAfterHeading.exec(piece.slice(after))![0].length)
  }
  for (const match of piece.matchAll(announced)) splits.push(start + match.index + match[0].length)
  for (const match of piece.matchAll(glued)) {
    const at = start + match.index + match[0].length
    const before = text[at - 1]!
    if (!/[a-z0-9]/i.test(before)) splits.push(at)
    else {
      const word = wordAround(text, at)
      const left = word.slice(0, word.length - wordAround(text.slice(at, at + 30), 0).length)
      if (/^\d/.test(text.slice(at)) || (left.length >= 2 && !skillData().forms.has(word.toLowerCase()))) splits.push(at)
    }
  }
  return [...new Set(splits)].filter((at) => at > start && at < end).toSorted((a, b) => a - b)
}

const trimmed = (text: string, start: number, end: number): Interval => {
  const lead = /^(?:[\s•·▪‣◦●■○➢✓✔*#>–—-]|o\s(?=[A-Z])|\d{1,2}[.)]\s)*/.exec(text.slice(start, end))![0].length
  let to = end
  while (to > start + lead && /\s/.test(text[to - 1]!)) to -= 1
  return { start: start + lead, end: to }
}

/** The lines of a text as intervals, runs of three or more '#' lines (comments of a template) left out. */
const linesOf = (text: string): Interval[] => {
  const lines: Interval[] = []
  let start = 0
  for (const line of text.split(/[\n\f]/)) {
    lines.push({ start, end: start + line.length })
    start += line.length + 1
  }
  const isComment = ({ start, end }: Interval) =>
    text.startsWith('#', start) && !/^#{1,6} \S.{0,40}[^.#]$/.test(text.slice(start, end))
  const marked = lines.map(isComment)
  if (marked.filter(Boolean).length < 4) return lines
  return lines.filter((line, i) => !(marked[i] || (text.startsWith('#', line.start) && (marked[i - 1] || marked[i + 1]))))
}

/**
 * The statements of a job description in order: headings, bullet points and sentences, each as an interval of the text.
 * Wrapped lines are one statement; statements glued together by a careless copy are taken apart.
 */
export const statementsOf = (text: string): Interval[] => {
  const blocks: Interval[] = []
  let previous = ''
  for (const line of linesOf(text)) {
    const words = text.slice(line.start, line.end)
    const last = blocks.at(-1)
    if (last && !breaksBefore(previous, words)) last.end = line.end
    else if (words.trim()) blocks.push({ ...line })
    previous = words
  }
  return blocks
    .flatMap((block) => {
      const cuts = [block.start, ...splitsInside(text, block), block.end]
      return cuts.slice(1).map((end, i) => trimmed(text, cuts[i]!, end))
    })
    .filter(({ start, end }) => end > start)
}
