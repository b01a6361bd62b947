import { Elysia } from 'elysia'
import type { Clock } from '#src/ports/clock.ts'
import type { LiveWindows, Window } from './live-windows.ts'
import type { Place, Presence } from './presence.ts'
import { NotAllowed, NotSignedIn } from './session.ts'
import { bearerProtocol, companyGuest, type Guest, type OpenTo, userGuest } from './socket-auth.ts'

/** A window with a socket. */
interface OpenWindow extends Window {
  /** Messages that it may still send, as of `heardAt` (milliseconds since 1970). */
  allowance: number
  heardAt: number
}

/** A window says where it is every few seconds; somebody who sends more than this at once, and one a second on, is hung up on. */
const messagesAtOnce = 30

/** What is asked of Bun's server. */
interface Server {
  publish(topic: string, frame: string): unknown
}

interface LiveOptions extends OpenTo {
  windows: LiveWindows
  presence: Presence
  ownOrigins: string[]
  clock: Clock
}

/**
 * The one WebSocket, /ws: same origin only, with a session, or with the token of a company as the subprotocol `bearer.{token}`.
 * It speaks; of what a client sends it hears only where a window is. `since` is the moment that the page was read at: a page is
 * there before its connection is.
 */
export function liveRoutes({ windows, presence, ownOrigins, clock, ...openTo }: LiveOptions) {
  const open = new Map<string, OpenWindow>()
  const ends = new Map<string, Timer>()
  const guests = new WeakMap<Request, Guest>()
  const servers = new WeakMap<Request, Server | null>()
  return new Elysia({ name: 'live' }).ws('/ws', {
    async beforeHandle({ request, set, server }) {
      const origin = request.headers.get('origin')
      if (!origin || !ownOrigins.includes(origin)) throw new NotAllowed('Live updates are only for pages of this server.')
      const protocol = bearerProtocol(request)
      const guest = protocol === null ? await userGuest(request, openTo) : await companyGuest(protocol, openTo)
      if (!guest) throw new NotSignedIn()
      // Browsers hang up on a server that does not repeat what they offered.
      if (protocol !== null) set.headers['sec-websocket-protocol'] = protocol
      guests.set(request, guest)
      servers.set(request, server)
    },
    async open(socket) {
      const guest = guests.get(socket.data.request)
      if (!guest) return socket.close(1008, 'no session')
      const window: OpenWindow = {
        ...guest,
        send: (frame) => void socket.raw.send(frame),
        // What is told to all is not told to them: each of them hears of other jobs.
        ...(guest.jobs
          ? {}
          : {
              sendToAll: (frame: string) => void servers.get(socket.data.request)?.publish(guest.workspaceId, frame),
              listen: () => void socket.raw.subscribe(guest.workspaceId),
            }),
        close: (code, reason) => socket.close(code, reason),
        waiting: [],
        allowance: messagesAtOnce,
        heardAt: Date.now(),
      }
      open.set(socket.id, window)
      windows.add(window)
      if (guest.tokenEndsAt) {
        const left = Math.max(0, guest.tokenEndsAt.getTime() - clock.now().getTime())
        ends.set(socket.id, setTimeout(() => window.close(1008, 'token expired'), left).unref())
      }
      // The session may have ended after it was looked up and before the window was known to whoever closes windows.
      if (!(await guest.isStillIn().catch(() => false))) return window.close(1008, 'session ended')
      try {
        await windows.catchUp(window, socket.data.query.since)
      } catch {
        // It comes again by itself, and asks again what it missed.
        return window.close(1013, 'try again later')
      }
    },
    close(socket) {
      const window = open.get(socket.id)
      if (window) {
        windows.remove(window)
        presence.gone(window)
      }
      open.delete(socket.id)
      clearTimeout(ends.get(socket.id))
      ends.delete(socket.id)
    },
    async message(socket, message) {
      const window = open.get(socket.id)
      if (!window) return
      const now = Date.now()
      window.allowance = Math.min(messagesAtOnce, window.allowance + (now - window.heardAt) / 1000) - 1
      window.heardAt = now
      if (window.allowance < 0) return window.close(1008, 'too many messages')
      const place = window.tokenEndsAt ? undefined : placeIn(message)
      // Nobody is told of a failed lookup: presence is a courtesy, and the next message asks again.
      if (place !== undefined) await presence.moved(window, place).catch(() => undefined)
    },
  })
}

const isId = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 64

/** The place of `{ "event": "presence", "data": … }`; undefined for anything else. */
function placeIn(message: unknown): Place | undefined {
  const { event, data } = objectIn(message)
  if (event !== 'presence') return undefined
  if (data === null) return null
  const { candidateId, jobDescriptionId, isWriting } = objectIn(data)
  if (isId(candidateId)) return { candidateId, isWriting: isWriting === true }
  return isId(jobDescriptionId) ? { jobDescriptionId } : undefined
}

/** Elysia hands over JSON as an object, and a text that is none as it is. */
const objectIn = (value: unknown) => (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
