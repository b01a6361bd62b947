import type { LiveEvent } from '#src/ports/live-feed.ts'
import type { Hearing, InstanceEvent, LiveLog } from '#src/ports/live-log.ts'
import type { SeenJobs } from '#src/shared/roles.ts'
import { jobsOf } from './live-event-jobs.ts'

/** Calls back once the transaction that it is called in is kept; false outside of one, where nothing is called. */
export type AtCommit = (hooks: { after(): void }) => boolean

/** What administrators are told, among the keys of `lastTold`. */
const instance = ''
const ofJob = (workspaceId: string, job: string) => `${workspaceId} ${job}`

/** Where one process has all windows: events are numbers in its memory, told within the same turn, and forgotten with it. */
export function liveLogInMemory(atCommit: AtCommit = () => false): LiveLog {
  /** Numbers of events mean nothing to the next process. */
  const life = crypto.randomUUID()
  let hearing: Hearing | undefined
  let told = 0
  /** The number of the newest event of each workspace, and of each job of it. */
  const lastTold = new Map<string, number>()
  const count = (...whose: string[]) => {
    told += 1
    for (const each of whose) lastTold.set(each, told)
  }
  const newestOf = (workspaceId: string, jobs: SeenJobs) =>
    jobs ? Math.max(0, ...jobs.map((job) => lastTold.get(ofJob(workspaceId, job)) ?? 0)) : (lastTold.get(workspaceId) ?? 0)
  /** One of another process is too long ago to say. */
  const isOlder = (since: string, newest: number) => {
    const [whichLife, number] = since.split('.')
    return whichLife !== life || !(newest <= Number(number))
  }
  const onceKept = (tell: () => void) => {
    if (!atCommit({ after: tell })) tell()
  }
  return {
    publish(workspaceId: string, event: LiveEvent) {
      onceKept(() => {
        count(workspaceId, ...jobsOf(event).map((job) => ofJob(workspaceId, job)))
        hearing?.workspace(workspaceId, { number: told, event })
      })
    },
    publishToAll(event: InstanceEvent) {
      onceKept(() => {
        if (event.kind === 'accounts-changed') count(instance)
        hearing?.instance(event)
      })
    },
    hear: (given) => {
      hearing = given
    },
    moment: () => `${life}.${told}`,
    join(workspaceId, since, jobs) {
      const missed = since !== undefined && isOlder(since, newestOf(workspaceId, jobs)) ? null : []
      return { position: told, missed }
    },
    leave: () => {},
    momentOf: () => null,
    hasMissedOfInstance: (since) => isOlder(since, lastTold.get(instance) ?? 0),
    close: async () => {},
  }
}
