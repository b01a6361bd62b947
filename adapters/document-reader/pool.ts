import { type UnreadableCode, UnreadableDocument, unreadableReasons } from '#src/ports/document-reader.ts'
import type { Tracer } from '#src/ports/tracer.ts'
import { noTracer } from '#src/shared/no-tracer.ts'
import { ProviderError } from '#src/shared/provider-error.ts'
import { confinedFolders, type TaskFiles } from './confined-folders.ts'
import type { Confinement } from './confinement.ts'
import { FairQueue } from './fair-queue.ts'
import { type OwnTime, ownTimeOf } from './own-time.ts'
import { type Outcome, type ReadingChild, startChild } from './reading-child.ts'

export interface ReadingPoolOptions {
  /** Path of the children's entry module, which calls `serveTasks`. */
  entry: string
  /** What the entry module is told on its command line. */
  told?: string[]
  /** Files read at the same time. */
  size?: number
  /** Milliseconds of its own a file may take before its child is killed: time in which others had the processors does not count. */
  timeLimit?: number
  /** Milliseconds that recognising words in pictures may take beyond that. */
  recognitionLimit?: number
  /** Bytes of memory a child may hold. */
  memoryLimit?: number
  /** Milliseconds of its own after which a file counts as slow; the first files of a child, whose code is not compiled yet, get three times as long. */
  slowAfter?: number
  /** Files after which a child is replaced. */
  filesPerChild?: number
  /** How far the children stand back behind the server, from 0 to 19. */
  niceness?: number
  /** Tells for what each file was read. */
  tracer?: Tracer | undefined
  /** Keeps children from everything but the files of their task; without it they see what the server sees. */
  confine?: {
    /** Tried in this order, until children start. */
    ways: Confinement[]
    /** Where the folders of children are made; on the disk of the files, so that nothing has to be copied. */
    folder: string
    /** What no child may see. */
    mustNotSee: string
  }
}

export interface RunOptions {
  /** Files of one group wait for each other; groups take turns. */
  group?: string
  /** The files that the task is about, as its argument names them: a confined child sees these and no others. */
  files?: TaskFiles
}

/** Whether children are kept from the server's files and from the network, as they found themselves when they started. */
export interface ConfinementState {
  state: 'confined' | 'open' | 'starting'
  /** What confines them; null when nothing does. */
  by: Confinement['name'] | null
}

export interface ReadingPool {
  /**
   * Has a child do `task` with the file at `path`. Rejects with UnreadableDocument when the file is at fault, whatever it did to
   * the child, and with ProviderError when the pool is closed or no child can be started.
   */
  run<Result>(task: string, path: string, options?: RunOptions): Promise<Result>
  /** Starts the children, if they are not running, and resolves when they are ready. */
  warm(): Promise<void>
  /** Ends the children; what is waiting is rejected. */
  close(): Promise<void>
  /** Process ids of the children alive. */
  pids(): number[]
  /** Whether a file is being read at this moment. */
  isReading(): boolean
  confinement(): ConfinementState
  /** Children alive, those at work, and files that wait for one. */
  load(): { processes: number; busy: number; waiting: number }
}

interface Request {
  id: number
  task: string
  path: string
  group: string
  files: TaskFiles | null
  /** Milliseconds that children have spent on it before. */
  spent: number
  retried: boolean
  /** The span that it is a part of; null where nothing is traced. */
  traceparent: string | null
  /** Hears when a child worked on it. */
  note(times: { began: number; ended: number }): void
  resolve(result: never): void
  reject(error: Error): void
}

interface Worker {
  child: ReadingChild
  /** Null where the child is not confined. */
  folders: ReturnType<typeof confinedFolders> | null
  isReady: boolean
  served: number
  request: Request | null
  /** Runs while there is a request. */
  clock: OwnTime | null
  /** No new work: it ends when it is free. */
  retiring: boolean
}

/** A file that takes longer than this (milliseconds) gets its child replaced for the time, so that others go on. */
const SLOW_MS = 1000
const START_ATTEMPTS = 3
/** How often the clocks of files are looked at, in milliseconds. */
const LOOK_MS = 100
/** On a machine that is busy for good a file has to end some time all the same: after so many times its limit. */
const LONGEST_WAIT = 30

/** Kept child processes that read files. They start with the first file or with `warm()`, whichever comes first. */
export const createReadingPool = ({
  entry,
  told = [],
  size = 2,
  timeLimit = 10_000,
  recognitionLimit = 180_000,
  memoryLimit = 600_000_000,
  slowAfter = SLOW_MS,
  filesPerChild = 1000,
  niceness = 5,
  tracer = noTracer,
  confine,
}: ReadingPoolOptions): ReadingPool => {
  const queue = new FairQueue<Request>()
  const workers = new Set<Worker>()
  let lastId = 0
  let failedStarts = 0
  let lastWorker = 0
  const ways = [...(confine?.ways ?? [])]
  let confinement: ConfinementState = { state: ways.length > 0 ? 'starting' : 'open', by: null }
  let closed = false

  const patienceWith = ({ served }: Worker) => (served < 2 ? 3 * slowAfter : slowAfter)
  const isSlow = (worker: Worker) => (worker.clock?.passed() ?? 0) > patienceWith(worker)
  const staying = () => [...workers].filter((worker) => !worker.retiring)

  const start = () => {
    const way = confine && ways[0]
    const folders = way ? confinedFolders(confine.folder, ++lastWorker) : null
    const confined = way && folders && { before: way.before(folders), mustNotSee: confine.mustNotSee }
    const worker: Worker = {
      child: startChild({ entry, told, memoryLimit, niceness, confined }),
      folders,
      isReady: false,
      served: 0,
      request: null,
      clock: null,
      retiring: false,
    }
    workers.add(worker)
    void worker.child.ready.then((isReady) => {
      worker.isReady = isReady
      if (way && !closed) judge(worker, way, isReady)
      failedStarts = isReady || way !== ways[0] ? 0 : failedStarts + 1
      if (isReady) retireSurplus()
      dispatch()
    })
    void worker.child.gone.then(() => {
      workers.delete(worker)
      worker.folders?.remove()
      dispatch()
    })
  }

  /** A way that starts nobody, or keeps nobody from anything, is none: the next one is tried, and at last none at all. */
  const judge = (worker: Worker, way: Confinement, isReady: boolean) => {
    const sees = worker.child.sees()
    const works = isReady && sees !== null && !sees.files && !sees.network
    if (works && ways.includes(way)) confinement = { state: 'confined', by: way.name }
    // It has worked before: this child ended for a reason of its own.
    else if (!isReady && confinement.by === way.name) return
    else {
      if (ways[0] === way) ways.shift()
      if (ways.length === 0) confinement = { state: 'open', by: null }
      if (isReady) retire(worker)
    }
  }

  /** As many children as files are read at a time, and one more for every file that is slow, up to twice as many. */
  const needed = () => size + Math.min(size, [...workers].filter(isSlow).length)

  const fill = () => {
    if (failedStarts >= START_ATTEMPTS) return giveUp()
    while (staying().length < needed()) start()
  }

  const giveUp = () => {
    failedStarts = 0
    for (const { reject } of queue.takeAll()) reject(new ProviderError('document-reader', 'The reading process does not start.'))
  }

  const retire = (worker: Worker) => {
    worker.retiring = true
    if (!worker.request) worker.child.stop()
  }

  /** Once there are more than needed, those that have read most end: now, or as soon as they have read what they are at. */
  const retireSurplus = () => {
    const ready = staying().filter((worker) => worker.isReady)
    const surplus = Math.max(0, ready.length - needed())
    for (const worker of ready.toSorted((a, b) => b.served - a.served).slice(0, surplus)) retire(worker)
  }

  const dispatch = () => {
    if (closed || (queue.size === 0 && workers.size === 0)) return
    fill()
    for (const worker of workers) {
      if (!worker.isReady || worker.request || worker.retiring) continue
      const request = queue.take(mayHaveAnother)
      if (!request) break
      void serve(worker, request)
    }
  }

  /** Whoever has slow files leaves one child to the others. */
  const mayHaveAnother = (group: string) => {
    const mine = [...workers].filter((worker) => worker.request?.group === group)
    return mine.length < size || !mine.some(isSlow)
  }

  const serve = async (worker: Worker, request: Request) => {
    worker.request = request
    const clock = ownTimeOf(worker.child.workingPid)
    worker.clock = clock
    const begun = performance.now()
    let timedOut = false
    let told = false
    const look = setInterval(
      () => {
        const limit = timeLimit + (worker.child.isRecognising() ? recognitionLimit : 0)
        timedOut = request.spent + clock.passed() > limit || performance.now() - begun > LONGEST_WAIT * limit
        if (timedOut) worker.child.kill()
        else if (!told && isSlow(worker)) {
          told = true
          dispatch()
        }
      },
      Math.min(LOOK_MS, slowAfter),
    )
    const placed = await placedFiles(worker, request)
    const { id, task, traceparent } = request
    const path = placed?.argument ?? request.path
    const outcome = await worker.child.send({ id, task, path, ...(traceparent ? { traceparent } : {}) })
    if (traceparent && typeof outcome === 'object' && outcome.times) request.note(outcome.times)
    clearInterval(look)
    placed?.clear()
    request.spent += clock.passed()
    worker.request = null
    worker.clock = null
    const isFresh = worker.served++ === 0
    const isGone = outcome === 'died' || outcome === 'never taken'
    // What earlier files left behind in the child must not be this file's fault.
    const mayBeInnocent = outcome === 'died' || (!isGone && 'failed' in outcome && !isFresh)
    const again = mayBeInnocent && !timedOut && !request.retried
    if (closed && isGone) request.reject(new ProviderError('document-reader', 'The server is shutting down.'))
    else if (outcome === 'never taken' && !timedOut) queue.putBack(request)
    else if (again) queue.putBack({ ...request, retried: true })
    else settle(request, outcome, timedOut)
    if (isGone) workers.delete(worker)
    else if (worker.retiring || again || 'worn' in outcome) retire(worker)
    else if (worker.served === filesPerChild) start()
    else retireSurplus()
    dispatch()
  }

  return {
    run(task, path, { group = '', files } = {}) {
      return tracer.part(`read ${task}`, { facts: { 'reading.task': task } }, async () => {
        const asked = Date.now()
        const worked: { began: number; ended: number }[] = []
        try {
          return await new Promise((resolve, reject) => {
            if (closed) return reject(new ProviderError('document-reader', 'The server is shutting down.'))
            const waiting = { id: ++lastId, task, path, group, files: files ?? null, spent: 0, retried: false, resolve, reject }
            queue.add({ ...waiting, traceparent: tracer.traceparent(), note: (times) => void worked.push(times) })
            fill()
            dispatch()
          })
        } finally {
          for (const times of worked) tracer.record('reading process', within(asked, times), { 'reading.task': task })
        }
      })
    },
    async warm() {
      if (closed) return
      fill()
      await Promise.all(staying().map((worker) => worker.child.ready))
    },
    async close() {
      closed = true
      for (const { reject } of queue.takeAll()) reject(new ProviderError('document-reader', 'The server is shutting down.'))
      const all = [...workers]
      for (const { child } of all) child.stop()
      await Promise.all(all.map(({ child }) => child.gone))
    },
    confinement: () => confinement,
    pids: () => [...workers].map(({ child }) => child.pid),
    load: () => ({
      processes: workers.size,
      busy: [...workers].filter(({ request }) => request !== null).length,
      waiting: queue.size,
    }),
    isReading: () => [...workers].some(({ request }) => request !== null),
  }
}

/** A child that a file has taken over may say anything: what it tells lies between the question and now. */
function within(asked: number, { began, ended }: { began: number; ended: number }) {
  const placed = (time: number, from: number) => Math.min(Date.now(), Math.max(from, Number.isFinite(time) ? time : from))
  const from = placed(began, asked)
  return { began: from, ended: placed(ended, from) }
}

/** A file that is not there is the task's to find out. */
const placedFiles = async ({ folders }: Worker, { id, path, files }: Request) =>
  folders && files ? folders.place(id, path, files).catch(() => null) : null

const settle = (request: Request, outcome: Outcome, timedOut: boolean) => {
  if (outcome === 'died' || outcome === 'never taken')
    return request.reject(new UnreadableDocument(timedOut ? 'TIMED_OUT' : 'DAMAGED'))
  if ('result' in outcome) return request.resolve(outcome.result as never)
  if ('unreadable' in outcome && outcome.unreadable in unreadableReasons)
    return request.reject(new UnreadableDocument(outcome.unreadable as UnreadableCode))
  const error = new UnreadableDocument('DAMAGED')
  if ('failed' in outcome) error.cause = outcome.failed
  request.reject(error)
}
