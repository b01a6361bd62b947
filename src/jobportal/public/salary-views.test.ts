import { expect, test } from 'bun:test'
import { salaryIn } from './salary-views.ts'

const read = (text: string) => {
  const salary = salaryIn(text)
  return salary && `${salary.from} ${salary.to} ${salary.currency} ${salary.period}`
}

test('range, currency and period are read where all three are written', () => {
  expect(read('EUR 50,000 to 65,000 per year')).toBe('50000 65000 EUR YEAR')
  expect(read('€50.000 – €65.000 a year')).toBe('50000 65000 EUR YEAR')
  expect(read('50-65k EUR per annum')).toBe('50000 65000 EUR YEAR')
  expect(read("CHF 100'000 yearly")).toBe('100000 100000 CHF YEAR')
  expect(read('£18.50 per hour')).toBe('18.5 18.5 GBP HOUR')
  expect(read('US$ 4 000 - 5 000 per month')).toBe('4000 5000 USD MONTH')
})

test('nothing is guessed: a dollar of no country, no period, two currencies or no number is text', () => {
  for (const text of [
    'Negotiable',
    '',
    '$50,000 per year',
    'CHF 100k',
    'EUR 50,000',
    '€50k to £60k per year',
    'EUR 9 to 5 per year',
    'ABC 5 per day',
  ])
    expect([text, read(text)]).toEqual([text, null])
})
