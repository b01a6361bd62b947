import { expect, test } from 'bun:test'
import { fixedClock } from '#adapters/clock/fixed.ts'
import { createThrottle, TooManyRequests } from './rate-limiter.ts'

const second = 1000

test('counts events of one key within a sliding window', async () => {
  const clock = fixedClock()
  const throttle = createThrottle({ limit: 2, windowMs: 60 * second }, clock)
  await throttle.count('one')
  clock.advance(30 * second)
  await throttle.count('one')
  await throttle.count('other')
  expect(throttle.count('one')).rejects.toThrow(new TooManyRequests(30 * second))
  clock.advance(30 * second)
  await throttle.count('one')
  expect(throttle.count('one')).rejects.toThrow(TooManyRequests)
})

test('says in words and in seconds how long to wait', () => {
  expect(new TooManyRequests(29_001)).toMatchObject({
    message: 'Too many attempts. Please wait 30 seconds and try again.',
    retryAfter: 30,
  })
  expect(new TooManyRequests(3_600_000).message).toBe('Too many attempts. Please wait 60 minutes and try again.')
})

test('lets no more attempts begin than could still fail, and lets the others in when they did not', async () => {
  const throttle = createThrottle({ limit: 3, windowMs: 60 * second }, fixedClock())
  let underWay = 0
  let most = 0
  const succeed = async () => {
    most = Math.max(most, ++underWay)
    await Bun.sleep(1)
    underWay--
    return { failed: false, result: 'in' }
  }
  expect(await Promise.all(Array.from({ length: 20 }, () => throttle.attempt('key', succeed)))).toEqual(Array(20).fill('in'))
  expect(most).toBe(3)
})

test('an attempt that breaks gives its place back', async () => {
  const throttle = createThrottle({ limit: 1, windowMs: 60 * second }, fixedClock())
  const broken = throttle.attempt('key', async () => {
    throw new Error('the database is away')
  })
  expect(await broken.catch((error: Error) => error.message)).toBe('the database is away')
  expect(await throttle.attempt('key', async () => ({ failed: false, result: 'in' }))).toBe('in')
})

test('stays small under attack: it forgets the oldest keys', async () => {
  const throttle = createThrottle({ limit: 1, windowMs: 60 * second }, fixedClock())
  for (let number = 0; number < 20_001; number++) await throttle.count(`visitor ${number}`)
  await throttle.count('visitor 0')
  expect(throttle.count('visitor 20000')).rejects.toThrow(TooManyRequests)
})
