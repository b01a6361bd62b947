import { describe, expect, test } from 'bun:test'
import { titlesLike } from './title-suggestions.ts'

describe('titles for somebody who has typed the beginning of one', () => {
  test('begin so, are written as titles are, and the plain one comes first', () => {
    expect(titlesLike('nurs', 1)).toEqual(['Nurse'])
    expect(titlesLike(' Forklift  DRI', 1)).toEqual(['Forklift Driver'])
    for (const title of titlesLike('gard', 8)) expect(title).toMatch(/^Gard/)
  })

  test('have their abbreviations in capitals and small words small', () => {
    expect(titlesLike('html dev', 1)).toEqual(['HTML Developer'])
    expect(titlesLike('it man', 1)).toEqual(['IT Manager'])
    expect(titlesLike('ios dev', 1)).toEqual(['iOS Developer'])
    expect(titlesLike('director of eng', 1)).toEqual(['Director of Engineering'])
    expect(titlesLike('.net d', 1)).toEqual(['C# .NET Developer'])
  })

  test('are found by a later word, after those that begin so, and whatever sign is between words', () => {
    const found = titlesLike('plumber', 10)
    expect(found[0]).toBe('Plumber')
    expect(found.slice(1).some((title) => title.endsWith(' Plumber'))).toBe(true)
    expect(titlesLike('front-end dev', 1)).toEqual(titlesLike('front end dev', 1))
  })

  test('are for everybody', () => {
    const all = ['sales', 'script', 'fire', 'nurse', 'house', 'bell'].flatMap((typed) => titlesLike(typed, 1000))
    expect(all.length).toBeGreaterThan(200)
    expect(all.filter((title) => /(?:man|woman|girl|boy|maid)$/i.test(title))).toEqual([])
    expect(titlesLike('human res', 1)[0]).toStartWith('Human Resources')
  })

  test('are not more than wanted, none twice, and none for nothing or for what nobody is called', () => {
    const many = titlesLike('e', 500)
    expect(many).toHaveLength(500)
    expect(new Set(many.map((title) => title.toLowerCase())).size).toBe(500)
    for (const typed of ['', '  ', '-', 'no such thing at all', '(.*)+']) expect(titlesLike(typed, 10)).toEqual([])
  })
})
