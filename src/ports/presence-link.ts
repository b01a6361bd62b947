/** A window that looks at a candidate, or has stopped to. */
export interface WindowElsewhere {
  /** Of the window, the same for as long as it is open. */
  id: string
  userId: string
  fullName: string
  workspaceId: string
  /** Null once it looks at none. */
  stay: { candidateId: string; jobDescriptionId: string; isWriting: boolean } | null
}

/**
 * Who looks at which candidate, between the processes that have the windows. A courtesy: what is said may be lost, and is said again every
 * few seconds. Nothing of it is stored.
 */
export interface PresenceLink {
  /** To the other processes. Never throws. */
  say(window: WindowElsewhere): void
  /** Calls back with what the other processes say, for as long as this one lives. */
  hear(heard: (window: WindowElsewhere) => void): void
}
