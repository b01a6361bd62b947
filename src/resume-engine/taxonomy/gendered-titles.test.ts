import { describe, expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { genderedPlaces, inOneGender, titleKey } from './gendered-text.ts'
import { wordInOneGender } from './gendered-titles.ts'
import { othersThan, titlePairs } from './test-gendered-titles.ts'
import { titleFamily, titleOccupations } from './titles.ts'

describe('titles that differ in gender alone', () => {
  const languages = Map.groupBy(titlePairs, ({ language }) => language)

  test('are compared in hundreds and in all languages that titles are known in', () => {
    expect(titlePairs.length).toBeGreaterThanOrEqual(1200)
    for (const language of ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'cs'])
      expect(languages.get(language)!.length).toBeGreaterThanOrEqual(40)
  })

  test.each([...languages])('are one title (%s)', (_, pairs) => {
    const different = pairs.filter(({ one, other }) => titleKey(one) !== titleKey(other))
    expect(different.map(({ one, other }) => [one, titleKey(one), other, titleKey(other)])).toEqual([])
  })

  test('are one beside brackets that say more than the same title', () =>
    expect(inOneGender('Restaurant Manageress (Manager of the year 2019)')).toBe(
      inOneGender('Restaurant Manager (Manager of the year 2019)'),
    ))

  test('are one in capitals too', () => {
    const different = titlePairs.filter(({ one, other }) => titleKey(one.toUpperCase()) !== titleKey(other.toUpperCase()))
    expect(different.map(({ other }) => other)).toEqual([])
  })

  test('mean the same work', () => {
    for (const { one, other } of titlePairs) {
      expect([one, titleFamily(one)]).toEqual([one, titleFamily(other)])
      expect(titleOccupations(one)).toEqual(titleOccupations(other))
    }
  })

  test('are the same once they are in one gender', () => {
    for (const { one, other } of titlePairs)
      for (const title of [one, other]) expect([title, inOneGender(inOneGender(title))]).toEqual([title, inOneGender(title)])
  })
})

test.each(othersThan)('%s and %s are two titles', (one, other) => {
  expect(titleKey(one)).not.toBe(titleKey(other))
})

test('words of both genders stay as they are', () => {
  for (const word of 'dentista artista analista secrétaire comptable secretary teacher engineer nurse governess mistress midwife'.split(
    ' ',
  ))
    expect(wordInOneGender(word)).toBe(word)
})

describe('the tables of skills, titles and terms', () => {
  const table = (name: string) => readFileSync(join(import.meta.dir, `${name}.tsv`), 'utf8').toLowerCase()
  const changed = (text: string) =>
    [...new Set(text.match(/\p{L}+/gu))].filter((word) => wordInOneGender(word) !== word).toSorted()

  test('have titles and terms in the form that both genders share, so that each is found', () => {
    const titles = table('titles')
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t')[3] ?? '')
    expect(changed(titles.join(' '))).toEqual([])
  })

  test('lose no name of a skill', () => {
    expect(changed(table('skills'))).toEqual([])
  })
})

describe('places that tell a gender', () => {
  const told = (text: string) => genderedPlaces(text).map(({ start, end, by }) => [text.slice(start, end), by])

  test('are the words and signs that do, and nothing else of the text', () => {
    expect(told('Head Waitress (m/f/d) at Hostel One, Check-in, Kellner/in')).toEqual([
      ['Waitress', 'Waiter'],
      [' (m/f/d)', ''],
      ['Kellner/in', 'Kellner'],
    ])
  })

  test('are none in addresses', () => {
    expect(told('hostess@example.com, https://example.com/waitress')).toEqual([])
  })

  test('are none where a sign only looks like one', () => {
    for (const text of ['R/D', 'H/W and S/W', '(D/X)HTML', 'and/or', 'Manager. In 2019', 'TCP/IP', 'a/b testing', 'he/she'])
      expect([text, told(text)]).toEqual([text, []])
  })

  test('are found in time that grows with the length alone', () => {
    const hostile = [
      'waitress '.repeat(20_000),
      'waiter/'.repeat(20_000),
      '(m/'.repeat(50_000),
      'a'.repeat(200_000),
      ' '.repeat(200_000),
      'aA'.repeat(100_000),
    ]
    for (const text of hostile) {
      const started = performance.now()
      genderedPlaces(text)
      expect(performance.now() - started).toBeLessThan(3000)
    }
  })
})

test('a word of every object is a title like any other', () => {
  expect(titleFamily('Constructor')).toBeNull()
})
