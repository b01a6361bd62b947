import { statfsSync } from 'node:fs'
import { type Budget, createUploadSemaphore } from './upload-semaphore.ts'

export {
  createUploadSemaphore,
  GaveWay,
  placeOnDemand,
  TooManyUploads,
  type Upload,
  type UploadSemaphore,
} from './upload-semaphore.ts'

const gigabyte = 1_000_000_000
let looked = { at: Number.NEGATIVE_INFINITY, free: Number.POSITIVE_INFINITY }

/** Where uploads lie while they arrive; asked at most once a second. Before it is known, nothing is refused for it. */
let folder: string | null = null

function freeBytes(): number {
  const at = performance.now()
  if (folder !== null && at - looked.at > 1000) {
    try {
      const { bavail, bsize } = statfsSync(folder)
      looked = { at, free: bavail * bsize }
    } catch {
      // Not made yet: the first upload makes it.
    }
  }
  return looked.free
}

/** Tells where uploads are written while they arrive. */
export const watchUploadFolder = (path: string) => {
  folder = path
}

/** What of one kind may lie there at once: what strangers send never takes the room of what people at work need. */
const budgetOf = (bytes: number, share: number): Budget => ({ bytes, share, freeBytes })

/**
 * For documents of signed-in recruiters. Each kind has places of its own: whoever takes all of the others' keeps nobody here from
 * working.
 */
export const recruiterUploads = createUploadSemaphore(32, 12, { budget: budgetOf(24 * gigabyte, 0.8) })

/** For documents of companies, whose accounts are free and whose proof may still be missing. */
export const companyUploads = createUploadSemaphore(24, 6, {
  budget: budgetOf(gigabyte, 0.1),
  room: { places: 24, placesOfOne: 6, milliseconds: 40_000 },
})

/**
 * For applications, which come from strangers, and many at once when a job was just shown somewhere. All of them are received at
 * once: of one that waits the runtime takes in a megabyte and more in advance, of one that is received nothing stays in memory.
 */
export const applicationUploads = createUploadSemaphore(256, 24, {
  budget: budgetOf(4 * gigabyte, 0.2),
  room: { places: 128, placesOfOne: 32, milliseconds: 40_000 },
})

/** Places for what candidates record during a sitting, which all of these share. */
const recorded = budgetOf(16 * gigabyte, 0.5)
export const createRecordingUploads = (places: number, placesOfOne: number) =>
  createUploadSemaphore(places, placesOfOne, { budget: recorded })

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
