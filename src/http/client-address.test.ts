import { expect, test } from 'bun:test'
import { clientAddress, shareClientAddress } from './client-address.ts'

const from = (forwarded?: string) =>
  new Request('http://localhost/', { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } })
const server = { requestIP: () => ({ address: '::ffff:192.0.2.7' }) }

test('the peer is the client, whatever it writes about itself', () => {
  expect(clientAddress({ trustProxy: false })(from('203.0.113.9'), server)).toBe('192.0.2.7')
})

test('behind a trusted proxy the entry that the proxy appended is the client', () => {
  expect(clientAddress({ trustProxy: true })(from('203.0.113.9, 198.51.100.4'), server)).toBe('198.51.100.4')
  expect(clientAddress({ trustProxy: true })(from(), server)).toBe('192.0.2.7')
})

test('an address has one spelling', () => {
  const read = (text: string) => clientAddress({ trustProxy: true })(from(text), null)
  expect(read('[2001:DB8::1]:443')).toBe('2001:db8::1')
  expect(read('198.51.100.4:5555')).toBe('198.51.100.4')
  expect(read('')).toBe('')
})

test('a call that a page makes for its visitor comes from the visitor', () => {
  const visit = from()
  const call = from()
  const addresses = { requestIP: (request: Request) => (request === visit ? { address: '192.0.2.8' } : null) }
  shareClientAddress(visit, call)
  expect(clientAddress({ trustProxy: false })(call, addresses)).toBe('192.0.2.8')
})
