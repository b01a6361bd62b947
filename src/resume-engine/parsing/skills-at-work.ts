import type { Fact, ResumeStatement, SkillMention } from '../facts.ts'
import { quoteAt } from './quotes.ts'

const isLetter = /[\p{L}\p{N}]/u
const mostQuotes = 6
/** A name of one or two letters means too many things in a sentence. */
const shortest = 3

/**
 * The skills with a quote from the work where a position or project uses the very words of a list: "Communication" in a list is a skill, and in a
 * sentence a word like any other, until the list says that it is meant.
 */
export const withUses = (
  skills: readonly Fact<SkillMention>[],
  statements: readonly ResumeStatement[],
  text: string,
): Fact<SkillMention>[] => {
  const atWork = statements.filter(({ part }) => part === 'role' || part === 'unpaid').map(({ quote }) => quote)
  if (atWork.length === 0) return [...skills]
  const sentences = atWork.map((quote) => ({ quote, lower: quote.quote.toLowerCase() }))
  return skills.map((skill) => {
    const [first] = skill.quotes
    if (!first || !skill.value.listed || skill.quotes.length >= mostQuotes) return skill
    const sought = first.quote.toLowerCase()
    if (sought.length < shortest || sought.length > 60) return skill
    if (skill.quotes.some(({ start }) => atWork.some((one) => one.start <= start && start < one.end))) return skill
    for (const { quote, lower } of sentences) {
      if (lower.length !== quote.end - quote.start) continue
      const at = lower.indexOf(sought)
      if (at < 0 || isLetter.test(lower[at - 1] ?? ' ') || isLetter.test(lower[at + sought.length] ?? ' ')) continue
      const start = quote.start + at
      return { ...skill, quotes: [...skill.quotes, quoteAt(text, quote.page, start, start + sought.length)] }
    }
    return skill
  })
}
