import { DomainError } from '#src/shared/domain-error.ts'

/** Looks for malware in files before they are kept. */
export interface FileScanner {
  /** Shown in logs and on the health page, for example "clamd"; "none" looks at nothing. */
  readonly name: string
  /**
   * Resolves when nothing was found in the bytes; reads a file at `path` and leaves it as it is. Rejects with `InfectedFile` when
   * something was found, with `ProviderError` when the scanner cannot say: it is away, or the file is larger than it takes.
   */
  scan(content: Uint8Array | { path: string }): Promise<void>
  /** Resolves when the scanner answers; rejects with `ProviderError`. For the health page. */
  check(): Promise<void>
}

export const infectedWords =
  'The virus scanner of this server found something harmful in this file, so it was not kept. Export it again on another device.'

/** The scanner found something. What it is called is for the log and not for whoever sent it. */
export class InfectedFile extends DomainError {
  readonly kind = 'unreadable'
  override readonly code = 'INFECTED'
  constructor(readonly signature: string) {
    super(infectedWords)
  }
}
