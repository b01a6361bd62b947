import { expect, test } from 'bun:test'
import type { OutboxItem } from '../outbox/item.ts'
import { isDone, outcomeOf, stateOf } from './answer-states.ts'

const question = { id: 'q1', question: 'Why?', status: 'pending', answeredAt: null } as const
const spoken = {}
const skip = { json: { skipped: true } }
const written = { json: { text: 'Because.' } }
const item = (over: Partial<OutboxItem>): OutboxItem => ({
  id: 1,
  lane: 'voice',
  key: 'q1',
  putAt: 0,
  bytes: 0,
  method: 'POST',
  path: '/api/submit-voice-answer',
  ...over,
})

test('what the server says about a recording is what its question shows', () => {
  expect(outcomeOf(spoken, 200, { valid: true, reason: null }).status).toBe('uploaded')
  expect(outcomeOf(written, 200, { valid: true, reason: null }).status).toBe('written')
  expect(outcomeOf(spoken, 200, { valid: false, reason: 'silence' })).toEqual({
    status: 'invalid',
    reason: 'silence',
    error: null,
  })
  expect(outcomeOf(skip, 200, { valid: false, reason: 'skipped' }).status).toBe('skipped')
})

test('an answer after the deadline is kept as late, and a skipped one stays skipped', () => {
  expect(outcomeOf(spoken, 409, { code: 'DEADLINE_PASSED' }).status).toBe('late')
  expect(outcomeOf(skip, 409, { code: 'DEADLINE_PASSED' }).status).toBe('skipped')
})

test('what the server refuses carries its sentence', () => {
  expect(outcomeOf(spoken, 413, { error: 'This recording is larger than 30 MB.' })).toEqual({
    status: 'refused',
    reason: null,
    error: 'This recording is larger than 30 MB.',
  })
})

test('what waits on the device goes before what the server said last', () => {
  const invalid = { status: 'invalid', reason: 'silence', error: null } as const
  expect(stateOf(question, invalid, []).status).toBe('invalid')
  expect(stateOf(question, invalid, [item({})])).toEqual({ status: 'uploaded', reason: null, error: null, isWaiting: true })
  expect(stateOf(question, undefined, [item({ ...skip })]).status).toBe('skipped')
  expect(stateOf(question, undefined, [item({ key: 'q2' }), item({ lane: 'camera' })]).status).toBe('pending')
})

test('only pending, invalid and refused questions still want an answer', () => {
  const statuses = ['pending', 'uploaded', 'invalid', 'skipped', 'written', 'late', 'refused'] as const
  expect(statuses.filter((status) => !isDone({ status }))).toEqual(['pending', 'invalid', 'refused'])
})
