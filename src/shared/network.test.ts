import { expect, test } from 'bun:test'
import { fixedClock } from '#adapters/clock/fixed.ts'
import { networkOf, tiersOf } from './network.ts'
import { createThrottle } from './rate-limiter.ts'
import { countVisit } from './visit.ts'

test('a throttle sees one IPv6 customer as one visitor', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  expect(networkOf('2001:db8:1::9')).toBe('2001:db8:1:0')
  expect(networkOf('::1')).toBe('0:0:0:0')
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7')
})

test('the networks around an IPv6 address get as much as a few visitors together', () => {
  expect(tiersOf('2001:db8:1:1f2:3::4')).toEqual([
    { key: '2001:db8:1:1f2', times: 1 },
    { key: '2001:db8:1:1xx/56', times: 4 },
    { key: '2001:db8:1/48', times: 16 },
  ])
  expect(tiersOf('192.0.2.7')).toEqual([{ key: '192.0.2.7', times: 1 }])
  // Leading zeros make no other network.
  expect(tiersOf('2001:0db8:0001:00ff::1')).toEqual(tiersOf('2001:db8:1:ff::1'))
})

test('whoever goes through the /64 networks of a /56 is stopped after four visitors worth of tries', async () => {
  const throttle = createThrottle({ limit: 10, windowMs: 60_000 }, fixedClock())
  const passed = async (address: string) => {
    try {
      await countVisit(throttle, { address })
      return true
    } catch {
      return false
    }
  }
  const tries = []
  for (let net = 0; net < 256; net++) tries.push(await passed(`2001:db8:1:${(0x200 + net).toString(16)}::1`))
  expect(tries.filter(Boolean)).toHaveLength(40)
  // The neighbor in the same /48 is let in, until all of them together are too many.
  const neighbors = []
  for (let net = 0; net < 256; net++) neighbors.push(await passed(`2001:db8:1:${(net << 8).toString(16)}::1`))
  expect(neighbors.filter(Boolean)).toHaveLength(120)
  expect(await passed('2001:db8:2::1')).toBe(true)
})
