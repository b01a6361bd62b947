import { expect, test } from 'bun:test'
import { findDurations } from './durations.ts'

test.each([
  ['(2 yrs 3 mos)', 27],
  ['1 year', 12],
  ['2 Jahre und 3 Monate', 27],
  ['1 an 6 mois', 18],
  ['3 años y 2 meses', 38],
  ['2 anni e 1 mese', 25],
  ['3 anos e 2 meses', 38],
  ['2 jaar 4 maanden', 28],
  ['3 lata 2 miesiące', 38],
  ['2 roky 5 měsíců', 29],
  ['2 år 3 månader', 27],
  ['1 vuosi 2 kuukautta', 14],
  ['2 yıl 3 ay', 27],
  ['1 год 3 месяца', 15],
  ['2 роки 6 місяців', 30],
  ['3年2ヶ月', 38],
  ['3年2个月', 38],
  ['3년 2개월', 38],
  ['٣ سنوات', 36],
  ['3 שנים', 36],
  ['1,5 Jahre', 18],
])('%s is %p months', (text, months) => expect(findDurations(text).map((duration) => duration.months)).toEqual([months]))

test('tells where the length of time stands', () => {
  const text = 'Acme · 2 yrs 3 mos · Lyon'
  const [duration] = findDurations(text)
  expect(text.slice(duration!.start, duration!.end)).toBe('2 yrs 3 mos')
})

test('dates, versions and amounts are none', () => {
  for (const text of ['2019年5月', '2019년 5월', '05/2019', 'Python 3.11', '40 % of 12 people', '12 Monkeys'])
    expect(findDurations(text)).toEqual([])
})
