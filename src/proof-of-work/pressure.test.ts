import { expect, test } from 'bun:test'
import { fixedClock } from '#adapters/clock/fixed.ts'
import { calmMinutes, manyForms, manyRefused } from './constants.ts'
import { createPressure } from './pressure.ts'

const minute = 60_000
const many = (times: number, work: () => void) => {
  for (let time = 0; time < times; time++) work()
}

test('forms are under attack from many in a minute on, or from many refused ones', () => {
  const clock = fixedClock()
  const pressure = createPressure(clock)
  many(manyForms - 1, pressure.noteForm)
  expect(pressure.attackedSince()).toBeNull()
  pressure.noteForm()
  expect(pressure.attackedSince()).toEqual(clock.now())
  const other = createPressure(clock)
  many(manyRefused, other.noteRefused)
  expect(other.attackedSince()).toEqual(clock.now())
})

test('as many over an hour are none', () => {
  const clock = fixedClock()
  const pressure = createPressure(clock)
  many(60, () => {
    many(manyForms / 10, pressure.noteForm)
    clock.advance(minute)
  })
  expect(pressure.attackedSince()).toBeNull()
})

test('it is over after ten calm minutes, and not while half as many go on', () => {
  const clock = fixedClock()
  const pressure = createPressure(clock)
  many(manyForms, pressure.noteForm)
  const since = pressure.attackedSince()
  many(calmMinutes * 2, () => {
    clock.advance(minute)
    many(manyForms / 2, pressure.noteForm)
  })
  expect(pressure.attackedSince()).toEqual(since)
  clock.advance(calmMinutes * minute)
  many(manyForms / 4, pressure.noteForm)
  expect(pressure.attackedSince()).toEqual(since)
  clock.advance(2 * minute)
  expect(pressure.attackedSince()).toBeNull()
})

test('what it counts is of the last minute', () => {
  const clock = fixedClock()
  const pressure = createPressure(clock)
  many(7, pressure.noteForm)
  many(2, pressure.noteSolved)
  clock.advance(30_000)
  pressure.noteRefused()
  expect(pressure.lastMinute()).toEqual({ forms: 7, refused: 1, solved: 2 })
  clock.advance(45_000)
  expect(pressure.lastMinute()).toEqual({ forms: 0, refused: 1, solved: 0 })
})
