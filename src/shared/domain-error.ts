/** What went wrong, in the eyes of the person who asked. `src/http/errors.ts` alone knows the status codes. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'gone'
  | 'conflict'
  | 'limit-reached'
  | 'too-large'
  | 'wrong-type'
  | 'unreadable'
  | 'too-many'
  | 'unavailable'
  | 'storage-full'

/** An expected failure: facts, a kind, and the sentence the person will read. */
export abstract class DomainError extends Error {
  abstract readonly kind: ErrorKind
  /** The stable code on the wire, such as EMAIL_NOT_VERIFIED; null stands for the kind's own code. */
  readonly code: string | null = null
  /** Seconds after which another try makes sense: `Retry-After`. */
  readonly retryAfter: number | null = null
  /** Facts beside the sentence that the client can work with, such as a wording that would be accepted. */
  readonly details: Record<string, string> = {}

  override get name() {
    return this.constructor.name
  }
}
