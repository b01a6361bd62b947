import type { Config } from '#src/config.ts'

/** What is set for this instance. */
export interface Instance {
  config: Config
  /** Signs sessions and links, seals mails. */
  secret: string
  /** Shortens answers of an even length in tests. */
  evenAnswerMs?: number
}
