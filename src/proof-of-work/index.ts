import type { Clock } from '#src/ports/clock.ts'
import type { Mail } from '#src/ports/mailer.ts'
import type { Metrics } from '#src/ports/metrics.ts'
import type { RateLimits } from '#src/ports/rate-limits.ts'
import { emailField } from '#src/shared/fields.ts'
import { networkOf } from '#src/shared/network.ts'
import { TooManyRequests } from '#src/shared/rate-limiter.ts'
import { countVisit, type Visit } from '#src/shared/visit.ts'
import type { Language } from '#src/words/languages.ts'
import { createChallenges } from './challenges.ts'
import { guardedForms, type ProofMode, waitSeconds } from './constants.ts'
import { ProofOfWorkNeeded, UnknownForm } from './errors.ts'
import { createPasses, type EndOfTry } from './passes.ts'
import { createPressure } from './pressure.ts'

export { guardedForms, passCookie, proofHeader } from './constants.ts'

const minute = 60_000

export interface ProofOfWorkPorts {
  clock: Clock
  rateLimits: RateLimits
  secret: string
  mode: ProofMode
  publicUrl: string
  /** Whether mails reach people by themselves. */
  sendsMail: boolean
  sendMail(mail: Mail): Promise<void>
  metrics?: Pick<Metrics, 'form' | 'proofOfWork'> | undefined
}

/** A form as it was sent. */
export interface SentForm {
  /** Its call, such as 'POST /public/apply/:id'. */
  call: string
  path: string
  proof: string | null
  pass: string | undefined
}

export type ProofOfWork = ReturnType<typeof createProofOfWork>

/** Asks whoever sends a public form for a proof of work while many arrive, and lets in by another way whose browser runs no scripts. */
export function createProofOfWork(ports: ProofOfWorkPorts) {
  const { clock, rateLimits, secret, mode, metrics } = ports
  const pressure = createPressure(clock)
  const challenges = createChallenges(secret, clock, rateLimits.once)
  const passes = createPasses(secret, clock)
  const throttles = {
    mails: rateLimits.of('form mails', { limit: 5, windowMs: minute }),
    mailsToOne: rateLimits.of('form mails to one', { limit: 3, windowMs: 60 * minute }),
    /** Whoever attacks must not have this server write to everybody. */
    mailsOfAll: rateLimits.of('form mails of all', { limit: 120, windowMs: minute }),
    waits: rateLimits.of('form waits', { limit: 5, windowMs: 10 * minute }),
  }

  /** Until then no more mails are sent: whoever had them all written leaves the others the wait. */
  let mailsPausedUntil = 0
  const now = () => clock.now().getTime()
  const isDemanded = () => mode === 'on' || (mode === 'auto' && pressure.attackedSince() !== null)
  const callOf = (form: string) => {
    const call = Object.keys(guardedForms).find((each) => isAt(each.slice('POST '.length), form))
    if (!call) throw new UnknownForm()
    return call
  }
  metrics?.proofOfWork(isDemanded)

  return {
    /** Lets a form in, or rejects with `ProofOfWorkNeeded`. What it resolves to wants to hear whether the form was taken. */
    async admit({ call, path, proof, pass }: SentForm, visit: Visit): Promise<EndOfTry | null> {
      const form = guardedForms[call]!.name
      pressure.noteForm()
      const count = (outcome: 'admitted' | 'challenged' | 'proven' | 'passed') => metrics?.form({ form, outcome })
      if (!isDemanded()) {
        count('admitted')
        return null
      }
      if (proof !== null && (await challenges.accepts(path, proof))) {
        pressure.noteSolved()
        count('proven')
        return null
      }
      const used = pass === undefined ? null : passes.use(pass, path, networkOf(visit.address))
      if (used) {
        count('passed')
        return used
      }
      count('challenged')
      throw new ProofOfWorkNeeded(await challenges.make(path, pressure.lastMinute().solved))
    },
    /** A form was refused because its network had sent too many. */
    noteRefused(call: string) {
      pressure.noteRefused()
      metrics?.form({ form: guardedForms[call]!.name, outcome: 'refused' })
    },
    /** How somebody without scripts gets this form in: by a link in a mail or, where no mail is sent, by waiting. */
    async waysIn(form: string, visit: Visit) {
      const call = callOf(form)
      if (ports.sendsMail && mailsPausedUntil <= now()) return { way: 'mail' as const, seconds: 0, token: null }
      await countVisit(throttles.waits, visit)
      const token = passes.issue({ call, form, wait: waitSeconds, network: networkOf(visit.address) })
      return { way: 'wait' as const, seconds: waitSeconds, token }
    },
    /** Mails a link that opens the form. Nobody's mailbox is flooded by it, and nobody is told whether it came. */
    async mailPass({ form, email }: { form: string; email: string }, visit: Visit, language: Language) {
      const call = callOf(form)
      const to = emailField(email)
      await countVisit(throttles.mails, visit)
      await countMailOfAll()
      if (!(await mayMail(to))) return
      const token = passes.issue({ call, form, wait: 0, network: null })
      await ports.sendMail({
        kind: 'form-pass',
        to,
        link: `${ports.publicUrl}/form-pass?${new URLSearchParams({ token })}`,
        language,
      })
    },
    /** The page of the form that a link opens. Throws when it opens none, or none yet. */
    openPass(token: string, visit: Visit): { page: string } {
      const { call, form } = passes.open(token, networkOf(visit.address))
      return { page: guardedForms[call]!.page(form) }
    },
    /** How it stands, for administrators. */
    state() {
      const { forms, refused, solved } = pressure.lastMinute()
      return { mode, isDemanded: isDemanded(), since: pressure.attackedSince(), forms, refused, solved }
    },
  }

  async function countMailOfAll() {
    try {
      await throttles.mailsOfAll.count('')
    } catch (error) {
      if (error instanceof TooManyRequests) mailsPausedUntil = now() + error.retryAfter * 1000
      throw error
    }
  }

  async function mayMail(email: string) {
    try {
      await throttles.mailsToOne.count(email)
      return true
    } catch (error) {
      if (error instanceof TooManyRequests) return false
      throw error
    }
  }
}

const isAt = (pattern: string, path: string) =>
  pattern.endsWith('/:id')
    ? path.startsWith(pattern.slice(0, -3)) && /^[\w.~%-]{1,100}$/.test(path.slice(pattern.length - 3))
    : path === pattern
