import type { SeenJobs } from '#src/shared/roles.ts'
import type { LiveEvent } from './live-feed.ts'

/** What every process of the instance must know at once. */
export type InstanceEvent =
  /** A session has ended, or all sessions of a user or a company: their windows are closed. */
  | { kind: 'sessions-ended'; userId: string; sessionId: string | null }
  /** Something that administrators see has changed. */
  | { kind: 'accounts-changed' }
  /** A setting of the instance that every process keeps in memory: site texts, who needs a second factor. */
  | { kind: 'settings-changed' }

/** One event as it was recorded. */
export interface Told {
  /** Grows with every event of a workspace, without gaps if events are kept for `since`. */
  number: number
  event: LiveEvent
}

/** What a window has received: everything up to `position`, except the events in `missed`. */
export interface Joined {
  position: number
  /** The events since the requested moment, oldest first; null if they are no longer known. */
  missed: Told[] | null
}

/** Callbacks of a process that has windows. */
export interface Hearing {
  /** An event of a joined workspace: in order, each once. */
  workspace(workspaceId: string, told: Told): void
  /** An event of the instance: in order, each once. */
  instance(event: InstanceEvent): void
  /** Events may have been lost: listeners must read everything again. */
  lost(workspaceId: string): void
}

/**
 * Carries events from the code that publishes them to the processes that have open windows. Inside a transaction, an event is stored with
 * it and delivered after the commit; otherwise it is delivered soon. `publish` never rejects.
 */
export interface LiveLog {
  publish(workspaceId: string, event: LiveEvent): void
  /** Sends an event to every process, this one first. */
  publishToAll(event: InstanceEvent): void
  /** From now on, `hearing` receives the events. Call it once. */
  hear(hearing: Hearing): void
  /** The current moment, as text that any process of the instance understands. Taken before a page is read, it stands for what the page shows. */
  moment(): string | Promise<string>
  /**
   * From now on, events of the workspace are received here. `since` is the moment of a page or of the last event that a window received;
   * without it nothing was missed. `jobs` are the jobs that the window may see, null for all; `missed` may include others, too.
   * Rejects if the database cannot be reached.
   */
  join(workspaceId: string, since: string | undefined, jobs: SeenJobs): Joined | Promise<Joined>
  /** Nobody in this process listens to the workspace anymore. */
  leave(workspaceId: string): void
  /** The moment of an event, for a window that may reconnect; null if missed events could not be found from there. */
  momentOf(workspaceId: string, number: number): string | null
  /** Whether there were events for administrators since a moment; true if that is not known. */
  hasMissedOfInstance(since: string): boolean | Promise<boolean>
  /** Stops listening. */
  close(): Promise<void>
}
