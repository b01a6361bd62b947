import type { LiveFrame } from '#src/contracts/live.ts'
import { at } from '../address.ts'

export interface LiveOptions {
  /** Called for every event frame, `{ event, data }`. */
  onEvent: (...frame: LiveFrame) => void
  /** Called when something was missed, or may have been, and must be read again: the connection came late, or came back. */
  onResync: () => void
  /** Called every time the connection is there, before `onResync`. */
  onOpen?: () => void
  /** Called with the code when it is gone, or could not be made; it is tried again by itself. */
  onLost?: (code: number) => void
  /** For the job portal: `bearer.{jobToken}`. */
  protocols?: string[]
  url?: string
  /** Milliseconds before it connects again, after so many attempts in vain; `reconnectDelay` unless told. */
  delayAfter?: (attempt: number) => number
  /** When the server read what is shown: it tells, or says that there is something to read again, once the connection is there. */
  since?: string
}

export interface LiveConnection {
  /** Sends a frame if the connection is there; otherwise it is dropped. */
  send: (event: string, data: unknown) => void
  /** Gives up the connection there is and makes a new one now, for example when the network is back. */
  renew: () => void
  /** Gives up the connection there is and tries no more, until `renew`: the server would not have it. */
  pause: () => void
  stop: () => void
}

/** The code with which the server ends what somebody may not have, or not any more. */
export const notWelcome = 1008

const shortest = 1000
const longest = 5000
const randomisation = 0.5
/** A connection that is not open after this many milliseconds is given up and tried anew. */
const attemptTime = 20_000

/** 1 s, 2 s, 4 s, 5 s, 5 s, … each made up to half shorter or longer, so that not everybody returns at once. */
export const reconnectDelay = (attempt: number, random: number): number => {
  const delay = Math.min(longest, shortest * 2 ** attempt)
  const spread = delay * (1 + randomisation * (2 * random - 1))
  return Math.min(longest, Math.max(shortest, Math.round(spread)))
}

/** Keeps one connection to /ws open until it is stopped. */
export const connectLive = ({
  onEvent,
  onResync,
  onOpen,
  onLost,
  protocols,
  url = '/ws',
  since,
  delayAfter = (attempt) => reconnectDelay(attempt, Math.random()),
}: LiveOptions): LiveConnection => {
  let socket: WebSocket | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt = 0
  let everOpen = false
  /** Up to when everything was heard; undefined when nobody can say, and what is shown has to be read again. */
  let heardUntil = since
  let stopped = false

  const connect = () => {
    const address = new URL(at(url), window.location.href)
    const asked = heardUntil
    if (asked !== undefined) address.searchParams.set('since', asked)
    address.protocol = address.protocol.replace('http', 'ws')
    const current = new WebSocket(address, protocols)
    const isCurrent = () => !stopped && socket === current
    socket = current
    const giveUp = setTimeout(() => current.close(), attemptTime)
    current.addEventListener('open', () => {
      clearTimeout(giveUp)
      if (!isCurrent()) return
      attempt = 0
      onOpen?.()
      if (everOpen && asked === undefined) onResync()
      everOpen = true
    })
    current.addEventListener('message', ({ data }) => {
      const told = isCurrent() ? readFrame(data) : null
      if (!told) return
      const { frame, moment } = told
      if (!isPassing(frame)) heardUntil = moment
      if (frame[0] === 'missed') onResync()
      else onEvent(...frame)
    })
    current.addEventListener('close', ({ code }) => {
      clearTimeout(giveUp)
      if (!isCurrent()) return
      // What they may hear of has changed, or will be somebody else's.
      if (code === notWelcome) heardUntil = undefined
      timer = setTimeout(connect, delayAfter(attempt))
      attempt += 1
      onLost?.(code)
    })
  }

  connect()
  return {
    send: (event, data) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ event, data }))
    },
    renew: () => {
      clearTimeout(timer)
      const before = socket
      heardUntil = undefined
      connect()
      before?.close()
    },
    pause: () => {
      clearTimeout(timer)
      const before = socket
      socket = null
      before?.close()
    },
    stop: () => {
      stopped = true
      clearTimeout(timer)
      socket?.close()
    },
  }
}

/** Told without a place among the others: hearing it says nothing of what was heard before. */
const isPassing = ([event]: LiveFrame) => event === 'presence' || event === 'accountsChanged'

const readFrame = (data: unknown) => {
  if (typeof data !== 'string') return null
  try {
    const told = JSON.parse(data)
    if (typeof told?.event !== 'string') return null
    // What the server may say is written down in its contract, and held against it in tests.
    const frame: LiveFrame = [told.event, told.data]
    return { frame, moment: typeof told.moment === 'string' ? told.moment : undefined }
  } catch {
    return null
  }
}
