import { expect, test } from 'bun:test'
import { inWords, marksOn, moved, pageOf } from './choices.ts'
import { textPages } from './text-pieces.ts'

const quote = (start: number, end: number, page = 1) => ({ page, start, end, quote: 'words' })
const box = (page: number, y: number) => ({ page, x: 10, y, width: 50, height: 11 })

test('every line of a quote gets a box on its page, and the quote that is looked at is told apart', () => {
  const boxes = { '0-9': [box(1, 700), box(2, 20)], '20-25': [box(2, 300)] }
  const chosen = { key: 'k', label: 'l', quotes: [quote(0, 9), quote(20, 25, 2)], at: 1 }
  expect(marksOn(1, chosen, boxes).map(({ y, active }) => [y, active])).toEqual([[700, false]])
  expect(marksOn(2, chosen, boxes).map(({ y, quote, active }) => [y, quote, active])).toEqual([
    [20, 0, false],
    [300, 1, true],
  ])
  expect(marksOn(1, null, boxes)).toEqual([])
  expect([pageOf(quote(0, 9, 4), boxes), pageOf(quote(90, 95, 4), boxes)]).toEqual([1, 4])
})

test('the quotes of a choice go round', () => {
  const chosen = { key: 'k', label: 'l', quotes: [quote(0, 1), quote(2, 3), quote(4, 5)], at: 2 }
  expect(moved(chosen, 1).at).toBe(0)
  expect(moved(moved(chosen, 1), -1).at).toBe(2)
})

test('what was found is said with its page, or without where there are none', () => {
  const chosen = { key: 'k', label: 'Go', quotes: [quote(0, 9), quote(20, 25)], at: 0 }
  const boxes = { '0-9': [box(3, 10)] }
  expect(inWords(chosen, { hasPages: true, boxes })).toBe('Quote 1 of 2 for Go, on page 3: “words”')
  expect(inWords({ ...chosen, quotes: [quote(0, 9)] }, { hasPages: false, boxes })).toBe('One quote for Go, in the text: “words”')
})

test('marks cut lines into pieces that add up to the text, also where they overlap or go over two lines', () => {
  const text = 'Go and Rust\nand SQL\n\nEnd'
  const lines = [
    { page: 1, start: 0, end: 11, block: 0 },
    { page: 1, start: 12, end: 19, block: 0 },
    { page: 2, start: 21, end: 24, block: 1 },
  ]
  const marks = [
    { start: 7, end: 15, kind: 'quote' as const, quote: 0 },
    { start: 7, end: 11, kind: 'active' as const, quote: 1 },
    { start: 0, end: 11, kind: 'instruction' as const },
  ]
  const pages = textPages({ text, lines }, marks)
  expect(pages.map(({ page, paragraphs }) => [page, paragraphs.length])).toEqual([
    [1, 1],
    [2, 1],
  ])
  const pieces = pages.flatMap(({ paragraphs }) => paragraphs.flatMap((each) => each.lines.flat()))
  expect(pieces.map((each) => [each.text, each.mark?.kind ?? null])).toEqual([
    ['Go and ', 'instruction'],
    ['Rust', 'active'],
    ['and', 'quote'],
    [' SQL', null],
    ['End', null],
  ])
  expect(textPages({ text, lines }, [], { lineByLine: true })[0]?.paragraphs).toHaveLength(2)
})
