import { createHash } from 'node:crypto'
import type { Clock } from '#src/ports/clock.ts'
import { DomainError } from '#src/shared/domain-error.ts'
import { keepTrying } from '#src/shared/keep-trying.ts'

/** Remembers answers by key for 24 hours. */
export interface IdempotentAnswers {
  /**
   * Claims the key for a request, or tells what is known of it. Atomic: of several claims at once exactly one gets 'claimed'.
   * Claims older than 24 hours are forgotten.
   */
  claim(
    scope: string,
    key: string,
    requestHash: string,
    at: Date,
  ): Promise<'claimed' | { requestHash: string; body: string | null }>
  /** What is known of a key; null when nothing is, or it is older than 24 hours. */
  find(scope: string, key: string, at: Date): Promise<{ requestHash: string; body: string | null } | null>
  answer(scope: string, key: string, body: string): Promise<void>
  /** The request failed: the key is free again. */
  release(scope: string, key: string): Promise<void>
  /**
   * Frees the keys of requests that never got an answer. For the start of a process that is alone on its database: a crash ended them. Where
   * several share one, see `Processes`.
   */
  releaseUnanswered(): Promise<void>
}

export class KeyReused extends DomainError {
  readonly kind = 'unreadable'
  override readonly code = 'IDEMPOTENCY_KEY_REUSED'
  constructor() {
    super('This Idempotency-Key was used for another request.')
  }
}

export class StillRunning extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'IN_PROGRESS'
  constructor() {
    super('The same request is still being worked on. Try again in a moment.')
  }
}

/** Rejects with `KeyReused` when the key was used for other content meanwhile; then nothing of the work may stay. */
type Repeatable<Answer> = (remember: (answer: Answer) => Promise<void>) => Promise<Answer>

export interface Idempotency {
  /**
   * Does `work` once for an Idempotency-Key: the same key and content get the same answer, other content 422. Without the
   * header it simply does the work. `scope` keeps people and calls apart. Work that can `remember` its answer in its own transaction
   * should: otherwise a process that dies between the two leaves work that is done and is done again.
   */
  once<Answer>(request: Request, scope: string, content: string, work: Repeatable<Answer>): Promise<Answer>
  /**
   * The same for work that comes to the same answer by itself however often it is done with the same content, also at once. The
   * work may `remember` its answer in its own transaction: then nobody waits for another one.
   */
  repeatable<Answer>(request: Request, scope: string, content: string, work: Repeatable<Answer>): Promise<Answer>
}

const hashOf = (content: string) => createHash('sha256').update(content).digest('hex')

/** Programs make keys of what they send, such as an address: kept is only what tells one key from another. */
function keyOf(request: Request): string | null {
  const key = request.headers.get('idempotency-key')
  return key ? hashOf(key) : null
}

const waitMs = 30_000

export function createIdempotency(answers: IdempotentAnswers, clock: Clock): Idempotency {
  /** Never rejects: why the work failed is what the client must hear. On a full disk not even a key can be given back at once. */
  const release = (scope: string, key: string) => keepTrying(() => answers.release(scope, key), { everyMs: 10_000, most: 360 })
  return {
    async once<Answer>(request: Request, scope: string, content: string, work: Repeatable<Answer>): Promise<Answer> {
      const key = keyOf(request)
      if (!key) return work(async () => {})
      const requestHash = hashOf(content)
      const started = performance.now()
      for (;;) {
        const claim = await answers.claim(scope, key, requestHash, clock.now())
        if (claim === 'claimed') break
        if (claim.requestHash !== requestHash) throw new KeyReused()
        if (claim.body !== null) return JSON.parse(claim.body) as Answer
        // A twin is at work on it; its answer is ours too.
        if (performance.now() - started > waitMs) throw new StillRunning()
        await Bun.sleep(50)
      }
      let isRemembered = false
      const remember = async (answer: Answer) => {
        await answers.answer(scope, key, JSON.stringify(answer))
        isRemembered = true
      }
      const answer = await work(remember).catch(async (error) => {
        await release(scope, key)
        throw error
      })
      if (isRemembered) return answer
      // The work is done, whether its answer can be remembered or not.
      await answers.answer(scope, key, JSON.stringify(answer)).catch(() => release(scope, key))
      return answer
    },
    async repeatable<Answer>(request: Request, scope: string, content: string, work: Repeatable<Answer>): Promise<Answer> {
      const key = keyOf(request)
      if (!key) return work(async () => {})
      const requestHash = hashOf(content)
      const known = await answers.find(scope, key, clock.now())
      if (known && known.requestHash !== requestHash) throw new KeyReused()
      if (known?.body) return JSON.parse(known.body) as Answer
      let isRemembered = false
      const remember = async (answer: Answer) => {
        const claim = await answers.claim(scope, key, requestHash, clock.now())
        if (claim === 'claimed') await answers.answer(scope, key, JSON.stringify(answer))
        else if (claim.requestHash !== requestHash) throw new KeyReused()
        isRemembered = true
      }
      const answer = await work(remember)
      // What cannot be remembered is done again, and comes to the same.
      if (!isRemembered) await remember(answer).catch(() => undefined)
      return answer
    },
  }
}
