import { describe, expect, test } from 'bun:test'
import type { PasswordHasher } from './password-hasher.ts'

/** What every password hasher promises. */
export const passwordHasherContract = (name: string, create: () => PasswordHasher) =>
  describe(name, () => {
    test('recognises the password it hashed, and no other', async () => {
      const hasher = create()
      const hash = await hasher.hash('correct horse battery')
      expect(await hasher.matches('correct horse battery', hash)).toBe(true)
      expect(await hasher.matches('correct horse batterY', hash)).toBe(false)
      expect(await hasher.matches('', hash)).toBe(false)
    })

    test('salts: the same password gives two hashes that do not contain it', async () => {
      const hasher = create()
      const [first, second] = await Promise.all([hasher.hash('swordfish'), hasher.hash('swordfish')])
      expect(first).not.toBe(second)
      expect(first).not.toContain('swordfish')
    })

    test('tells long passwords and other alphabets apart to the last character', async () => {
      const hasher = create()
      const long = `пароль 密码 🔑 ${'x'.repeat(300)}`
      const hash = await hasher.hash(long)
      expect(await hasher.matches(long, hash)).toBe(true)
      expect(await hasher.matches(`${long.slice(0, -1)}y`, hash)).toBe(false)
    })

    test('answers no, instead of failing, for a hash it cannot read', async () => {
      const hasher = create()
      for (const unreadable of ['', 'plain text', '$argon2id$v=19$broken', '$2b$10$short'])
        expect(await hasher.matches('swordfish', unreadable)).toBe(false)
    })

    test('lets nobody in with the hash of nobody, and takes its time about it', async () => {
      const hasher = create()
      const timed = async (hash: string) => {
        const start = performance.now()
        const matched = await hasher.matches('swordfish', hash)
        return { matched, took: performance.now() - start }
      }
      const real = await hasher.hash('something else')
      const durations = { nobody: [] as number[], real: [] as number[] }
      for (let round = 0; round < 3; round++) {
        const nobody = await timed(hasher.hashOfNobody)
        expect(nobody.matched).toBe(false)
        durations.nobody.push(nobody.took)
        durations.real.push((await timed(real)).took)
      }
      // The fastest of three is least affected by other work on the machine.
      expect(Math.min(...durations.nobody)).toBeGreaterThan(Math.min(...durations.real) / 2)
      expect(Math.min(...durations.nobody)).toBeLessThan(Math.min(...durations.real) * 2)
    })
  })
