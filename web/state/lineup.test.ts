import { afterEach, expect, test } from 'bun:test'
import { type Lineup, placeInLineup, rememberLineup, storedLineup } from './lineup.ts'

const lineup: Lineup = {
  label: 'Ranking of Gardener',
  back: '/dashboard/job-descriptions/j',
  first: 50,
  total: 126,
  ids: ['a', 'b', 'c'],
}
const store = new Map<string, string>()
const original = globalThis.sessionStorage

const useStore = (setItem = (key: string, value: string) => void store.set(key, value)) =>
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    value: { getItem: (key: string) => store.get(key) ?? null, setItem },
  })

afterEach(() => {
  store.clear()
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, value: original })
})

test('somebody in a list has a place in the whole of it, and neighbors until its ends', () => {
  expect(placeInLineup(lineup, 'b')).toMatchObject({ position: 52, total: 126, previous: 'a', next: 'c' })
  expect(placeInLineup(lineup, 'a')).toMatchObject({ position: 51, previous: null, next: 'b' })
  expect(placeInLineup(lineup, 'c')).toMatchObject({ next: null })
  expect(placeInLineup(lineup, 'stranger')).toBeNull()
  expect(placeInLineup(null, 'a')).toBeNull()
})

test('the list is kept for the tab, and what is no list is none', () => {
  useStore()
  rememberLineup(lineup)
  expect(storedLineup()).toEqual(lineup)
  for (const wrong of ['{', '7', '{"ids":[1]}', JSON.stringify({ ...lineup, back: 'https://elsewhere.example/' })]) {
    store.set('lineup', wrong)
    expect(storedLineup()).toBeNull()
  }
})

test('a store that refuses leaves the page without neighbors, and without an error', () => {
  useStore(() => {
    throw new Error('QuotaExceededError')
  })
  rememberLineup(lineup)
  expect(storedLineup()).toBeNull()
})
