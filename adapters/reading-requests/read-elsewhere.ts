import { FairQueue } from '#adapters/document-reader/fair-queue.ts'
import type { ReadingPool, RunOptions } from '#adapters/document-reader/pool.ts'
import { type UnreadableCode, UnreadableDocument, unreadableReasons } from '#src/ports/document-reader.ts'
import type { Tracer } from '#src/ports/tracer.ts'
import { noTracer } from '#src/shared/no-tracer.ts'
import type { ReadingRequests, Standing } from './request-rows.ts'

/** What a reader says to a request. */
export type Said = { result: unknown } | { unreadable: UnreadableCode; cause?: string } | { failed: string }

interface Options {
  /** Reads here, where nobody else does. */
  pool: ReadingPool
  requests: ReadingRequests
  /** Whether a reader is there now. */
  hasReaders(): Promise<boolean>
  /** Calls back when an answer may be there; returns how to stop that. */
  hear(answered: () => void): { close(): Promise<void> }
  tracer?: Tracer | undefined
  /** Handed over at a time; others wait here. */
  most?: number
  /** Milliseconds between two looks at what was handed over. */
  lookMs?: number
  /** Milliseconds that nobody needs to take it before this process reads by itself. */
  patienceMs?: number
}

/** Read here after all: nobody takes it, or it was lost on its way. */
const here = Symbol('here')

interface Waiting {
  /** Where this process wants what the task writes. */
  written: string | null
  resolve(said: Said | typeof here): void
}

/** After which silence of all readers they are taken for dead, before their heartbeat says so. */
const silenceMs = 1500

/**
 * A pool that hands its readings to the processes whose role is `reader`, and reads by itself while there is none, or none takes them. A reader
 * that dies is noticed by its silence: then another one takes what it had, or this process. Nothing is lost by reading twice.
 */
export function readElsewhere({
  pool,
  requests,
  hasReaders,
  hear,
  tracer = noTracer,
  most = 16,
  lookMs = 500,
  patienceMs = 20_000,
}: Options): ReadingPool {
  const waiting = new Map<string, Waiting>()
  let underWay = 0
  const queue = new FairQueue<{ group: string; go(): void }>()
  let isClosed = false
  let isLooking = false
  let lookAgain = false

  const finish = (id: string, said: Said | typeof here) => {
    const found = waiting.get(id)
    waiting.delete(id)
    found?.resolve(said)
  }
  const attend = async ({ id, isAnswered, isInHand, idleMs, isGivenUp }: Standing, isAnybodyThere: boolean) => {
    if (isAnswered) {
      const said = await requests.answer(id, waiting.get(id)?.written ?? null)
      return finish(id, said === null ? here : (JSON.parse(said) as Said))
    }
    if (isInHand) return
    const isLeft = isGivenUp || !isAnybodyThere || idleMs > patienceMs
    if (!isLeft && (idleMs < silenceMs || (await requests.isAnybodyReading()))) return
    if (await requests.takeBack(id)) finish(id, here)
  }
  /** Looks how everything stands that was handed over. */
  const look = async () => {
    if (isLooking) {
      lookAgain = true
      return
    }
    isLooking = true
    try {
      do {
        lookAgain = false
        const ids = [...waiting.keys()]
        if (ids.length === 0) break
        const [standings, isAnybodyThere] = await Promise.all([requests.standings(ids), hasReaders()])
        const known = new Set(standings.map(({ id }) => id))
        // The engine was started anew, and has forgotten them.
        for (const id of ids) if (!known.has(id)) finish(id, here)
        await Promise.all(standings.map((standing) => attend(standing, isAnybodyThere)))
      } while (lookAgain)
    } catch {
      // The database is away: whoever waits has the file here, and need not wait for it.
      for (const id of [...waiting.keys()]) finish(id, here)
    } finally {
      isLooking = false
    }
  }
  const timer = setInterval(() => waiting.size > 0 && void look(), lookMs)
  timer.unref()
  const heard = hear(() => void look())

  const next = () => {
    while (underWay < most) {
      const item = queue.take()
      if (!item) return
      underWay += 1
      item.go()
    }
  }
  /** Resolves when it may be handed over. */
  const turn = (group: string) =>
    new Promise<void>((resolve) => {
      queue.add({ group, go: resolve })
      next()
    })

  const elsewhere = async (task: string, argument: string, { group = '', files }: RunOptions): Promise<Said | typeof here> => {
    if (isClosed || !(await hasReaders().catch(() => false))) return here
    await turn(group)
    try {
      const written = files?.written ?? null
      const id = await requests.ask({ task, argument, group, read: files?.read ?? [], written }).catch(() => null)
      if (id === null) return here
      return await new Promise<Said | typeof here>((resolve) => {
        waiting.set(id, { written, resolve })
        void look()
      })
    } finally {
      underWay -= 1
      next()
    }
  }

  return {
    ...pool,
    run: (task, argument, options = {}) =>
      tracer.part(`read ${task} elsewhere`, { facts: { 'reading.task': task } }, async () => {
        const said = await elsewhere(task, argument, options)
        if (said === here || 'failed' in said) return pool.run(task, argument, options)
        if ('result' in said) return said.result as never
        const error = new UnreadableDocument(said.unreadable in unreadableReasons ? said.unreadable : 'DAMAGED')
        if (said.cause) error.cause = said.cause
        throw error
      }),
    /** Where others read, no process waits here for something to read. */
    async warm() {
      if (!(await hasReaders().catch(() => false))) await pool.warm()
    },
    load() {
      const own = pool.load()
      return { ...own, waiting: own.waiting + queue.size + waiting.size }
    },
    async close() {
      isClosed = true
      clearInterval(timer)
      for (const id of [...waiting.keys()]) {
        finish(id, here)
        await requests.forget(id).catch(() => {})
      }
      await heard.close()
      await pool.close()
    },
  }
}
