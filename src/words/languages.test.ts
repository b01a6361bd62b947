import { expect, test } from 'bun:test'
import { acceptedLanguage, languageOf } from './languages.ts'

test('the first language of the browser that there are words for is taken', () => {
  expect(acceptedLanguage('de-CH,de;q=0.9,en;q=0.8')).toBe('de')
  expect(acceptedLanguage('pt-BR, es;q=0.7, en;q=0.6')).toBe('es')
  expect(acceptedLanguage('en;q=0.2, fr;q=0.9')).toBe('fr')
  expect(acceptedLanguage('de;q=0, fr')).toBe('fr')
})

test('everybody else reads English', () => {
  for (const header of [null, '', '*', 'ja', 'pt-BR,ja;q=0.5', ';;;', 'de;q=0', 'x'.repeat(5000)])
    expect(acceptedLanguage(header)).toBe('en')
})

test('what was chosen on a page counts more, unless it is none of the languages', () => {
  const asked = (cookie: string) => languageOf({ headers: new Headers({ cookie, 'accept-language': 'fr' }) })
  expect(asked('theme=dark; language=es')).toBe('es')
  expect(asked('language=xx')).toBe('fr')
  expect(asked('mylanguage=de')).toBe('fr')
})
