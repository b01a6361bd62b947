import { afterAll, beforeAll, expect, test } from 'bun:test'
import { fixedClock } from '../clock/fixed.ts'
import { askOutside } from './ask-outside.ts'
import { migratePostgres } from './migrate.ts'
import { postgresRateLimits } from './rate-limits.ts'
import { serverForTests } from './test-server-of-postgres.ts'

const second = 1000
let server: Awaited<ReturnType<typeof serverForTests>>
let url: string
const open: ReturnType<typeof askOutside>[] = []

beforeAll(async () => {
  server = await serverForTests()
  url = await server.emptyDatabase()
  await migratePostgres(url)
}, 300_000)
afterAll(async () => {
  await Promise.all(open.map(({ close }) => close()))
  await server.stop()
}, 60_000)

/** Two processes of one instance, whose clocks agree. */
function twoProcesses() {
  const clock = fixedClock()
  const limits = Array.from({ length: 2 }, () => {
    const outside = askOutside(url)
    open.push(outside)
    return postgresRateLimits({ ask: outside.ask, clock, run: 'one' })
  })
  return { clock, one: limits[0]!, other: limits[1]! }
}
const outcome = (work: Promise<unknown>) => work.then(() => 'in').catch((error: Error) => error.message)
const wait = (seconds: number) => `Too many attempts. Please wait ${seconds} seconds and try again.`

test('events of both processes are counted together within a sliding window, by key and by name', async () => {
  const { clock, one, other } = twoProcesses()
  const rule = { limit: 2, windowMs: 60 * second }
  const [here, there] = [one.of('links', rule), other.of('links', rule)]
  await here.count('mira@example.com')
  clock.advance(30 * second)
  await there.count('mira@example.com')
  await there.count('noor@example.com')
  await other.of('mails', rule).count('mira@example.com')
  expect(await outcome(here.count('mira@example.com'))).toBe(wait(30))
  expect(await outcome(there.count('mira@example.com'))).toBe(wait(30))
  expect(await outcome(there.count('mira@example.com', 2))).toBe(wait(30))
  clock.advance(30 * second)
  expect(await outcome(there.count('mira@example.com'))).toBe('in')
  expect(await outcome(here.count('mira@example.com'))).toBe(wait(30))
  const rows = await server.asked(url, 'select * from __throttles')
  expect(JSON.stringify(rows)).not.toContain('example.com')
}, 60_000)

test('wrong passwords on two processes lead to one pause, and right ones are no failures', async () => {
  const { clock, one, other } = twoProcesses()
  const rule = { limit: 3, windowMs: 60 * second }
  const [here, there] = [one.of('login', rule), other.of('login', rule)]
  const guess = async (isRight: boolean) => ({ failed: !isRight, result: isRight })
  for (const throttle of [here, there, here, there]) expect(await throttle.attempt('rita', () => guess(true))).toBe(true)
  expect(await here.attempt('rita', () => guess(false))).toBe(false)
  expect(await there.attempt('rita', () => guess(false))).toBe(false)
  expect(await here.attempt('rita', () => guess(false))).toBe(false)
  for (const throttle of [here, there]) expect(await outcome(throttle.attempt('rita', () => guess(true)))).toBe(wait(60))
  expect(await there.attempt('ron', () => guess(true))).toBe(true)
  clock.advance(61 * second)
  expect(await there.attempt('rita', () => guess(true))).toBe(true)
}, 60_000)

test('parallel guesses on two processes are never more than could still fail', async () => {
  const { one, other } = twoProcesses()
  const rule = { limit: 3, windowMs: 60 * second }
  let underWay = 0
  let most = 0
  let checked = 0
  const wrong = async () => {
    most = Math.max(most, ++underWay)
    checked += 1
    await Bun.sleep(10)
    underWay -= 1
    return { failed: true, result: null }
  }
  const tries = Array.from({ length: 12 }, (_, at) => (at % 2 ? one : other).of('guess', rule).attempt('rita', wrong))
  await Promise.allSettled(tries)
  expect(checked).toBe(3)
  expect(most).toBeLessThanOrEqual(3)
}, 60_000)

test('what counts once counts once on both', async () => {
  const { one, other } = twoProcesses()
  const taken = await Promise.all([one, other, one, other].map(({ once }) => once.take('challenge', 60 * second)))
  expect(taken.filter(Boolean)).toHaveLength(1)
}, 60_000)
