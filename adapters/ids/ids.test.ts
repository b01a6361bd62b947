import { expect, test } from 'bun:test'
import { idsContract } from '#src/ports/ids.contract.ts'
import { countingIds } from './counting.ts'
import { randomIds } from './random.ts'

idsContract('random ids', () => randomIds)
idsContract('counting ids', countingIds)

test('random ids carry 128 bits and tokens 256, every one of which varies', () => {
  const varying = (texts: string[], encoding: 'hex' | 'base64url') => {
    const all = texts.map((text) => Buffer.from(text, encoding))
    const ones = Buffer.from(all[0]!)
    const zeros = Buffer.from(all[0]!)
    for (const bytes of all) {
      for (const [index, byte] of bytes.entries()) {
        ones[index]! |= byte
        zeros[index]! &= byte
      }
    }
    return ones.reduce((sum, byte, index) => sum + (byte ^ zeros[index]!).toString(2).replaceAll('0', '').length, 0)
  }
  const sample = <Item>(make: () => Item) => Array.from({ length: 100 }, make)
  expect(varying(sample(randomIds.id), 'hex')).toBe(128)
  expect(varying(sample(randomIds.token), 'base64url')).toBe(256)
})

test('counting ids are the same in every run', () => {
  expect([countingIds().id(), countingIds().token()]).toEqual([countingIds().id(), countingIds().token()])
})
