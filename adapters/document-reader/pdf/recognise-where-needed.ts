import type { HiddenText, ReadDocument } from '#src/ports/document-reader.ts'
import type { ProcessorBudget } from '../processor-budget.ts'
import type { PageText } from './lay-out-page.ts'

/**
 * Puts what can be recognised in the place of pages that are pictures. Returns how many of them were done, unless it is all;
 * `budget` is null where nothing is to be recognised.
 */
export const recogniseWhereNeeded = async (
  bytes: Uint8Array,
  pages: PageText[],
  budget: ProcessorBudget | null,
  onRecognition: () => void,
): Promise<ReadDocument['recognition']> => {
  const numbers = pages.flatMap((page, index) => (page.mayBePicture ? [index + 1] : []))
  if (numbers.length === 0) return undefined
  if (budget) onRecognition()
  const recognised = budget === null ? null : await recognisedPages(bytes, numbers, budget)
  if (!recognised) {
    const unread = numbers.filter((number) => lettersIn(pages[number - 1]!.blocks) === 0).length
    return unread > 0 ? { pages: 0, of: unread, because: 'not-possible' } : undefined
  }
  for (const [number, { blocks, letters, sure }] of recognised) {
    const page = pages[number - 1]!
    if (page.recognised ? !sure : letters <= lettersIn(page.blocks)) continue
    // What somebody laid over the picture may say anything; what can be seen counts.
    if (page.recognised) page.hidden.push(...unseenLines(page.blocks, blocks, number))
    page.blocks = blocks
    page.recognised = true
  }
  return recognised.size < numbers.length ? { pages: recognised.size, of: numbers.length, because: 'time' } : undefined
}

/** Null where there is no program for it. */
const recognisedPages = async (bytes: Uint8Array, numbers: number[], budget: ProcessorBudget) => {
  const { recognisePages } = await import('../ocr/recognise-pages.ts')
  return recognisePages(bytes, numbers, budget).catch(() => null)
}

type Blocks = PageText['blocks']

const lettersIn = (blocks: Blocks) =>
  blocks.flat().reduce((sum, line) => sum + (line.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0)

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []

/** A line of which so much can be seen is there, and only misread. */
const SEEN_SHARE = 0.4
const FEWEST_WORDS = 3

/** Lines of the text over a scan that the scan itself does not show. */
const unseenLines = (laid: Blocks, seen: Blocks, page: number): HiddenText[] => {
  const visible = new Set(seen.flat().flatMap((line) => wordsIn(line.text)))
  const unseen = laid.flat().filter((line) => {
    const words = wordsIn(line.text)
    return words.length >= FEWEST_WORDS && words.filter((word) => visible.has(word)).length < SEEN_SHARE * words.length
  })
  return unseen.length === 0 ? [] : [{ page, text: unseen.map((line) => line.text).join('\n'), reason: 'invisible' }]
}
