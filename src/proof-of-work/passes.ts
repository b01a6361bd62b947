import { randomUUID } from 'node:crypto'
import { Type as t } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { Clock } from '#src/ports/clock.ts'
import { LruMap } from '#src/shared/lru-map.ts'
import { createSeal } from '#src/shared/seal.ts'
import { passMinutes, triesOfPass } from './constants.ts'
import { PassEnded, PassTooEarly } from './errors.ts'

const Pass = t.Object({
  id: t.String(),
  /** The call of the form, and its path. */
  call: t.String(),
  form: t.String(),
  from: t.Number(),
  until: t.Number(),
  /** The network that has to come back; null for whoever has the link. */
  network: t.Union([t.String(), t.Null()]),
})

const mostRemembered = 100_000

export type EndOfTry = (isTaken: boolean) => void

interface Wanted {
  call: string
  form: string
  /** Seconds until it opens anything. */
  wait: number
  network: string | null
}

/** What lets a form in without a proof of work: for people whose browser runs no scripts. */
export function createPasses(secret: string, clock: Clock) {
  const seal = createSeal(secret, 'form-pass')
  /** How often each was tried, as often as allowed once its form was taken, and whether a try is under way. */
  const tries = new LruMap<string, { times: number; isUnderWay: boolean }>(mostRemembered)
  const now = () => clock.now().getTime()

  function read(token: string, network: string) {
    try {
      const pass: unknown = seal.open(token)
      if (!Value.Check(Pass, pass) || pass.until < now()) return null
      return pass.network === null || pass.network === network ? pass : null
    } catch {
      return null
    }
  }

  return {
    issue: ({ call, form, wait, network }: Wanted): string =>
      seal.close({
        id: randomUUID(),
        call,
        form,
        from: now() + wait * 1000,
        until: now() + wait * 1000 + passMinutes * 60_000,
        network,
      }),
    /** What it can do. Throws `PassEnded`, or `PassTooEarly` when it opens nothing yet. */
    open(token: string, network: string): { call: string; form: string } {
      const pass = read(token, network)
      if (!pass || (tries.get(pass.id)?.times ?? 0) >= triesOfPass) throw new PassEnded()
      if (pass.from > now()) throw new PassTooEarly(Math.ceil((pass.from - now()) / 1000))
      return pass
    },
    /** Takes one try of it for the form at this path, and is told whether the form was taken. Null when it opens nothing. */
    use(token: string, form: string, network: string): EndOfTry | null {
      const pass = read(token, network)
      if (!pass || pass.form !== form || pass.from > now()) return null
      const { times, isUnderWay } = tries.get(pass.id) ?? { times: 0, isUnderWay: false }
      if (isUnderWay || times >= triesOfPass) return null
      tries.set(pass.id, { times, isUnderWay: true })
      return (isTaken) => tries.set(pass.id, { times: isTaken ? triesOfPass : times + 1, isUnderWay: false })
    },
  }
}
