import { expect, test } from 'bun:test'
import { pointsOf, surroundings } from './points.ts'

const quote = (start: number, words: string) => ({ page: 1, start, end: start + words.length, quote: words })
const asked = { component: 'duties', must: false, weight: 1, score: 1, state: 'met' } as const

test('every quote of a page is drawn from once: of what is asked for, and of a component what no single requirement shows', () => {
  const [own, shared] = [quote(0, 'welded'), quote(20, 'cut steel')]
  const points = pointsOf({
    requirements: [{ ...asked, id: 'duty-1', label: 'Weld', summary: 'Told.', evidence: [own] }],
    components: [{ name: 'duties', weight: 1, score: 1, summary: 'Words.', evidence: [own, shared] }],
  })
  expect(points.map(({ label, quote, others }) => [label, quote, others])).toEqual([
    ['Weld', own, []],
    ['duties', shared, [own]],
  ])
})

test('a quote is shown with the text around it', () => {
  expect(surroundings('He welded\nships', { start: 3, end: 9 })).toBe('…He «welded» ⏎ ships…')
})
