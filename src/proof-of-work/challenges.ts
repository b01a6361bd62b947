import { randomInt } from 'node:crypto'
import { Type as t } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { Clock } from '#src/ports/clock.ts'
import type { Once } from '#src/shared/once.ts'
import { challengeMinutes, fewestHashes, manyForms, mostHashes } from './constants.ts'
import { secretFor } from './secret-for.ts'

/** A solved challenge as ALTCHA has it. Longer ones are none. */
const Payload = t.Object({
  challenge: t.Object({
    parameters: t.Object({
      algorithm: t.Literal('SHA-256'),
      nonce: t.String(),
      salt: t.String(),
      cost: t.Literal(1),
      keyLength: t.Literal(32),
      keyPrefix: t.String(),
      keySignature: t.String(),
      data: t.Object({ form: t.String(), until: t.Number(), run: t.String() }),
    }),
    signature: t.String(),
  }),
  solution: t.Object({ counter: t.Number(), derivedKey: t.String(), time: t.Optional(t.Number()) }),
})
const longest = 4000

/** Neither is needed by a server that nobody attacks. */
const library = () => Promise.all([import('altcha-lib'), import('altcha-lib/algorithms/sha')])

/** Challenges for one form each: signed, soon too old, good for one time. */
export function createChallenges(secret: string, clock: Clock, once: Once) {
  const hmacSignatureSecret = secretFor(secret, 'proof-of-work challenge')
  const hmacKeySignatureSecret = secretFor(secret, 'proof-of-work key')
  // Whoever forgets what was solved takes no challenge from before.
  const { run } = once

  return {
    /** A challenge for the form at this path, as JSON. It costs the more, the more are solved. */
    async make(form: string, solvedPerMinute: number): Promise<string> {
      const [{ createChallenge }, { deriveKey }] = await library()
      const times = Math.min(mostHashes / fewestHashes, Math.max(1, Math.ceil((2 * solvedPerMinute) / manyForms)))
      const most = fewestHashes * times
      const challenge = await createChallenge({
        algorithm: 'SHA-256',
        cost: 1,
        counter: randomInt(most / 2, most),
        deriveKey,
        data: { form, until: clock.now().getTime() + challengeMinutes * 60_000, run },
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      })
      return JSON.stringify(challenge)
    },
    /** Whether this solves a challenge for the form at this path, for the first time. */
    async accepts(form: string, proof: string): Promise<boolean> {
      const payload = payloadOf(proof)
      if (!payload) return false
      const { challenge, solution } = payload
      const { data } = challenge.parameters
      if (data.form !== form || data.run !== run || data.until < clock.now().getTime()) return false
      const [{ verifySolution }, { deriveKey }] = await library()
      const { verified } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      })
      return verified && (await once.take(`proof ${challenge.signature}`, challengeMinutes * 60_000))
    },
  }
}

function payloadOf(proof: string) {
  if (proof.length > longest) return null
  try {
    const value: unknown = JSON.parse(Buffer.from(proof, 'base64').toString('utf8'))
    return Value.Check(Payload, value) ? value : null
  } catch {
    return null
  }
}
