import { DomainError } from '#src/shared/domain-error.ts'

/** Nobody is there who could listen. */
export class NoTranscriber extends DomainError {
  readonly kind = 'unavailable'
  override readonly code = 'NO_TRANSCRIBER'
  constructor() {
    super('No transcriber is set up on this server. You can play every answer and rate it by ear.')
  }
}
