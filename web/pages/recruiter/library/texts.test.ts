import { expect, test } from 'bun:test'
import { aRecord } from './job-description.fixture.ts'
import { isEmpty, matching, moved, openPlaces, reworded, textsOf, toggledList, wordsIn } from './texts.ts'

test('versions of one text stand together, the newest first', () => {
  const records = [aRecord('c'), aRecord('b2', { series: 'b', version: 2 }), aRecord('b', { series: 'b' })]
  expect(textsOf(records).map(({ newest, earlier }) => [newest._id, earlier.map(({ _id }) => _id)])).toEqual([
    ['c', []],
    ['b2', ['b']],
  ])
})

test('a search finds words of the title and the file in any order and without accents', () => {
  const texts = textsOf([aRecord('a', { title: 'Gärtner im Park' }), aRecord('b', { filename: 'cook-v2.pdf' })])
  const found = (search: string) => matching(texts, search).map(({ newest }) => newest._id)
  expect(found('PARK gart')).toEqual(['a'])
  expect(found('v2')).toEqual(['b'])
  expect(found('  ')).toEqual(['a', 'b'])
  expect(found('plumber')).toEqual([])
})

test('lines become a list and stop being one', () => {
  expect(toggledList('one\n\n- two')).toBe('- one\n\n- two')
  expect(toggledList('- one\n\n• two')).toBe('one\n\ntwo')
  expect(toggledList('')).toBe('- ')
})

test('words are replaced where they stand, dollar signs and all', () => {
  const text = { title: 'A ninja', sections: [{ heading: 'Pay', text: 'a ninja earns' }] }
  expect(reworded(text, 'title', 'ninja', '$&')).toMatchObject({ title: 'A $&' })
  const next = reworded(text, 'sections.0.text', 'ninja', 'expert')
  expect(wordsIn(next, 'sections.0.text')).toBe('a expert earns')
  expect(wordsIn(next, 'sections.3.text')).toBe('')
})

test('what is open, empty and moved is told', () => {
  expect(openPlaces({ title: '[x]', sections: [{ heading: 'a', text: '[b]\n- c [d e]' }] })).toEqual(['[x]', '[b]', '[d e]'])
  expect(isEmpty({ title: 'x', sections: [{ heading: 'a', text: ' - \n' }] })).toBe(true)
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
})
