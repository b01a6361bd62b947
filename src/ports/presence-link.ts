/** A window that shows a candidate, or no longer does. */
export interface WindowElsewhere {
  /** The id of the window, the same as long as it is open. */
  id: string
  userId: string
  fullName: string
  workspaceId: string
  /** Null if it shows no candidate. */
  stay: { candidateId: string; jobDescriptionId: string; isWriting: boolean } | null
}

/**
 * Who is looking at which candidate, shared between the processes that have the windows. Messages may be lost and are repeated every
 * few seconds. Nothing is stored.
 */
export interface PresenceLink {
  /** Tells the other processes. Never throws. */
  say(window: WindowElsewhere): void
  /** Calls `heard` with the messages of the other processes, as long as this one runs. */
  hear(heard: (window: WindowElsewhere) => void): void
}
