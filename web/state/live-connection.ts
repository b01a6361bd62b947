import { useSyncExternalStore } from 'react'
import type { LiveFrame } from '#src/contracts/live.ts'
import { type CallResult, callApi, lostCall } from '../api/client.ts'
import { connectLive, type LiveConnection, notWelcome } from '../api/live.ts'

/**
 * `open`: everything arrives. `lost`: the server cannot be reached. `quiet`: it can, but what others change does not arrive
 * by itself. `signedOut`: the session has ended while the page was open.
 */
export type ConnectionState = 'open' | 'lost' | 'quiet' | 'signedOut'

export interface LiveListener {
  onEvent: (...frame: LiveFrame) => void
  /** Some events may have been missed: what is shown must be read again. */
  onResync?: () => void
  /** The connection is there, for the first time or again. */
  onOpen?: () => void
}

/** A page that is left for the next one leaves and joins within a moment: the connection stays for it. */
const lingerMs = 500
/** A connection that is back sooner than this was never worth a word. */
const patienceMs = 1200
const lookAgainMs = 2500

const listeners = new Set<LiveListener>()
const watchers = new Set<() => void>()
let connection: LiveConnection | null = null
let moment: string | undefined
let isOpen = false
/** The session is over: nothing is tried until there is a sign of another. */
let isPaused = false
let state: ConnectionState = 'open'
let looking: ReturnType<typeof setTimeout> | undefined
let lingering: ReturnType<typeof setTimeout> | undefined

const become = (next: ConnectionState) => {
  if (state === next) return
  state = next
  for (const watcher of watchers) watcher()
}

const isSessionOver = (answer: CallResult<unknown>) => !answer.ok && answer.failure.status === 401

const pause = () => {
  isPaused = true
  isOpen = false
  clearTimeout(looking)
  looking = undefined
  connection?.pause()
}

const endSession = () => {
  become('signedOut')
  pause()
}

/** Asks the server whether it is there and still knows the visitor. */
const look = async () => {
  clearTimeout(looking)
  looking = undefined
  const answer = await callApi('GET /user')
  if (!connection) return
  if (isSessionOver(answer)) return endSession()
  const isReachable = answer.ok || answer.failure.status !== 0
  if (!isReachable) become('lost')
  else if (isOpen && state === 'open') return
  else if (isPaused || isOpen || state === 'lost') {
    // It was away and is back: a new connection makes every page read again what it missed.
    isPaused = false
    isOpen = false
    become('quiet')
    connection.renew()
  } else become('quiet')
  if (!looking && state !== 'open') looking = setTimeout(look, lookAgainMs)
}

const lookSoon = (ms: number) => {
  looking ??= setTimeout(look, ms)
}

/** Asks at once, and says nothing when the server hung up for another reason than that the session is over. */
const lookWhetherOver = async () => {
  const answer = await callApi('GET /user')
  if (connection && !isOpen && isSessionOver(answer)) endSession()
}

const handleOffline = () => {
  become('lost')
  lookSoon(lookAgainMs)
}
const handleOnline = () => void look()
const handleLostCall = () => {
  if (state === 'open' || state === 'quiet') lookSoon(0)
}
/** Somebody who comes back to the page may have signed in elsewhere. */
const handleFocus = () => {
  if (isPaused) void look()
}

/** When the server read what the page shows, in its own words. */
export const setMoment = (readAt: string | undefined) => {
  moment = readAt
}

/** The moment of the page that the server sent. */
export const pageMoment = () => moment

const start = () => {
  connection = connectLive({
    since: moment,
    onEvent: (...frame) => {
      for (const { onEvent } of [...listeners]) onEvent(...frame)
    },
    onOpen: () => {
      isOpen = true
      clearTimeout(looking)
      looking = undefined
      become('open')
      for (const { onOpen } of [...listeners]) onOpen?.()
    },
    onResync: () => {
      for (const { onResync } of [...listeners]) onResync?.()
    },
    onLost: (code) => {
      isOpen = false
      if (code === notWelcome) void lookWhetherOver()
      lookSoon(patienceMs)
    },
  })
  window.addEventListener('focus', handleFocus)
  window.addEventListener('offline', handleOffline)
  window.addEventListener('online', handleOnline)
  window.addEventListener(lostCall, handleLostCall)
}

const stop = () => {
  connection?.stop()
  connection = null
  isOpen = false
  isPaused = false
  state = 'open'
  clearTimeout(looking)
  looking = undefined
  window.removeEventListener('focus', handleFocus)
  window.removeEventListener('offline', handleOffline)
  window.removeEventListener('online', handleOnline)
  window.removeEventListener(lostCall, handleLostCall)
}

/** All parts of a page share one connection, open while anybody listens. Returns how to leave. */
export const joinLive = (listener: LiveListener): (() => void) => {
  clearTimeout(lingering)
  listeners.add(listener)
  if (!connection) start()
  else if (isOpen) listener.onOpen?.()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(lingering)
    lingering = setTimeout(stop, lingerMs)
  }
}

/** Says something to the server if the connection is there; whoever must be heard says it again in `onOpen`. */
export const sayLive = (event: string, data: unknown) => connection?.send(event, data)

/** True while the server cannot be reached, for what would only fail. */
export const isLost = () => state === 'lost'

/** Signing out, the page hears nothing more. Where that fails, `lookNow` takes it back. */
export const leaveLive = pause

/** Asks the server now whether it is there. */
export const lookNow = () => void look()

const watchState = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

export const useConnectionState = (): ConnectionState =>
  useSyncExternalStore(
    watchState,
    () => state,
    () => 'open',
  )
