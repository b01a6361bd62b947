import type { Config } from '#src/config.ts'
import type { LiveLog } from '#src/ports/live-log.ts'
import type { PresenceLink } from '#src/ports/presence-link.ts'

/** What is set for this instance. */
export interface Instance {
  config: Config
  /** Signs sessions and links, seals mails. */
  secret: string
  /** Shortens answers of an even length in tests. */
  evenAnswerMs?: number
  /** What is told to open windows, of this process and of the others. */
  liveLog: LiveLog
  /** Tells other processes who looks at what; null where this one has all windows. */
  presenceLink: PresenceLink | null
}
