import { DomainError } from '#src/shared/domain-error.ts'
import type { Mistake } from './composition.ts'

/** What was written cannot become a job description yet. `details.field` says where, as in `Mistake`. */
export class CompositionRefused extends DomainError {
  readonly kind = 'invalid'
  override readonly code = 'COMPOSITION_REFUSED'
  override readonly details: { field: string }
  constructor({ field, sentence }: Mistake) {
    super(sentence)
    this.details = { field }
  }
}

export class NotWrittenHere extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'NOT_WRITTEN_HERE'
  constructor() {
    super('This job description was uploaded as a file. Only those written here can be edited.')
  }
}

export class NothingChanged extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'NOTHING_CHANGED'
  constructor(version: number) {
    super(`This says the same as version ${version}. Change something to save a new version.`)
  }
}

export class NewerVersionExists extends DomainError {
  readonly kind = 'conflict'
  override readonly code = 'NEWER_VERSION_EXISTS'
  constructor(version: number) {
    super(`Somebody else has saved version ${version} in the meantime. Open it to see what changed; your text is still here.`)
  }
}
