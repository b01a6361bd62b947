/** A process that serves the instance. */
export interface RunningProcess {
  /** A new one at each start. */
  id: string
  /** What it does: `all`, or one role. */
  role: string
  host: string
  pid: number
  /** The version of the program, as text. */
  version: string
  startedAt: Date
  /** When it last reported that it is running. */
  heartbeatAt: Date
}

/** What a process says about itself. */
export type ThisProcess = Pick<RunningProcess, 'id' | 'role' | 'version'>

/**
 * The processes that serve one instance together: which are running, and which are gone. A process reports every few seconds that it is
 * running. One that has not reported for `goneAfterMs` counts as gone, and its work (jobs, requests that are done once) is free for the others.
 * If it was only slow, it cannot finish work that another process has taken over.
 *
 * With SQLite one process serves the instance, and at its start all work of the previous one is free.
 */
export interface Processes {
  /** The id of this process; its work is marked with it. */
  readonly self: string
  /** All running processes, including this one, the longest-running first. */
  living(): Promise<RunningProcess[]>
  /**
   * From now on this process reports that it is running, and frees the work of processes that are gone. Call it at the start, before any work.
   * `onError` is called when it cannot report; it keeps trying.
   */
  begin(onError: (error: unknown) => void): Promise<void>
  /** This process stops: its unfinished work is free. */
  end(): Promise<void>
}

/** How often a process reports that it is running, and after how long without a report it counts as gone. */
export const heartbeatMs = 3000
export const goneAfterMs = 15_000
