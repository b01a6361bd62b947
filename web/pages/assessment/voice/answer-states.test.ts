import { expect, test } from 'bun:test'
import type { OutboxItem } from '../upload-queue/item.ts'
import { isBehind, isDone, outcomeOf, stateOf, writtenLast } from './answer-states.ts'

const question = { id: 'q1', question: 'Why?', status: 'pending', text: null, answeredAt: null } as const
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

test('what was written last is shown, on whichever device it was written', () => {
  const answeredAt = '2026-11-21T09:00:00.000Z'
  const at = Date.parse(answeredAt)
  const saved = { ...question, status: 'written', text: 'From the phone', answeredAt } as const
  const still = { isWaiting: false }
  const here = { text: 'From here', isUnsent: false, at: at - 5000 }
  expect(writtenLast({ text: '', isUnsent: false, at: 0 }, saved, still)).toBe('From the phone')
  expect(writtenLast({ text: '', isUnsent: false, at: 0 }, saved, { isWaiting: true })).toBe('From the phone')
  expect(writtenLast(here, saved, still)).toBe('From the phone')
  expect(writtenLast({ ...here, at: at + 5000 }, saved, still)).toBe('From here')
  expect(writtenLast({ ...here, isUnsent: true }, saved, still)).toBe('From here')
  expect(writtenLast(here, saved, { isWaiting: true })).toBe('From here')
  expect(writtenLast(here, question, still)).toBe('From here')
})

test('what was written here after the last save is sent again, and nothing else', () => {
  const answeredAt = '2026-11-21T09:00:00.000Z'
  const at = Date.parse(answeredAt)
  const saved = { ...question, status: 'written', text: 'First', answeredAt } as const
  const later = { text: 'First, then', isUnsent: false, at: at + 1000 }
  const still = { isWaiting: false }
  expect(isBehind(later, saved, still)).toBe(true)
  expect(isBehind(later, question, still)).toBe(true)
  expect(isBehind(later, saved, { isWaiting: true })).toBe(false)
  expect(isBehind({ ...later, text: 'First' }, saved, still)).toBe(false)
  // Another device went on.
  expect(isBehind({ ...later, at: at - 1000 }, saved, still)).toBe(false)
  expect(isBehind({ text: '', isUnsent: false, at: 0 }, saved, still)).toBe(false)
})
