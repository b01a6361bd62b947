import { Elysia } from 'elysia'
import type { SessionUser } from '#src/accounts/index.ts'
import type { LiveEvent, LiveFeed } from '#src/ports/live-feed.ts'
import { NotAllowed, NotSignedIn, sessionCookieOf } from './session.ts'

/** A connected window: whose it is, and how to reach it. */
interface Window {
  userId: string
  workspaceId: string
  sessionId: string
  isAdmin: boolean
  send(frame: string): void
  close(code: number, reason: string): void
  /** Messages that came from it. */
  heard: number
}

const socketsPerUser = 10
/** Messages that a window may send in its life: none is expected, and somebody who floods the server is hung up on. */
const messagesPerWindow = 50

/** Names and data of events as the wire shows them. */
function frameOf(event: LiveEvent): string {
  switch (event.kind) {
    case 'candidate-changed':
      return JSON.stringify({ event: 'apiResponseUpdated', data: event.candidate })
    case 'upload-progress': {
      const { kind, ...data } = event
      return JSON.stringify({ event: 'uploadProgress', data })
    }
    case 'workflow-changed': {
      const { kind, ...data } = event
      return JSON.stringify({ event: 'workflowUpdated', data })
    }
    case 'assessment-changed':
      return JSON.stringify({ event: 'assessmentUpdated', data: event.assessment })
    case 'application-received':
      return JSON.stringify({ event: 'applicationReceived', data: event.application })
  }
}

/** All open windows of the server, by workspace. The one implementation of `LiveFeed`: there is one server process. */
export function createLiveWindows() {
  const windows = new Map<string, Set<Window>>()
  const all = () => [...windows.values()].flatMap((group) => [...group])
  const liveFeed: LiveFeed = {
    publish(workspaceId, event) {
      const group = windows.get(workspaceId)
      if (!group?.size) return
      const frame = frameOf(event)
      for (const window of group) window.send(frame)
    },
  }
  return {
    liveFeed,
    add(window: Window) {
      const own = all().filter((other) => other.userId === window.userId)
      // The oldest window gives way, so that a forgotten tab never locks a person out of live updates.
      if (own.length >= socketsPerUser) own[0]?.close(1008, 'too many windows')
      const group = windows.get(window.workspaceId) ?? new Set()
      windows.set(window.workspaceId, group.add(window))
    },
    remove(window: Window) {
      const group = windows.get(window.workspaceId)
      group?.delete(window)
      if (group?.size === 0) windows.delete(window.workspaceId)
    },
    /** Something about the accounts changed: administrators read their lists again. */
    tellAdmins() {
      const frame = JSON.stringify({ event: 'accountsChanged', data: null })
      for (const window of all()) if (window.isAdmin) window.send(frame)
    },
    /** Ends the windows of a session at once, or all of a user's: signed out, suspended, deleted. */
    close({ userId, sessionId }: { userId: string; sessionId: string | null }) {
      for (const window of all())
        if (window.userId === userId && (sessionId === null || window.sessionId === sessionId))
          window.close(1008, 'session ended')
    },
    /** The server stops: every client is told to come back later. */
    closeAll() {
      for (const window of all()) window.close(1001, 'server stops')
    },
  }
}

export type LiveWindows = ReturnType<typeof createLiveWindows>

interface LiveOptions {
  windows: LiveWindows
  sessionUser(cookie: string | undefined): Promise<SessionUser | null>
  ownOrigins: string[]
}

/** The one WebSocket, /ws: same origin only, with a session. It only speaks; what a client sends is ignored. */
export function liveRoutes({ windows, sessionUser, ownOrigins }: LiveOptions) {
  const open = new Map<string, Window>()
  const users = new WeakMap<Request, SessionUser>()
  return new Elysia({ name: 'live' }).ws('/ws', {
    async beforeHandle({ request }) {
      const origin = request.headers.get('origin')
      if (!origin || !ownOrigins.includes(origin)) throw new NotAllowed('Live updates are only for pages of this server.')
      const user = await sessionUser(sessionCookieOf(request))
      if (!user) throw new NotSignedIn()
      users.set(request, user)
    },
    async open(socket) {
      const user = users.get(socket.data.request)
      if (!user) return socket.close(1008, 'no session')
      const window: Window = {
        userId: user.id,
        workspaceId: user.workspaceId,
        sessionId: user.sessionId,
        isAdmin: user.isAdmin,
        send: (frame) => void socket.raw.send(frame),
        close: (code, reason) => socket.close(code, reason),
        heard: 0,
      }
      open.set(socket.id, window)
      windows.add(window)
      // The session may have ended after it was looked up and before the window was known to whoever closes windows.
      const stillIn = await sessionUser(sessionCookieOf(socket.data.request)).catch(() => null)
      if (stillIn?.sessionId !== user.sessionId) window.close(1008, 'session ended')
    },
    close(socket) {
      const window = open.get(socket.id)
      if (window) windows.remove(window)
      open.delete(socket.id)
    },
    message(socket) {
      const window = open.get(socket.id)
      if (!window) return
      window.heard += 1
      if (window.heard === messagesPerWindow) window.close(1008, 'too many messages')
    },
  })
}
