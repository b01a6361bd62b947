import { expect, test } from 'bun:test'
import { impactTables } from './impact-ratios.ts'
import type { Outcome } from './ports.ts'

const people = (
  count: number,
  sex: string | null,
  ethnicity: string | null,
  selected: number,
  percentages: number[] = [],
): Outcome[] =>
  Array.from({ length: count }, (_, i) => ({
    jobId: 'j',
    sex,
    ethnicity,
    isSelected: i < selected,
    percentage: percentages.length > 0 ? percentages[i % percentages.length]! : null,
  }))

const rowsBy = (by: string, outcomes: Outcome[]) => impactTables(outcomes).find((table) => table.by === by)!

test('are those of an example computed by hand', () => {
  // 40 women, 12 selected: .30. 50 men, 20 selected: .40. .30 / .40 = .75.
  // Scores: women 20 × 60 and 20 × 40, men 30 × 60 and 20 × 40. Median of the 90 scores (50 × 60, 40 × 40) is 60: nobody is above it.
  const outcomes = [...people(40, 'female', null, 12, [60, 40]), ...people(50, 'male', null, 20, [60, 60, 60, 40, 40])]
  const { rows, hidden } = rowsBy('sex', outcomes)
  expect(hidden).toBe(0)
  expect(
    rows.map(({ group, people, selected, selectionRate, impactRatio }) => [group, people, selected, selectionRate, impactRatio]),
  ).toEqual([
    ['Male', 50, 20, 0.4, 1],
    ['Female', 40, 12, 0.3, 0.75],
  ])
})

test('scoring rates are shares above the median of all', () => {
  // 20 women: 4 × 90, 16 × 10. 20 men: 10 × 90, 10 × 10. Sorted: 26 × 10, 14 × 90; the median is 10.
  // Above it: women 4 / 20 = .2, men 10 / 20 = .5. .2 / .5 = .4.
  const outcomes = [...people(20, 'female', null, 0, [90, 10, 10, 10, 10]), ...people(20, 'male', null, 0, [90, 10])]
  const { rows } = rowsBy('sex', outcomes)
  expect(rows.map(({ group, scored, scoringRate, scoringRatio }) => [group, scored, scoringRate, scoringRatio])).toEqual([
    ['Female', 20, 0.2, 0.4],
    ['Male', 20, 0.5, 1],
  ])
})

test('groups of fewer than ten are not shown, nor can one of them be found by subtraction', () => {
  const outcomes = [
    ...people(30, null, 'white', 6),
    ...people(25, null, 'asian', 5),
    ...people(12, null, 'black', 3),
    ...people(9, null, 'hispanic', 9),
  ]
  const { rows, hidden } = rowsBy('ethnicity', outcomes)
  expect(hidden).toBe(2)
  expect(rows.map(({ group, people }) => [group, people])).toEqual([
    ['White', 30],
    ['Asian', 25],
    ['Black or African American', null],
    ['Hispanic or Latino', null],
  ])
  // The groups that are left out take no part in the highest rate either.
  expect(rows[0]!.impactRatio).toBe(1)
})

test('a group of less than two percent is no measure for the others', () => {
  const outcomes = [...people(700, null, 'white', 70), ...people(500, null, 'asian', 50), ...people(12, null, 'two-or-more', 12)]
  const { rows } = rowsBy('ethnicity', outcomes)
  expect(rows.map(({ group, impactRatio }) => [group, impactRatio])).toEqual([
    ['White', 1],
    ['Asian', 1],
    ['Two or more races', null],
  ])
})

test('both together are a table of their own', () => {
  const outcomes = [...people(20, 'female', 'asian', 5), ...people(20, 'male', 'asian', 10), ...people(15, 'male', null, 5)]
  expect(rowsBy('both', outcomes).rows.map(({ group, impactRatio }) => [group, impactRatio])).toEqual([
    ['Asian, female', 0.5],
    ['Asian, male', 1],
  ])
})
