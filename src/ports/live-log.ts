import type { SeenJobs } from '#src/shared/roles.ts'
import type { LiveEvent } from './live-feed.ts'

/** What every process of the instance must know at once. */
export type InstanceEvent =
  /** A session has ended, or all of a user's or a company's: their windows are closed. */
  | { kind: 'sessions-ended'; userId: string; sessionId: string | null }
  /** Something that administrators look at. */
  | { kind: 'accounts-changed' }
  /** What administrators set for the instance and every process keeps in memory: the texts of pages, of whom a second factor is required. */
  | { kind: 'settings-changed' }

/** One event as it was written down. */
export interface Told {
  /** Grows with every event of a workspace, without gaps where events are kept for `since`. */
  number: number
  event: LiveEvent
}

/** Where a window stands: everything up to `position` has been told, but for what is in `missed`. */
export interface Joined {
  position: number
  /** What was told since the moment that was asked for, oldest first; null when nobody can say any more. */
  missed: Told[] | null
}

/** What the processes with windows are called with. */
export interface Hearing {
  /** An event of a workspace that was joined: in order, each once. */
  workspace(workspaceId: string, told: Told): void
  /** An event of the instance: in order, each once. */
  instance(event: InstanceEvent): void
  /** Something may have been told that nobody can be told of any more: whoever listens has to read everything again. */
  lost(workspaceId: string): void
}

/**
 * What is told to open windows, between whoever tells it and the processes that have the windows. In a transaction an event is kept with
 * it, and told when that is kept; otherwise it is told soon. `publish` never rejects.
 */
export interface LiveLog {
  publish(workspaceId: string, event: LiveEvent): void
  /** Tells every process, this one first. */
  publishToAll(event: InstanceEvent): void
  /** From now on, events are heard by `hearing`. To be called once. */
  hear(hearing: Hearing): void
  /** Now, in words that any process of the instance understands: taken before a page is read, it stands for what the page shows. */
  moment(): string | Promise<string>
  /**
   * From now on, events of the workspace are heard here. `since` is a moment, of a page or of the last event that a window was told;
   * without it nothing was missed. `jobs` are those that the window is told of, null for all; what is missed may tell of others, too.
   * Rejects when the database is away.
   */
  join(workspaceId: string, since: string | undefined, jobs: SeenJobs): Joined | Promise<Joined>
  /** Nobody here listens to the workspace any more. */
  leave(workspaceId: string): void
  /** The moment at which an event was told, for a window that may come back; null when it could not be asked for what it missed. */
  momentOf(workspaceId: string, number: number): string | null
  /** Whether administrators were told something since a moment; true when nobody can say. */
  hasMissedOfInstance(since: string): boolean | Promise<boolean>
  /** Ends what listens. */
  close(): Promise<void>
}
