import type { Interval } from '../taxonomy/terms.ts'
import { findTitles, titleFamily } from '../taxonomy/titles.ts'

const labelled =
  /^[ \t*#]*(?:(?:official |job |position |role )?title(?: in \w+)?|position|role|job|vacancy|we(?:'re| are) hiring)[ \t*]*[:–-][ \t*"“]*([^\n"”]{3,120})/gim
const seeking =
  /\b(?:seek(?:s|ing)?|look(?:s|ing)? for|hiring|hire|recruiting|need(?:s)?|opening for|position of|role of|as|join (?:us|our team) as|appoint)\s+(?:an?|our|the|\d|several|multiple|talented|experienced|for|qualified|additional)?\s*/gi

const saysTitle = /^(?!.*[.!?;]$)(?!.*\b(?:the|your|is|are|be|please)\b)[\p{Lu}\d][^:]{3,90}$/u

const headingLines = 6
const longestTitle = 90

/** What is paid, at the end of a heading: "$16.50/hr", "(£30k - £35k per year)", "15 an hour". "hr" in it is no human resources. */
const pay =
  /[\s(,–—|-]*(?:[$£€]\s?\d[^\n]*|\b\d[\d.,]*k?(?:\s*[-–—]\s*\d[\d.,]*k?)?\s*(?:\/|per\s|an?\s)\s*(?:hr|h|hour|day|week|wk|month|mo|year|yr|annum)\b[^\n]*)$/i

/** Copied with the name of the page before it: "Python Developer Python Developer". */
const saidTwice = /^(\S.{3,60}\S)[ \t–—|-]+\1(?=$|\s+[-–—|(])/i

/** A heading without its trimmings: organisation or number before, grade, place, pay and additions after. */
const cleaned = (text: string, place: Interval): Interval => {
  const { start } = place
  const paid = pay.exec(text.slice(start, place.end))
  const end = paid && paid.index > 2 ? start + paid.index : place.end
  const words = text.slice(start, end)
  const before = /^(?:\d{3,}\s*[-–—:#]\s*|[^:]{2,60}:\s+|[^–—|]{2,40}?\s[-–—|]\s+)(?=\S)/.exec(words)
  const from = before && !namesTitle(before[0]) && namesTitle(words.slice(before[0].length)) ? before[0].length : 0
  const rest = words.slice(from)
  const tail =
    /\s*(?:[-–—|]\s*(?:GS[- ]?\d.*|remote\b.*|hybrid\b.*|[A-Z][a-z]+(?: [A-Z][a-z]+)?,? [A-Z]{2}\b.*)|\bGS[- ]?\d+\b.*|\((?:m|f|d|w|x|remote|hybrid|\d)[^)]*\).*|["”*]+\s*$)/i.exec(
      rest,
    )
  const glue = /[a-z0-9)](?=[A-Z][a-z]+(?::| [A-Z][a-z]+,))/.exec(rest)
  const to = Math.min(tail && tail.index > 2 ? tail.index : rest.length, glue ? glue.index + 1 : rest.length)
  const once = saidTwice.exec(rest.slice(0, to))?.[1]?.length ?? to
  return { start: start + from, end: start + from + once }
}

const namesTitle = (words: string) =>
  words.length <= 120 &&
  (titleFamily(words) !== null ||
    findTitles(words).some((found) => !found.ambiguous || (found.family === null && /\s/.test(found.title))))

/** The place of the position's title when the text states one in its heading or beside a label; null otherwise. */
export const titleIn = (text: string, lines: readonly Interval[]): Interval | null => {
  for (const match of text.slice(0, 12_000).matchAll(labelled)) {
    const value = match[1]!.trimEnd()
    const start = match.index + match[0].lastIndexOf(match[1]!)
    if (namesTitle(value)) return cleaned(text, { start, end: start + value.length })
    // The line that a form or a file keeps for the title says it, whatever words it has.
    if (/^[ \t*#]*(?:official |job )?title[ \t*]*:/i.test(match[0]) && saysTitle.test(value)) {
      const lead = /^(?:19|20)\d\d\s+/.exec(value)?.[0].length ?? 0
      return { start: start + lead, end: start + value.length }
    }
  }
  for (const { start, end } of lines.filter(({ start, end }) => /[A-Za-z]/.test(text.slice(start, end))).slice(0, headingLines)) {
    const words = text.slice(start, end)
    const [first] = findTitles(words)
    if (!namesTitle(words.length > longestTitle ? (first?.title ?? '') : words)) continue
    if (words.length <= longestTitle && !/[.!?,]$/.test(words) && !/\b(?:is|are|we|you|will|our)\b/i.test(words))
      return cleaned(text, { start, end })
    // A title glued to the first sentence: "Data Engineer We are looking for…"
    if (first && start < 200 && !/[A-Za-z]/.test(words.slice(0, first.start)))
      return cleaned(text, { start: start + first.start, end: start + first.end })
  }
  return null
}

/** What a text without a heading calls the position: "is seeking a staff accountant"; null when it does not say. */
export const calledPosition = (text: string): string | null => {
  for (const match of text.slice(0, 6000).matchAll(seeking)) {
    const from = match.index + match[0].length
    const [found] = findTitles(text.slice(from, from + 80))
    if (found?.family && !found.ambiguous && found.start <= 30) return found.title
  }
  return null
}
