import { DomainError } from '#src/shared/domain-error.ts'

/** Looks for malware in files before they are stored. */
export interface FileScanner {
  /** Shown in logs and on the health page, for example "clamd"; "none" checks nothing. */
  readonly name: string
  /**
   * Resolves if nothing was found. A file at `path` is read and not changed. Rejects with `InfectedFile` if
   * something was found, with `ProviderError` if there is no result: the scanner cannot be reached, or the file is too large for it.
   */
  scan(content: Uint8Array | { path: string }): Promise<void>
  /** Resolves if the scanner answers; rejects with `ProviderError` otherwise. For the health page. */
  check(): Promise<void>
}

export const infectedWords =
  'The virus scanner of this server found something harmful in this file, so it was not kept. Export it again on another device.'

/** The scanner found something. Its name is for the log, not for the sender. */
export class InfectedFile extends DomainError {
  readonly kind = 'unreadable'
  override readonly code = 'INFECTED'
  constructor(readonly signature: string) {
    super(infectedWords)
  }
}
