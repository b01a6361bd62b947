import { expect, test } from 'bun:test'
import { companyColors, contrast } from './company-color.ts'

test('contrast is counted as WCAG counts it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2)
})

test('a color is used only where it can be told from the page, and for text only where it can be read', () => {
  expect(Object.keys(companyColors('#fde68a'))).toEqual(['--company-band-dark', '--company-text-dark'])
  expect(Object.keys(companyColors('#1e3a8a'))).toEqual(['--company-band-light', '--company-text-light'])
  // 3.0 to 4.5 on white.
  expect(companyColors('#0d9488')).toMatchObject({ '--company-band-light': '#0d9488' })
  expect(companyColors('#0d9488')).not.toHaveProperty('--company-text-light')
  for (const none of [null, '', 'red', '#fff', '#0f766e;x'] as const) expect(companyColors(none)).toEqual({})
})
