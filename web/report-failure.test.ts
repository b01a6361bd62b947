import { expect, test } from 'bun:test'
import { maskedPath, nameOf, positionsOf } from './report-failure.ts'

test('a path keeps its words and nothing else', () => {
  expect(maskedPath('/dashboard/candidates/3f2a9c0b7d1e4f5a/activity')).toBe('/dashboard/candidates/:id/activity')
  expect(maskedPath('/application/QmVhclRva2VuLWFiYw')).toBe('/application/:id')
  expect(maskedPath('/jobs/Ines%20Carvalho')).toBe('/jobs/:id')
  expect(maskedPath('/')).toBe('/')
})

test('of an error its class is told, and never what it says', () => {
  expect(nameOf(new TypeError('ines.carvalho@example.com is not iterable'))).toBe('TypeError')
  expect(nameOf(new Error('Minified React error #418; visit https://react.dev/errors/418'))).toBe('ReactError #418')
  expect(nameOf(Object.assign(new Error('x'), { name: 'ines@example.com' }))).toBe('Error')
})

test('places are those in our own files, as browsers write them', () => {
  const error = (stack: string) => Object.assign(new Error('Ines Carvalho'), { stack })
  expect(
    positionsOf(
      error(`TypeError: Ines Carvalho
    at Card (https://jobs.example.com/assets/board-Bx81_a-.js:12:345)
    at chrome-extension://abc/content.js:1:1
    at https://jobs.example.com/assets/hydrate-9.js:1:20`),
    ),
  ).toEqual(['board-Bx81_a-.js:12:345', 'hydrate-9.js:1:20'])
  expect(
    positionsOf(error('Card@https://jobs.example.com/assets/board-Bx81.js:12:345\n@https://ads.example.net/a.js:1:1')),
  ).toEqual(['board-Bx81.js:12:345'])
  expect(positionsOf('nothing to see')).toEqual([])
})
