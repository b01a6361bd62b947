import { expect, test } from 'bun:test'
import { type Standing, type Step, standingOf, stateOf, transitions } from './account-state.ts'

const standings = Object.keys(transitions.appoint.ways) as Standing[]
const steps = Object.entries(transitions) as [Step, { by: string; ways: Partial<Record<Standing, Standing>> }][]
const isSuspended = (standing: Standing) => stateOf(standing).state === 'suspended'
const isWithdrawn = (standing: Standing) => stateOf(standing).admission === 'withdrawn'

test('only administrators, and who has the server, lead out of a suspension or of a withdrawn approval, or into either', () => {
  for (const [step, { by, ways }] of steps) {
    if (by === 'an administrator' || by === 'the operator') continue
    for (const [from, to] of Object.entries(ways) as [Standing, Standing][]) {
      expect([step, from, isSuspended(to)]).toEqual([step, from, isSuspended(from)])
      expect([step, from, isWithdrawn(to)]).toEqual([step, from, isWithdrawn(from)])
    }
  }
})

test('every standing can be reached and is read back from what is stored', () => {
  const reached = new Set<Standing>(['unverified'])
  for (let size = 0; size < reached.size; ) {
    size = reached.size
    for (const [, { ways }] of steps)
      for (const [from, to] of Object.entries(ways) as [Standing, Standing][]) if (reached.has(from)) reached.add(to)
  }
  expect([...reached].toSorted()).toEqual(standings.toSorted())
  for (const standing of standings) expect(standingOf(stateOf(standing))).toBe(standing)
})
