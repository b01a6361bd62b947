import { existsSync, readdirSync, readFileSync, writeSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { UnreadableDocument } from '#src/ports/document-reader.ts'

/** What one kind of work does with the file at a path. Its result travels as JSON. */
export type Task = (path: string) => Promise<unknown>

export interface TaskRequest {
  id: number
  task: string
  path: string
  /** The span that it is a part of: then it is told when the work began and ended. */
  traceparent?: string
}

/**
 * Lines on standard output: one when the process is ready, and two for each request: it is taken up, and how it ended. Between them
 * one may say that words in pictures are being recognised, which may take longer.
 */
export type TaskReply = { ready: true; sees?: Sees } | { id: number; taken: true } | { recognising: true } | TaskOutcome

/** What a confined process finds when it looks for what it must not find. */
export interface Sees {
  /** The folder of the server's data. */
  files: boolean
  /** Any network but its own, which leads nowhere. */
  network: boolean
}

/** Looks, before any file was read: afterwards a process may say anything. */
const looked = (): { sees?: Sees } => {
  const { MUST_NOT_SEE } = process.env
  if (MUST_NOT_SEE === undefined) return {}
  const others = readFileSync('/proc/net/dev', 'utf8')
    .split('\n')
    .slice(2)
    .map((line) => line.split(':')[0]?.trim())
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return {
    sees: {
      files: existsSync(MUST_NOT_SEE) || processes.length > 1,
      network: others.some((name) => name && name !== 'lo'),
    },
  }
}

/** Tells the server that the file at work has pictures to be read. */
export const announceRecognition = () => {
  if (isServing) writeSync(1, `${JSON.stringify({ recognising: true } satisfies TaskReply)}\n`)
}
let isServing = false

export type TaskOutcome =
  /** `apart` names a text of the result that follows on a line of its own. */
  | ({ id: number; result: unknown; apart?: string; worn?: true } & Timed)
  | ({ id: number; unreadable: string; worn?: true } & Timed)
  | ({ id: number; failed: string; worn?: true } & Timed)

interface Timed {
  /** Milliseconds since 1970. */
  times?: { began: number; ended: number }
}

export interface ServeOptions {
  /** How often each rehearsed task is tried on the samples while there is nothing else to do. */
  warmUps?: number
  /** The tasks that people wait for, by name; every task, unless said. The others share their code or are rare. */
  rehearsed?: readonly string[]
  /** Name of a text in results, on one line, that travels beside the message. */
  apart?: string
}

/** Resident bytes above which the process asks to be replaced. */
const WORN_BYTES = 340 * 1024 * 1024
/** Milliseconds without work after which it gives memory back. */
const REST_MS = 700
/** Resumes of invented people, each written by another kind of program. */
const samples = ['browser', 'plain-fonts', 'typeset'].map((name) => `${import.meta.dir}/samples/${name}.pdf`)

/**
 * The child's side of the pool: reads requests from standard input until it ends, and answers on standard output. Call it once,
 * at the end of the child's entry module. Rehearsed tasks are tried `warmUps` times on samples while there is nothing else to do.
 */
export const serveTasks = (
  tasks: Record<string, Task>,
  { warmUps = 2, rehearsed = Object.keys(tasks), apart }: ServeOptions = {},
) => {
  const reply = (message: TaskReply) => process.stdout.write(`${linesOf(message, apart)}\n`)
  closeDoors()
  isServing = true
  let busy = 0
  let rest: Timer | undefined
  const input = createInterface({ input: process.stdin })
  input.on('line', async (line) => {
    const { id, task, path, traceparent } = JSON.parse(line) as TaskRequest
    busy++
    // Written at once: what the file does to this process after this line is the file's doing.
    writeSync(1, `${JSON.stringify({ id, taken: true } satisfies TaskReply)}\n`)
    clearTimeout(rest)
    const began = Date.now()
    const answer = await perform(tasks[task], path)
    busy--
    const times = traceparent ? { times: { began, ended: Date.now() } } : {}
    reply({ id, ...answer, ...times, ...(isWorn() ? { worn: true } : {}) })
    rest = setTimeout(tidy, REST_MS)
  })
  // The server has closed the line or is no more.
  input.on('close', () => process.exit(0))
  const work = rehearsed.flatMap((name) => tasks[name] ?? [])
  void warmUp(Object.values(tasks)[0], work, warmUps, reply, () => busy > 0)
}

/** A large text that the server only stores goes beside the message, so that the server does not have to parse it. */
const linesOf = (message: TaskReply, apart?: string) => {
  if (!apart || !('result' in message) || !message.result) return JSON.stringify(message)
  const { [apart]: text, ...result } = message.result as Record<string, unknown>
  if (typeof text !== 'string' || text.includes('\n')) return JSON.stringify(message)
  return `${JSON.stringify({ ...message, result, apart })}\n${text}`
}

const perform = async (task: Task | undefined, path: string) => {
  try {
    if (!task) throw new Error('There is no such task.')
    return { result: (await task(path)) ?? null }
  } catch (error) {
    if (error instanceof UnreadableDocument) return { unreadable: error.code }
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** Reads samples until the compiler has seen the usual paths; gives way to real work. */
const warmUp = async (
  first: Task | undefined,
  work: readonly Task[],
  rounds: number,
  reply: (message: TaskReply) => void,
  isBusy: () => boolean,
) => {
  if (rounds > 0) await perform(first, samples[0]!)
  reply({ ready: true, ...looked() })
  for (let round = 0; round < rounds; round++) {
    for (const sample of samples) {
      for (const task of work) {
        while (isBusy()) await Bun.sleep(50)
        // Whatever a task makes of a sample that is not for it: nothing of that may end the process.
        await perform(task, sample)
        await Bun.sleep(1)
      }
    }
  }
  tidy()
  // What the compiler still held on to then is free a moment later.
  setTimeout(() => !isBusy() && tidy(), 2 * REST_MS)
}

/** What looks like use may be waste that nobody has collected: a process is worn when it stays large. */
const isWorn = () => {
  if (process.memoryUsage.rss() <= WORN_BYTES) return false
  tidy()
  return process.memoryUsage.rss() > WORN_BYTES
}

const tidy = () => Bun.gc(true)

/** What libraries print must not mix with the answers, and nothing in here has business on the network. */
const closeDoors = () => {
  console.log = console.info = console.debug = console.warn = () => {}
  const refuse = () => Promise.reject(new Error('No network in a reading process.'))
  Object.assign(globalThis, { fetch: refuse, WebSocket: undefined, XMLHttpRequest: undefined, EventSource: undefined })
}
