/** A process that serves the instance. */
export interface RunningProcess {
  /** A new one at each start. */
  id: string
  /** What it does: `all`, or a part of it. */
  role: string
  host: string
  pid: number
  /** The program it runs, in words. */
  version: string
  startedAt: Date
  /** When it last said that it is there. */
  heartbeatAt: Date
}

/** What a process says of itself. */
export type ThisProcess = Pick<RunningProcess, 'id' | 'role' | 'version'>

/**
 * The processes that serve one instance together: who is there, and who is gone. A process says every few seconds that it is there; one that
 * has said nothing for `goneAfterMs` is gone, and what it had in hand (jobs, requests that are done once) is free for the others. Whoever had
 * been slow instead of gone notices when it is done: what another one has is not finished for it.
 *
 * With SQLite one process serves the instance, and finds free at its start whatever the one before it left.
 */
export interface Processes {
  /** This process: what it has in hand carries this. */
  readonly self: string
  /** All that are there now, this one included, the longest first. */
  living(): Promise<RunningProcess[]>
  /**
   * From now on this process is there, and looks after the work of others that are gone. At the start, before any work.
   * `onError` is told when it cannot say so; it goes on trying.
   */
  begin(onError: (error: unknown) => void): Promise<void>
  /** This process stops: what it still has in hand is free. */
  end(): Promise<void>
}

/** How often a process says that it is there, and after which silence it is gone. */
export const heartbeatMs = 3000
export const goneAfterMs = 15_000
