import { expect, test } from 'bun:test'
import { assessment as words } from '#src/words/en.ts'
import { announcementFor, createServerClock, minutesAndSeconds } from './server-clock.ts'

test('the clock starts with the time that came with the page and goes by ticks', () => {
  let ticks = 1500
  const clock = createServerClock('2026-11-21T10:00:00.000Z', 500, () => ticks)
  expect(new Date(clock.now()).toISOString()).toBe('2026-11-21T10:00:01.000Z')
  ticks = 61_500
  expect(new Date(clock.now()).toISOString()).toBe('2026-11-21T10:01:01.000Z')
})

test('an answer sets it right, halfway between leaving and coming', () => {
  let ticks = 1000
  const clock = createServerClock('2026-11-21T10:00:00.000Z', 0, () => ticks)
  clock.take('2026-11-21T10:30:00.000Z', 1000, 3000)
  ticks = 3000
  expect(new Date(clock.now()).toISOString()).toBe('2026-11-21T10:30:01.000Z')
  clock.take('no time at all', 0, 0)
  expect(new Date(clock.now()).toISOString()).toBe('2026-11-21T10:30:01.000Z')
})

test('time is shown as minutes and seconds, and never below zero', () => {
  expect([900_000, 899_999, 61_000, 1, 0, -5000, 6_000_000].map(minutesAndSeconds)).toEqual([
    '15:00',
    '15:00',
    '01:01',
    '00:01',
    '00:00',
    '00:00',
    '100:00',
  ])
})

test('five minutes, one minute and half a minute are said once each', () => {
  expect(announcementFor(300_000, 301_000, words, 'en')).toBe('5 minutes left')
  expect(announcementFor(299_000, 300_000, words, 'en')).toBe('')
  expect(announcementFor(59_500, 60_500, words, 'en')).toBe('1 minute left')
  expect(announcementFor(30_000, 31_000, words, 'en')).toBe('30 seconds left')
  expect(announcementFor(20_000, 400_000, words, 'en')).toBe('30 seconds left')
  expect(announcementFor(0, 400_000, words, 'en')).toBe('')
  expect(announcementFor(800_000, 801_000, words, 'en')).toBe('')
})
