import { expect, test } from 'bun:test'
import { fixedClock } from '#adapters/clock/fixed.ts'
import { createLetterBudget, TooManyLetters } from './letter-budget.ts'
import { rateLimitsInMemory } from './rate-limits-in-memory.ts'

const hour = 60 * 60_000

/** How many of these are let out. */
async function letOut(budget: ReturnType<typeof createLetterBudget>, letters: Parameters<typeof budget.count>[0][]) {
  let out = 0
  for (const letter of letters)
    try {
      await budget.count(letter)
      out += 1
    } catch (error) {
      if (!(error instanceof TooManyLetters)) throw error
      expect(error.message).toEndWith('nothing was sent.')
    }
  return out
}
const many = (count: number, letter: (number: number) => { to: string; personId: string; workspaceId: string }) =>
  Array.from({ length: count }, (_, number) => letter(number))

test('one address gets ten an hour, whoever writes and however it is spelled', async () => {
  const clock = fixedClock()
  const budget = createLetterBudget(rateLimitsInMemory(clock))
  const to = many(60, (number) => ({
    to: number % 2 ? 'Victim@Example.com ' : 'victim@example.com',
    personId: `p${number}`,
    workspaceId: `w${number}`,
  }))
  expect(await letOut(budget, to)).toBe(10)
  clock.advance(hour)
  expect(await letOut(budget, to)).toBe(10)
})

test('one person writes to a hundred people an hour, a workspace to three hundred', async () => {
  const budget = createLetterBudget(rateLimitsInMemory(fixedClock()))
  const by = (personId: string, workspaceId: string) =>
    many(500, (number) => ({ to: `${personId}${number}@example.com`, personId, workspaceId }))
  expect(await letOut(budget, by('rita', 'w1'))).toBe(100)
  expect(await letOut(budget, [...by('rosa', 'w1'), ...by('ron', 'w1'), ...by('rick', 'w1')])).toBe(200)
  // Nobody else is kept from writing.
  expect(await letOut(budget, by('ada', 'w2'))).toBe(100)
})
