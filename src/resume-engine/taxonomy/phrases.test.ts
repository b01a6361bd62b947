import { describe, expect, test } from 'bun:test'
import { addPhrase, longestPhraseAt, meaningAlone, type PhraseIndex } from './phrases.ts'
import { tokensOf } from './tokens.ts'

const index = () => {
  const phrases: PhraseIndex<string> = new Map()
  for (const phrase of ['react', 'react native', 'react native web', 'data base', 'react native'])
    addPhrase(phrases, phrase, `${phrase} ${phrases.size}`)
  return phrases
}
const meaningIn = (text: string) => longestPhraseAt(index(), tokensOf(text), 0)?.meaning

describe('known phrases', () => {
  test('the longest that stands there is found', () => {
    expect(meaningIn('React Native Web apps')).toStartWith('react native web')
    expect(meaningIn('React router')).toStartWith('react ')
  })

  test('words that a comma sets apart are no phrase', () => {
    expect(meaningIn('React, Native')).toBe('react 0')
    expect(meaningIn('data, base')).toBeUndefined()
  })

  test('the first meaning of a phrase stays, also when it is added again after a look-up', () => {
    const phrases = index()
    const tokens = tokensOf('react native')
    expect(longestPhraseAt(phrases, tokens, 0)?.meaning).toBe('react native 1')
    addPhrase(phrases, 'react native', 'later')
    expect(longestPhraseAt(phrases, tokens, 0)?.meaning).toBe('react native 1')
  })

  test('a word that only begins phrases means nothing alone', () => {
    expect(meaningAlone(index(), 'data')).toBeUndefined()
    expect(meaningAlone(index(), 'react')).toBe('react 0')
  })
})
