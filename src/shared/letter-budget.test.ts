import { expect, test } from 'bun:test'
import { fixedClock } from '#adapters/clock/fixed.ts'
import { createLetterBudget, TooManyLetters } from './letter-budget.ts'

const hour = 60 * 60_000

/** How many of these are let out. */
function letOut(budget: ReturnType<typeof createLetterBudget>, letters: Parameters<typeof budget.count>[0][]) {
  return letters.filter((letter) => {
    try {
      budget.count(letter)
      return true
    } catch (error) {
      if (!(error instanceof TooManyLetters)) throw error
      expect(error.message).toEndWith('nothing was sent.')
      return false
    }
  }).length
}
const many = (count: number, letter: (number: number) => { to: string; personId: string; workspaceId: string }) =>
  Array.from({ length: count }, (_, number) => letter(number))

test('one address gets ten an hour, whoever writes and however it is spelled', () => {
  const clock = fixedClock()
  const budget = createLetterBudget(clock)
  const to = many(60, (number) => ({
    to: number % 2 ? 'Victim@Example.com ' : 'victim@example.com',
    personId: `p${number}`,
    workspaceId: `w${number}`,
  }))
  expect(letOut(budget, to)).toBe(10)
  clock.advance(hour)
  expect(letOut(budget, to)).toBe(10)
})

test('one person writes to a hundred people an hour, a workspace to three hundred', () => {
  const budget = createLetterBudget(fixedClock())
  const by = (personId: string, workspaceId: string) =>
    many(500, (number) => ({ to: `${personId}${number}@example.com`, personId, workspaceId }))
  expect(letOut(budget, by('rita', 'w1'))).toBe(100)
  expect(letOut(budget, [...by('rosa', 'w1'), ...by('ron', 'w1'), ...by('rick', 'w1')])).toBe(200)
  // Nobody else is kept from writing.
  expect(letOut(budget, by('ada', 'w2'))).toBe(100)
})
