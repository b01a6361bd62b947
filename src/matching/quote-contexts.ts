import type { QuoteContext } from '#src/contracts/matching/evidence-records.ts'
import type { ReadDocument, TextLine } from '#src/ports/document-reader.ts'
import type { Month, Quote, ResumeFacts, ResumeStatement } from '#src/resume-engine/facts.ts'
import { placed, statementAround } from '#src/resume-engine/scoring/places.ts'

/** So much of a sentence stands at each side of a quote; a longer one is cut at a word. */
const mostBeside = 110

/** What a list item begins with says nothing inside a sentence. */
const bullet = /^[\s•●▪■◦‣⁃∙·*–—-]+/u

/**
 * The sentence around each quote, and the position it is told of, by `start-end`. A quote whose words a newer reading has moved has
 * none: another sentence would be worse.
 */
export function contextsOf(
  document: ReadDocument,
  facts: ResumeFacts | null,
  quotes: Iterable<Quote>,
): Map<string, QuoteContext> {
  const contexts = new Map<string, QuoteContext>()
  const segmenter = new Intl.Segmenter('und', { granularity: 'sentence' })
  for (const quote of quotes) {
    const key = `${quote.start}-${quote.end}`
    if (contexts.has(key) || document.text.slice(quote.start, quote.end) !== quote.quote) continue
    const { place, role } = facts ? placed(facts, quote) : { place: null, role: null }
    contexts.set(key, {
      ...besides(document, quote, facts && statementAround(facts, quote), segmenter),
      place,
      role: role && {
        title: role.title?.value ?? null,
        company: role.company?.value ?? null,
        from: role.dates ? asMonth(role.dates.value.start) : null,
        to: role.dates ? asEnd(role.dates.value.end) : null,
      },
    })
  }
  return contexts
}

/** '2020-01' */
const asMonth = (month: Month) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
const asEnd = (end: Month | 'present' | null) => (end === null || end === 'present' ? end : asMonth(end))

/** What stands before and after the quote in its sentence, without line breaks. */
function besides(
  { text, lines }: ReadDocument,
  { start, end }: Quote,
  statement: Pick<ResumeStatement, 'quote'> | null,
  segmenter: Intl.Segmenter,
) {
  const paragraph = paragraphAround(text, lines, start, end)
  const told = statement && statement.quote.end >= end ? statement.quote : paragraph
  const block = { start: Math.max(paragraph.start, told.start), end: Math.min(paragraph.end, told.end) }
  const words = text.slice(block.start, block.end).replaceAll(/\s/gu, ' ')
  let [from, to] = [0, words.length]
  for (const { index, segment } of segmenter.segment(words)) {
    if (index <= start - block.start) from = index
    if (index + segment.length >= end - block.start) {
      to = index + segment.length
      break
    }
  }
  const before = words.slice(from, start - block.start).replace(bullet, '')
  return {
    before: ending(before.replaceAll(/ +/g, ' ')),
    after: beginning(words.slice(end - block.start, to).replaceAll(/ +/g, ' ')),
  }
}

/** The lines around an interval that are set as one: of one block and one look, without a gap or the mark of a list between them. */
function paragraphAround(text: string, lines: readonly TextLine[], start: number, end: number) {
  const at = lines.findIndex((line) => line.start <= start && start < line.end)
  if (at < 0) return { start, end }
  let [from, to] = [at, at]
  while (goesOn(text, lines[from - 1], lines[from])) from -= 1
  while (goesOn(text, lines[to], lines[to + 1])) to += 1
  return { start: lines[from]!.start, end: Math.max(end, lines[to]!.end) }
}

/** Whether a line goes on with what the line above it says. */
function goesOn(text: string, above: TextLine | undefined, below: TextLine | undefined): boolean {
  if (!above || !below || above.page !== below.page || above.block !== below.block || above.bold !== below.bold) return false
  if (Math.abs(above.fontSize - below.fontSize) > 0.5) return false
  if (above.box && below.box && below.box.y - (above.box.y + above.box.height) > above.box.height * 0.8) return false
  return !/^\s*[•●▪■◦‣⁃∙·]/u.test(text.slice(below.start, below.end))
}

/** The last words of a beginning that is too long. */
function ending(words: string): string {
  if (words.length <= mostBeside) return words
  const cut = words.slice(-mostBeside)
  return `…${cut.slice(cut.indexOf(' ') + 1)}`
}

/** The first words of an end that is too long. */
function beginning(words: string): string {
  const whole = words.trimEnd()
  if (whole.length <= mostBeside) return whole
  const cut = whole.slice(0, mostBeside)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`
}
