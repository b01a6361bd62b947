import { expect, test } from 'bun:test'
import { base32, codeOf, enrolmentAddress, stepAt, stepOf } from './one-time-codes.ts'

const secret = Buffer.from('12345678901234567890')

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('computes the code that RFC 6238 gives for second %d', (second, code) => {
  expect(codeOf(secret, stepAt(new Date(second * 1000)), 8)).toBe(code)
})

test('takes the code of this step, of the one before and of the one after, and no other', () => {
  const now = new Date('2026-03-02T09:00:10Z')
  const present = stepAt(now)
  for (const step of [present - 1, present, present + 1]) expect(stepOf(secret, codeOf(secret, step), now)).toBe(step)
  for (const step of [present - 2, present + 2]) expect(stepOf(secret, codeOf(secret, step), now)).toBeNull()
  for (const code of ['', '12345', '1234567', 'abcdef', '১২৩৪৫৬']) expect(stepOf(secret, code, now)).toBeNull()
})

test('writes base 32 as RFC 4648 does', () => {
  const written = (text: string) => base32(Buffer.from(text))
  expect(['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map(written)).toEqual([
    '',
    'MY',
    'MZXQ',
    'MZXW6',
    'MZXW6YQ',
    'MZXW6YTB',
    'MZXW6YTBOI',
  ])
})

test('hands the app an address that names the product and the account', () => {
  expect(enrolmentAddress({ secret, email: 'rita+hr@example.com', issuer: 'Our ATS' })).toBe(
    'otpauth://totp/Our%20ATS:rita%2Bhr%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Our%20ATS&algorithm=SHA1&digits=6&period=30',
  )
})
