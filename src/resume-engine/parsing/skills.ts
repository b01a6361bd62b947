import type { Fact, Quote, SkillMention } from '../facts.ts'
import { type Interval, touches } from '../taxonomy/intervals.ts'
import { findSkills } from '../taxonomy/skills.ts'
import type { LabelledPiece } from './entries/entry.ts'
import { latexLogo } from './latex-logo.ts'
import { deniedIntervals } from './negation.ts'
import { quoteAt } from './quotes.ts'
import type { Row } from './row.ts'
import type { Section } from './sections.ts'
import { listItems, type SkillItem } from './skill-items.ts'
import { skillLists } from './skill-lists.ts'

const quotesKept = 6

interface Collected {
  fact: Fact<SkillMention>
  first: number
}

const keyOf = (skill: string) => skill.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, '')

const pageAt = (rows: Row[], offset: number) => {
  let low = 0
  let high = rows.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (rows[middle]!.start <= offset) low = middle
    else high = middle - 1
  }
  return rows[low]?.page ?? 1
}

/** Headings of lists that praise more than they name: "Core Strengths", "Areas of Expertise". */
const praising = /strength|qualification|highlight|abilit|attribute|competenc|expertise|exposure|qualit/i
const enoughNamed = 5

/** The items of all lists of skills; where one is headed as such, lists of strengths beside it are no lists of skills. */
const itemsOf = (text: string, rows: Row[], lists: Section[]): SkillItem[] => {
  const isPraising = ({ heading }: Section) =>
    heading !== null && praising.test(heading.text) && !/skill|techn|tool|software|comput/i.test(heading.text)
  const named = lists.filter((section) => !isPraising(section)).flatMap((section) => listItems(text, section.rows, rows))
  if (named.length >= enoughNamed) return named
  return lists.flatMap((section) => listItems(text, section.rows, rows))
}

/** As the text has them: rows of a margin may stand before others that precede them. */
const inTextOrder = (rows: Row[]) =>
  rows.every((row, at) => at === 0 || rows[at - 1]!.start <= row.start) ? rows : rows.toSorted((a, b) => a.start - b.start)

/** Every skill of the document: items of its skills sections as written, and taxonomy names anywhere else but in `hidden`, which is in order. */
export const readSkills = (
  text: string,
  rows: Row[],
  sections: Section[],
  hidden: Interval[],
  labelled: LabelledPiece[] = [],
): Fact<SkillMention>[] => {
  const collected = new Map<string, Collected>()
  const add = (skill: string, known: boolean, listed: boolean, quote: Quote, confidence: number) => {
    const key = keyOf(skill)
    const present = collected.get(key)
    if (!present) {
      collected.set(key, {
        fact: { value: { skill, known, listed }, confidence, quotes: [quote] },
        first: listed ? quote.start : quote.start + text.length,
      })
      return
    }
    if (listed && !present.fact.value.listed) {
      present.fact.value.listed = true
      present.fact.quotes.unshift(quote)
      present.first = quote.start
    } else if (present.fact.quotes.length < quotesKept && !present.fact.quotes.some(({ start }) => start === quote.start))
      present.fact.quotes.push(quote)
    present.fact.confidence = Math.max(present.fact.confidence, confidence)
  }
  const denied = deniedIntervals(text)
  for (const item of itemsOf(text, rows, skillLists(sections, labelled))) {
    if (touches(denied, item)) continue
    const inside = findSkills(text, { start: item.start, end: item.end, listContext: true })
    const quote = quoteAt(text, item.page, item.start, item.end)
    const whole = inside.length === 1 && inside[0]!.end - inside[0]!.start >= (item.end - item.start) * 0.7
    const known = inside[0]?.skill
    if (latexLogo.test(item.text)) add('LaTeX', true, true, quote, 0.8)
    else if (whole && known !== undefined) {
      // "Linear Regression, Logistic Regression": a list that tells two things apart is believed
      const listed = collected.get(keyOf(known))?.fact
      const isFiner = listed?.value.listed && item.text.includes(' ') && keyOf(item.text) !== keyOf(listed.quotes[0]!.quote)
      if (isFiner) add(item.text, false, true, quote, 0.8)
      else add(known, true, true, quote, 0.95)
    } else if (item.isPhrase) {
      for (const found of inside)
        if (!found.ambiguous) add(found.skill, true, true, quoteAt(text, item.page, found.start, found.end), 0.85)
    } else add(item.text, false, true, quote, inside.length > 0 ? 0.8 : 0.6)
  }
  const ordered = inTextOrder(rows)
  for (const found of findSkills(text)) {
    if (found.kind === 'human_language' || touches(hidden, found)) continue
    add(
      found.skill,
      true,
      false,
      quoteAt(text, pageAt(ordered, found.start), found.start, found.end),
      found.ambiguous ? 0.5 : 0.8,
    )
  }
  return [...collected.values()].toSorted((a, b) => a.first - b.first).map(({ fact }) => fact)
}
