import { describe, expect, test } from 'bun:test'
import { LruMap } from './lru-map.ts'

const keysOf = (map: { has(key: string): boolean }, keys: string) => [...keys].filter((key) => map.has(key)).join('')

describe('beyond the limit goes what was used longest ago', () => {
  test('reading is a use, asking whether it is there is none', () => {
    const map = new LruMap<string, number>(3)
    for (const [index, key] of [...'abc'].entries()) map.set(key, index)
    expect(map.get('a')).toBe(0)
    expect(map.has('b')).toBe(true)
    map.set('d', 3)
    expect(keysOf(map, 'abcd')).toBe('acd')
    map.set('c', 4)
    map.set('e', 5)
    expect(keysOf(map, 'abcde')).toBe('cde')
    expect([map.get('c'), map.get('x')]).toEqual([4, undefined])
  })

  test('by weight, which is taken whenever a value is set', () => {
    const map = new LruMap<string, { size: number }>(10, ({ size }) => size)
    const growing = { size: 2 }
    map.set('a', growing)
    map.set('b', { size: 4 })
    growing.size = 5
    map.set('a', growing)
    expect(keysOf(map, 'ab')).toBe('ab')
    map.set('c', { size: 3 })
    expect(keysOf(map, 'abc')).toBe('ac')
    map.set('d', { size: 11 })
    expect(keysOf(map, 'abcd')).toBe('')
  })
})

test('what is taken out leaves its room to others', () => {
  const map = new LruMap<string, string>(10, ({ length }) => length)
  map.set('a', 'aaaa')
  map.set('b', 'bbbb')
  map.delete('a')
  map.delete('x')
  map.set('c', 'cccccc')
  expect(keysOf(map, 'abc')).toBe('bc')
})

test('a value may be undefined or null', () => {
  const map = new LruMap<string, null | undefined>(2)
  map.set('a', null)
  map.set('b', undefined)
  expect([map.get('a'), map.get('b'), map.has('b')]).toEqual([null, undefined, true])
})
