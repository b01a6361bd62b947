import { DomainError } from './domain-error.ts'

/** How long a client waits before it asks for something again that is away, in seconds. */
const secondsToComeBack = 5

/** Something outside (model, mail, storage, transcriber) is away or failed. What its SDK threw is the `cause`. */
export class ProviderError extends DomainError {
  readonly kind = 'unavailable'
  readonly retryable: boolean
  override readonly retryAfter: number | null
  constructor(
    readonly provider: string,
    message: string,
    { retryable = true, cause }: { retryable?: boolean; cause?: unknown } = {},
  ) {
    super(message)
    this.retryable = retryable
    this.retryAfter = retryable ? secondsToComeBack : null
    this.cause = cause
  }
}

/** There is no room left where the bytes should go. */
export class StorageFull extends DomainError {
  readonly kind = 'storage-full'
  override readonly code = 'STORAGE_FULL'
  constructor(cause?: unknown) {
    super('The server has no room left to store this. Nothing was saved; please tell your administrator.')
    this.cause = cause
  }
}

/** A stored file is not there. */
export class FileMissing extends DomainError {
  readonly kind = 'not-found'
  constructor(readonly key: string) {
    super('This file is no longer stored.')
  }
}
