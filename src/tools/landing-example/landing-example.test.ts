import { expect, setDefaultTimeout, test } from 'bun:test'
import { choice, job, people, rankedBy } from '#web/islands/example/example.ts'
import { makeExample } from './make-example.ts'

// Reads the sample resumes.
setDefaultTimeout(120_000)

test('the ranking on the landing page is what the engine makes of the sample resumes today', async () => {
  expect({ job, choice, people }).toEqual(JSON.parse(JSON.stringify(await makeExample())))
})

test('a weight that is moved changes the order, and moved back gives it back', () => {
  const order = (weights: typeof choice.weights) => rankedBy(weights).map(({ id }) => id)
  const before = order(choice.weights)
  expect(order({ ...choice.weights, 'nice-to-have skills': 0 })).not.toEqual(before)
  expect(order({ ...choice.weights })).toEqual(before)
})
