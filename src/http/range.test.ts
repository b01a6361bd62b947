import { expect, test } from 'bun:test'
import { rangeOf } from './range.ts'

test.each([
  ['bytes=0-', { start: 0, end: 100 }],
  ['bytes=10-19', { start: 10, end: 20 }],
  ['BYTES=10-19', { start: 10, end: 20 }],
  ['bytes=0-0', { start: 0, end: 1 }],
  ['bytes=90-200', { start: 90, end: 100 }],
  ['bytes=99-', { start: 99, end: 100 }],
  ['bytes=-10', { start: 90, end: 100 }],
  ['bytes=-1000', { start: 0, end: 100 }],
  ['bytes=100-', 'outside'],
  ['bytes=100-200', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=20-10', null],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['items=0-1', null],
  ['bytes=a-b', null],
  ['bytes=0-99999999999999999999', null],
  ['', null],
  [null, null],
] as const)('%j of 100 bytes', (header, expected) => {
  expect(rangeOf(header, 100)).toEqual(expected)
})

test('of an empty file nothing can be asked', () => {
  expect(rangeOf('bytes=0-', 0)).toBe('outside')
  expect(rangeOf('bytes=-5', 0)).toBe('outside')
})
