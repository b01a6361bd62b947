import { expect, test } from 'bun:test'
import anyAscii from 'any-ascii'
import { emailDifference, isOneSlipApart, phoneLikeness } from './contacts.ts'
import { plainEmployer } from './duplicate-signals.ts'
import { nameKey, namesGoTogether, nameWords } from './names.ts'
import { likeness, textSketch } from './text-likeness.ts'

test.each([
  ['anna.berg@gmail.com', 'annaberg@gmail.com', 'dots'],
  ['anna+jobs@mail.com', 'anna@mail.com', 'an addition after +'],
  ['anna@gmail.com', 'anna@gmial.com', 'a slip in the domain'],
  ['anna@gmail.com', 'anna@gmail.con', 'a slip in the domain'],
  ['anna@googlemail.com', 'anna@gmail.com', 'a slip in the domain'],
  ['anna.berg@nordlys.example', 'anna.berg@nordly.example', 'a slip in the domain'],
  // Two providers are no slip of each other, and boxes that many share tell nothing.
  ['anna@gmail.com', 'anna@ymail.com', null],
  ['info@nordlys.example', 'info@nordly.example', null],
  ['anna@gmail.com', 'hanna@gmail.com', null],
  ['anna@acme.com', 'anna@other.com', null],
])('the addresses %s and %s differ by: %p', (one, other, how) => {
  expect([emailDifference(one, other), emailDifference(other, one)]).toEqual([how, how])
})

test.each([
  ['+49 (0)30 901820', '030 / 90 18 20', 'otherwise'],
  ['0049 30 901820', '+49 30 901820', 'otherwise'],
  ['(415) 555-0132', '+1 415.555.0132', 'otherwise'],
  ['+47 22 00 11 22', '+47 22 00 11 22', 'same'],
  ['+44 20 7946 0811', '+44 20 7946 0812', null],
  ['+47 22 00 11 22', '+46 22 00 11 22', null],
  ['12345', '12345', null],
] as const)('the numbers %s and %s: %p', (one, other, wanted) => {
  expect([phoneLikeness(one, other), phoneLikeness(other, one)]).toEqual([wanted, wanted])
})

test.each([
  ['Łukasz Müller', 'LUKASZ MULLER', true],
  ['Иван Петров', 'Ivan Petrov', true],
  ['Doe, John A.', 'John Doe', true],
  ['Dr. Mira Kaarina Talvik, PhD', 'Mira K. Talvik', true],
  ['Li Wei', 'Wei Li', true],
  ['王伟', 'Wei Wang', true],
  ['Mira Anne Talvik', 'Mira Kaarina Talvik', false],
  ['Mira Talvik', 'Mira Talve', false],
  ['Mira', 'Mira', false],
])('the names %s and %s go together: %p', (one, other, wanted) => {
  expect(namesGoTogether(nameWords(one, anyAscii), nameWords(other, anyAscii))).toBe(wanted)
})

test('a name that is no name is read soon', () => {
  const before = performance.now()
  expect(nameWords('('.repeat(200_000), anyAscii)).toEqual([])
  expect(performance.now() - before).toBeLessThan(200)
})

test('names that go together share a key', () => {
  expect(nameKey(nameWords('Talvik, Mira Kaarina', anyAscii))).toBe(nameKey(nameWords('Mira Talvik', anyAscii))!)
})

test('employers are the same whatever their legal form', () => {
  expect(
    new Set(['Acme Corp., Inc.', 'ACME', 'The Acme Company', 'Acme GmbH'].map((name) => plainEmployer(name, anyAscii))),
  ).toEqual(new Set(['acme']))
  expect(plainEmployer('AG', anyAscii)).toBe('ag')
})

test('texts are as alike as the share of wording they have in common', () => {
  const words = Array.from(
    { length: 400 },
    (_, index) =>
      `word${String.fromCharCode(97 + (index % 26))}${'x'.repeat(1 + (index % 17))}${String.fromCharCode(97 + (index % 23))}`,
  )
  const sketch = (text: string[]) => textSketch(text.join(' '))!
  const changed = words.map((word, index) => (index % 100 === 0 ? 'changed' : word))
  const others = words.map((word) => `other${word}`)
  expect(likeness(sketch(words), sketch(words))).toBe(1)
  expect(likeness(sketch(words), sketch(changed))).toBeGreaterThan(0.8)
  expect(likeness(sketch(words), sketch(others))).toBeLessThan(0.1)
  expect(textSketch('too short')).toBeNull()
})

test('one slip is one letter more, less, other, or exchanged', () => {
  expect(['gmial.com', 'gmai.com', 'gmaill.com', 'gnail.com'].every((domain) => isOneSlipApart(domain, 'gmail.com'))).toBe(true)
  expect(['gmail.com', 'gml.com', 'liamg.com'].some((domain) => isOneSlipApart(domain, 'gmail.com'))).toBe(false)
})
