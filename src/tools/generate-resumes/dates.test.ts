import { expect, test } from 'bun:test'
import { drawDateStyle } from './dates.ts'
import { Draw } from './draw.ts'
import { languages } from './languages.ts'
import { month } from './months.ts'

/** Periods from May 2019, to August 2020 and until now, in many styles. */
function periods(code: string): string[] {
  const language = languages.find((each) => each.code === code)!
  return Array.from({ length: 3000 }, (_, index) => drawDateStyle(new Draw(`dates ${index}`), language)).flatMap((style) => [
    style.range(month(2019, 5), month(2020, 8), month(2026, 11)).text,
    style.range(month(2019, 5), 'present', month(2026, 11)).text,
  ])
}

test('months stand in the case that a sentence asks for, and by themselves beside a dash', () => {
  for (const [code, inSentence, alone, never] of [
    ['ru', 'с мая 2019 по август 2020', 'май 2019 – август 2020', /[сС] май|[сС] Май/],
    ['uk', 'з травня 2019 по серпень 2020', 'травень 2019 – серпень 2020', /[зЗ] [тТ]равень/],
    ['pl', 'od maja 2019 do sierpnia 2020', 'maj 2019 – sierpień 2020', /[dD]o [sS]ierpień/],
    ['cs', 'od května 2019 do srpna 2020', 'květen 2019 – srpen 2020', /[oO]d [kK]věten/],
    ['fi', 'toukokuusta 2019 elokuuhun 2020', 'toukokuu 2019 – elokuu 2020', /\d+sta|sta \d\d\.|\d+hun/],
  ] as const) {
    const texts = periods(code)
    expect(texts).toContain(inSentence)
    expect(texts).toContain(alone)
    expect(texts.filter((text) => never.test(text))).toEqual([])
  }
})

test('countries that share a language keep their own digits and names of months', () => {
  const texts = periods('ar')
  expect(texts).toContain('مايو 2019 – أغسطس 2020')
  expect(texts.some((text) => text.includes('أيار 2019'))).toBe(true)
  expect(texts.some((text) => text.includes('٢٠١٩'))).toBe(true)
})

test('East Asian dates begin with the year, and no word for until stands twice', () => {
  for (const [code, period, lasting] of [
    ['ko', '2019.05 ~ 2020.08', '2019.05 ~ 현재'],
    ['zh', '2019年5月 – 2020年8月', '2019年5月 – 至今'],
  ] as const) {
    const texts = periods(code)
    expect(texts).toContain(period)
    expect(texts).toContain(lasting)
  }
  expect(periods('zh').filter((text) => /至\s*至/.test(text))).toEqual([])
  expect(periods('ru').filter((text) => text.includes('по по'))).toEqual([])
})
