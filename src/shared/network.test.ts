import { expect, test } from 'bun:test'
import { networkOf } from './network.ts'

test('a throttle sees one IPv6 customer as one visitor', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  expect(networkOf('2001:db8:1::9')).toBe('2001:db8:1:0')
  expect(networkOf('::1')).toBe('0:0:0:0')
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7')
})
