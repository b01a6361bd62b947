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
  /** Receives an upload of `person` while there is a place for it; throws `TooManyUploads` when there is none. */
  withPlace<Result>(person: string, receive: () => Promise<Result>): Promise<Result>
}

/** So many in all, and of them so many for one person, so that nobody keeps all others from uploading. */
export function createPlaces(places: number, placesOfOne: number): Places {
  let taken = 0
  const takenBy = new Map<string, number>()
  return {
    async withPlace(person, receive) {
      const own = takenBy.get(person) ?? 0
      if (taken >= places || own >= placesOfOne) throw new TooManyUploads()
      taken += 1
      takenBy.set(person, own + 1)
      try {
        return await receive()
      } finally {
        taken -= 1
        const left = takenBy.get(person)! - 1
        if (left > 0) takenBy.set(person, left)
        else takenBy.delete(person)
      }
    },
  }
}

/** Of the whole server, for documents. */
export const documentPlaces = createPlaces(32, 12)

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
