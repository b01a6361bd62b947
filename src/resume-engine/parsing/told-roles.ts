import { titleLikeness } from './title-likeness.ts'

const toldBefore =
  /^[-–\s]*(?:(?:presently|currently|previously|now|earlier|have|has|i|am|been|was)\s+){0,3}(?:work(?:ing|ed)|employed|associated|serving|served)\s+/i
const connector = /\s+(?:as|for|with|at|in)\s+(?:an?\s+|the\s+|m\/s\.?\s+)?/gi
const afterTold = /[,;]?\s+(?:from|since|during|till|until|between|based|located|where|for the period)\b.*$|[,;(]\s*\d.*$/i

/** Whether a line tells of a position in a sentence. */
export const tellsOfPosition = (text: string) => toldBefore.test(text)

/** "Working as a Java Developer for Acme Ltd from …" and "Worked with Acme Ltd as a Java Developer …". */
export const toldRole = (start: number, text: string) => {
  const lead = toldBefore.exec(text)
  if (!lead || text.length > 220) return null
  const spans = connectorSpans(text, lead[0].length)
  if (spans.length < 2) return null
  const title = spans.find((one) => one.word === 'as')
  const company = spans.find((one) => one.word !== 'as')
  if (!title || !company) return null
  const cut = ({ start: a, end: b }: { start: number; end: number }) => ({
    start: start + a,
    text: text.slice(a, b).replace(afterTold, ''),
  })
  const result = { title: cut(title), company: cut(company) }
  return result.title.text.length > 2 &&
    result.title.text.length < 60 &&
    /^\p{Lu}/u.test(result.company.text) &&
    result.company.text.length < 70
    ? result
    : null
}

const connectorSpans = (text: string, from: number) => {
  const padded = text.slice(Math.max(0, from - 1))
  const base = Math.max(0, from - 1)
  const spans: { word: string; start: number; end: number }[] = []
  for (const match of padded.matchAll(connector)) {
    const last = spans.at(-1)
    const word = match[0].trim().split(/\s/)[0]!.toLowerCase()
    // inside a company's name or after both parts are known a preposition divides nothing
    if (last && last.word === 'as' && word === 'in' && titleLikeness(padded.slice(last.start - base, match.index)) < 0.5) continue
    if (last) last.end = Math.min(last.end, base + match.index)
    if (spans.length < 2) spans.push({ word, start: base + match.index + match[0].length, end: text.length })
  }
  return spans
}
