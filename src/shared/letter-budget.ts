import type { RateLimits } from '#src/ports/rate-limits.ts'
import { DomainError } from './domain-error.ts'
import { TooManyRequests } from './rate-limiter.ts'

const hour = 60 * 60_000

/** How many letters in words of their own people send: more than anybody at work writes, fewer than are worth abusing. */
const rules = {
  address: { limit: 10, windowMs: hour },
  person: { limit: 100, windowMs: hour },
  workspace: { limit: 300, windowMs: hour },
}

const whoInWords = {
  address: 'This person has been written to 10 times within an hour.',
  person: 'You have written 100 messages within an hour.',
  workspace: '300 messages have been written here within an hour.',
}

/** More was written than is let out. Nothing was sent. */
export class TooManyLetters extends DomainError {
  readonly kind = 'too-many'
  override readonly code = 'TOO_MANY_MESSAGES'
  override readonly retryAfter: number
  constructor(of: keyof typeof rules, retryAfter: number) {
    super(`${whoInWords[of]} Please wait ${Math.max(1, Math.ceil(retryAfter / 60))} minutes and try again; nothing was sent.`)
    this.retryAfter = retryAfter
  }
}

export interface Letter {
  /** Whom it goes to; anybody can have typed this. */
  to: string
  /** Whoever writes it. */
  personId: string
  /** The workspace or company in whose name. */
  workspaceId: string
}

/** Keeps the instance from being used to write to strangers. One for all doors: who is written to is the same person everywhere. */
export interface LetterBudget {
  /** Counts a letter that is about to be sent; rejects with `TooManyLetters`. */
  count(letter: Letter): Promise<void>
}

export function createLetterBudget(rateLimits: RateLimits): LetterBudget {
  const throttles = {
    address: rateLimits.of('letters to an address', rules.address),
    person: rateLimits.of('letters of a person', rules.person),
    workspace: rateLimits.of('letters of a workspace', rules.workspace),
  }
  return {
    async count({ to, personId, workspaceId }) {
      const keys = { workspace: workspaceId, person: personId, address: to.trim().toLowerCase() }
      for (const of of ['address', 'person', 'workspace'] as const) {
        try {
          await throttles[of].count(keys[of])
        } catch (error) {
          throw error instanceof TooManyRequests ? new TooManyLetters(of, error.retryAfter) : error
        }
      }
    },
  }
}
