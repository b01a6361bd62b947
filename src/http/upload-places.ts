import { DomainError } from '#src/shared/domain-error.ts'

export class TooManyUploads extends DomainError {
  readonly kind = 'too-many'
  override readonly retryAfter = 5
  constructor() {
    super('The server is receiving too many files right now. Please try again in a few seconds.')
  }
}

/** Room for uploads that are received at once; each holds a few open files and little memory. */
export interface Places {
  /**
   * Receives an upload of `person` while there is a place for it. Without one it waits where there is room to wait, and throws
   * `TooManyUploads` where there is none or when no place became free in time.
   */
  withPlace<Result>(person: string, receive: () => Promise<Result>): Promise<Result>
}

interface WaitingRoom {
  /** Uploads that wait at once. Of each the system holds about a megabyte before the sender has to wait, too. */
  places: number
  placesOfOne: number
  /** The longest wait; less than the silence after which the server hangs up. */
  milliseconds: number
}

const noRoom: WaitingRoom = { places: 0, placesOfOne: 0, milliseconds: 0 }

/** So many in all, and of them so many for one person, so that nobody keeps all others from uploading. */
export function createPlaces(places: number, placesOfOne: number, room = noRoom): Places {
  const taken = createCounter()
  const waitingOf = createCounter()
  const waiting = new Set<{ person: string; come(): void }>()
  const isFree = (person: string) => taken.total() < places && taken.of(person) < placesOfOne

  const turn = (person: string) =>
    new Promise<void>((resolve, reject) => {
      const go = () => {
        clearTimeout(timer)
        waiting.delete(entry)
        waitingOf.less(person)
      }
      const entry = {
        person,
        come() {
          go()
          taken.more(person)
          resolve()
        },
      }
      const timer = setTimeout(() => {
        go()
        reject(new TooManyUploads())
      }, room.milliseconds)
      waiting.add(entry)
      waitingOf.more(person)
    })

  /** The place goes to whoever waits longest among those who may have it. */
  const leave = (person: string) => {
    taken.less(person)
    for (const next of waiting) {
      if (!isFree(next.person)) continue
      next.come()
      return
    }
  }

  return {
    async withPlace(person, receive) {
      if (isFree(person)) taken.more(person)
      else if (waiting.size >= room.places || waitingOf.of(person) >= room.placesOfOne) throw new TooManyUploads()
      else await turn(person)
      try {
        return await receive()
      } finally {
        leave(person)
      }
    },
  }
}

/** A place that is taken when it is asked for, and kept until `leave`. `take` rejects as `withPlace` does. */
export function placeOnDemand({ withPlace }: Places, person: string) {
  const over = Promise.withResolvers<void>()
  let taken: Promise<void> | null = null
  return {
    take: () => {
      taken ??= new Promise((resolve, reject) => {
        withPlace(person, () => {
          resolve()
          return over.promise
        }).catch(reject)
      })
      return taken
    },
    leave: () => over.resolve(),
  }
}

/** Counts by person, and forgets who has nothing left. */
function createCounter() {
  const counts = new Map<string, number>()
  let total = 0
  const add = (person: string, by: number) => {
    total += by
    const count = (counts.get(person) ?? 0) + by
    if (count > 0) counts.set(person, count)
    else counts.delete(person)
  }
  return {
    of: (person: string) => counts.get(person) ?? 0,
    total: () => total,
    more: (person: string) => add(person, 1),
    less: (person: string) => add(person, -1),
  }
}

/** Of the whole server, for documents. */
export const documentPlaces = createPlaces(32, 12)

/**
 * For applications, which come from strangers, and many at once when a job was just shown somewhere. All of them are received at
 * once: of one that waits the runtime takes in a megabyte and more in advance, of one that is received nothing stays in memory.
 */
export const applicationPlaces = createPlaces(256, 24, { places: 64, placesOfOne: 32, milliseconds: 40_000 })

/** Bytes a second that every connection has; what stays below it on average only wants to hold a place. */
const slowestRate = 1024
const graceMs = 60_000

/** Whether an upload that began at `startedAt` (of `performance.now()`) and brought `bytes` so far is too slow to wait for. */
export const isTooSlow = (startedAt: number, bytes: number, now = performance.now()) =>
  now - startedAt > graceMs && (bytes * 1000) / (now - startedAt) < slowestRate

interface Server {
  timeout(request: Request, seconds: number): void
}

/** Seconds of silence after which the server hangs up. */
export const idleSeconds = 60

/** Does work that may take minutes: the server would take the silence meanwhile for a connection that died. */
export async function withoutHurry<Result>(
  request: Request,
  server: Server | null,
  work: () => Promise<Result>,
): Promise<Result> {
  server?.timeout(request, 0)
  try {
    return await work()
  } finally {
    server?.timeout(request, idleSeconds)
  }
}
