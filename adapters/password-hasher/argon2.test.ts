import { expect, test } from 'bun:test'
import { passwordHasherContract } from '#src/ports/password-hasher.contract.ts'
import { argon2Hasher } from './argon2.ts'

passwordHasherContract('argon2', argon2Hasher)

test('hashes with argon2id at the agreed cost, and the hash of nobody has the same shape', async () => {
  const hasher = argon2Hasher()
  const shape = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{43}\$[\w+/]{43}$/
  expect(await hasher.hash('swordfish')).toMatch(shape)
  expect(hasher.hashOfNobody).toMatch(shape)
})
