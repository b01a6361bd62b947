import { describe, expect, test } from 'bun:test'
import { catalogues } from './catalogues.ts'
import { languages } from './languages.ts'

/** Every text of a catalogue by the path to it: `apply.submit`. */
const textsOf = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, inner]) => textsOf(inner, path ? `${path}.${key}` : key))

const placesIn = (text: string) => [...text.matchAll(/\{\w+\}|<\/?\w+>/g)].map(([place]) => place).toSorted()

const english = new Map(textsOf(catalogues.en))

describe.each(languages.filter((language) => language !== 'en'))('the words in %s', (language) => {
  const texts = new Map(textsOf(catalogues[language]))

  test('are there for every text, and for no other', () => {
    expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted())
  })

  test('have the same places for values and elements', () => {
    for (const [key, text] of texts) expect([key, placesIn(text)]).toEqual([key, placesIn(english.get(key) ?? '')])
  })

  test('are written out', () => {
    for (const [key, text] of texts) expect([key, text.trim()]).toEqual([key, text === '' ? 'a text' : text])
  })

  test('are written as the language is', () => {
    for (const [key, text] of texts) {
      expect([key, / {2}|\.\.\./.exec(text)?.[0]]).toEqual([key, undefined])
      if (language === 'fr') expect([key, /[^\s\u00a0][?!;»]|[^\s\u00a0\d/p]: |«\S/.exec(text)?.[0]]).toEqual([key, undefined])
      if (language === 'de')
        expect([key, /[“][^“”„]*[”]|\b(?:du|dein|deine|dich|dir)\b/i.exec(text)?.[0]]).toEqual([key, undefined])
    }
  })
})

test('English texts are written out', () => {
  for (const [key, text] of english) expect([key, text.trim() === text && text !== '']).toEqual([key, true])
})
