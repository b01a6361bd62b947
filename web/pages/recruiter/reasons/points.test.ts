import { expect, test } from 'bun:test'
import { confidenceInWords, countedComponents, uncountedComponents } from './points.ts'

const component = (name: string, weight: number, score: number) => ({ name, weight, score, summary: '', evidence: [] })

const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)

test('points are whole, add up to 100 and to the percentage, and never exceed what is possible', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const components = Array.from({ length: 1 + (seed % 7) }, (_, at) =>
      component(`c${at}`, ((seed * 31 + at * 17) % 40) + 0.25, ((seed * 13 + at * 29) % 101) / 100),
    )
    const weight = sum(components.map((each) => each.weight))
    const percentage = Math.round((sum(components.map((each) => each.weight * each.score)) / weight) * 100)
    const counted = countedComponents(components, percentage)
    expect(sum(counted.map(({ possible }) => possible))).toBe(100)
    expect(sum(counted.map(({ earned }) => earned))).toBe(percentage)
    for (const { earned, possible } of counted) expect(earned).toBeLessThanOrEqual(possible)
  }
})

test('what nobody could answer takes no points', () => {
  const components = [component('skills', 30, 0.5), component('degree', 0, 0)]
  expect(countedComponents(components, 50).map(({ name, possible }) => [name, possible])).toEqual([['skills', 100]])
  expect(uncountedComponents(components).map(({ name }) => name)).toEqual(['degree'])
  expect(countedComponents([], 0)).toEqual([])
})

test('confidence has three words', () => {
  expect([0.95, 0.8, 0.79, 0.5, 0.49].map(confidenceInWords)).toEqual(['High', 'High', 'Medium', 'Medium', 'Low'])
})
