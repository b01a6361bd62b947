import { expect, test } from 'bun:test'
import { passkeyPlace } from './place.ts'

test.each([
  ['https://ats.example.com', { origin: 'https://ats.example.com', rpId: 'ats.example.com' }],
  ['https://ats.example.com:8443', { origin: 'https://ats.example.com:8443', rpId: 'ats.example.com' }],
  ['http://localhost:3000', { origin: 'http://localhost:3000', rpId: 'localhost' }],
])('%s carries passkeys', (address, place) => expect(passkeyPlace(address)).toEqual(place))

test.each([
  ['http://192.0.2.7:3000', 'is a number'],
  ['https://192.0.2.7', 'is a number'],
  ['http://[::1]:3000', 'is a number'],
  ['http://ats.example.com', 'begins with http'],
])('%s carries none, and says why', (address, why) => {
  const place = passkeyPlace(address)
  expect('problem' in place && place.problem).toContain(why)
  expect('problem' in place && place.problem).toContain('PUBLIC_URL')
})
