import { mkdir, rm, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { ReadingPool } from '#adapters/document-reader/pool.ts'
import type { Log } from '#src/http/log.ts'
import { UnreadableDocument } from '#src/ports/document-reader.ts'
import type { Said } from './read-elsewhere.ts'
import type { ReadingRequests, TakenReading } from './request-rows.ts'

interface Options {
  pool: Pick<ReadingPool, 'run'>
  requests: ReadingRequests
  /** Holds the files of the requests in hand. */
  folder: string
  /** Calls back when something may be to be done; returns how to stop that. */
  hear(asked: () => void): { close(): Promise<void> }
  log: Pick<Log, 'warn'>
  /** Requests in hand at a time: a few more than are read at once, so that no reading process waits. */
  most?: number
  lookMs?: number
}

const keepMs = 500
const sweepMs = 30_000

/** Reads what the other processes of the instance ask for, until stopped. */
export function serveReadings({ pool, requests, folder, hear, log, most = 4, lookMs = 500 }: Options) {
  const inHand = new Map<string, Promise<void>>()
  let isStopped = false
  let isLooking = false
  let lookAgain = false
  const warn = (error: unknown) => log.warn('reading requests', { error: String(error) })

  const serve = async ({ id, task, argument, group, read, written }: TakenReading) => {
    const place = join(folder, id)
    try {
      await mkdir(place, { recursive: true, mode: 0o700 })
      const placed: string[] = []
      for (const [index, path] of read.entries()) {
        const to = join(place, `${index}${extname(path)}`)
        // Whoever asked is gone, or reads by itself.
        if (!(await requests.fetch(id, index, to))) return
        placed.push(to)
      }
      const target = written === null ? null : join(place, 'written')
      const names = [
        ...read.map((path, index) => [path, placed[index]!] as const),
        ...(written ? [[written, target!] as const] : []),
      ]
      const files = { read: placed, ...(target ? { written: target } : {}) }
      const said = await readHere(task, renamed(argument, names), { group, ...(names.length > 0 ? { files } : {}) })
      await requests.settle(id, JSON.stringify(said), target && (await isThere(target)) ? target : null)
    } finally {
      await rm(place, { recursive: true, force: true })
    }
  }
  const readHere = async (task: string, argument: string, options: Parameters<ReadingPool['run']>[2]): Promise<Said> => {
    try {
      return { result: (await pool.run<unknown>(task, argument, options)) ?? null }
    } catch (error) {
      if (error instanceof UnreadableDocument)
        return { unreadable: error.code, ...(error.cause ? { cause: String(error.cause) } : {}) }
      return { failed: String(error) }
    }
  }

  const look = async () => {
    if (isLooking) {
      lookAgain = true
      return
    }
    isLooking = true
    try {
      do {
        lookAgain = false
        while (!isStopped && inHand.size < most) {
          const taken = await requests.take()
          if (!taken) break
          const work = serve(taken)
            .catch(warn)
            .finally(() => {
              inHand.delete(taken.id)
              void look()
            })
          inHand.set(taken.id, work)
        }
      } while (lookAgain && !isStopped)
    } catch (error) {
      warn(error)
    } finally {
      isLooking = false
    }
  }

  const heard = hear(() => void look())
  const timers = [
    setInterval(() => void look(), lookMs),
    setInterval(() => inHand.size > 0 && requests.keep([...inHand.keys()]).catch(warn), keepMs),
    setInterval(() => requests.sweep().catch(warn), sweepMs),
  ]
  void look()

  return {
    /** How many requests it has in hand. */
    inHand: () => inHand.size,
    /** Takes no others, and finishes what it has in hand. */
    async stop() {
      isStopped = true
      await heard.close()
      await Promise.all(inHand.values())
      for (const timer of timers) clearInterval(timer)
    },
  }
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

/** The argument is a path, or JSON in which paths stand as strings. */
const renamed = (argument: string, names: (readonly [string, string])[]) =>
  names.reduce((text, [path, to]) => (text === path ? to : text.replaceAll(JSON.stringify(path), JSON.stringify(to))), argument)
