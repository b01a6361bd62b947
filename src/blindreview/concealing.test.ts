import { expect, test } from 'bun:test'
import { concealerOf, saysOnly } from './concealing.ts'

test('a value is hidden however it is written, and the text keeps its length', () => {
  const conceal = concealerOf(['Zoë Marchetti', 'zoe.marchetti@example.com', '+39 02 5550 1234'])
  const text = 'ZOË MARCHETTI, zoe-marchetti_cv.pdf: Zoe.Marchetti@example.com, +39 (02) 5550-1234. Marchetti & Sons'
  const hidden = conceal(text)
  expect(hidden).toBe('••• •••••••••, •••-•••••••••_cv.pdf: •••.•••••••••••••••••.•••, +•• (••) ••••-••••. Marchetti & Sons')
  expect(hidden).toHaveLength(text.length)
})

test('only whole words in their order are hidden', () => {
  const conceal = concealerOf(['Ann Lee'])
  expect(conceal('Annual leeway, Lee Ann, ann lee')).toBe('Annual leeway, Lee Ann, ••• •••')
})

test('names in scripts without spaces are found inside a line', () => {
  expect(concealerOf(['王小明'])('简历：王小明先生')).toBe('简历：•••先生')
})

test('a text says only a value when nothing else stands in it', () => {
  expect(saysOnly(' jane  DOE ', ['Jane Doe'])).toBe(true)
  expect(saysOnly('Jane Doe, nurse', ['Jane Doe'])).toBe(false)
})
