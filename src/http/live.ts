import { Elysia } from 'elysia'
import type { LiveFrame } from '#src/contracts/live.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { LiveEvent, LiveFeed } from '#src/ports/live-feed.ts'
import type { SeenJobs } from '#src/shared/roles.ts'
import { frameOf } from './live-frames.ts'
import type { Place, Presence } from './presence.ts'
import { NotAllowed, NotSignedIn } from './session.ts'
import { bearerProtocol, companyGuest, type Guest, type OpenTo, userGuest } from './socket-auth.ts'

/** A connected window: whose it is, and how to reach it. */
interface Window extends Omit<Guest, 'jobs' | 'isStillIn'> {
  /** Absent or null for all of the workspace. */
  jobs?: SeenJobs
  isStillIn?(): Promise<boolean>
  send(frame: string): void
  /** Sends to all sockets of its workspace in one go, which takes a tenth of the time; absent where there is no socket. */
  sendToAll?(frame: string): void
  close(code: number, reason: string): void
  /** Messages that it may still send, as of `heardAt` (milliseconds since 1970). */
  allowance: number
  heardAt: number
}

/** Of one person, or of one company. */
const socketsPerUser = 10
/** A window says where it is every few seconds; somebody who sends more than this at once, and one a second on, is hung up on. */
const messagesAtOnce = 30

/** Names and data of events as the wire shows them. */
function onTheWire(event: LiveEvent): LiveFrame {
  switch (event.kind) {
    case 'candidate-changed':
      return ['apiResponseUpdated', event.candidate]
    case 'upload-progress': {
      const { kind, ...data } = event
      return ['uploadProgress', data]
    }
    case 'workflow-changed': {
      const { kind, ...data } = event
      return ['workflowUpdated', data]
    }
    case 'job-description-changed':
      return ['jobDescriptionsUpdated', { jobDescriptionId: event.jobDescriptionId }]
    case 'team-changed':
      return ['teamChanged', null]
    case 'people-changed':
      return ['peopleUpdated', { personIds: event.personIds }]
    case 'candidates-removed':
      return ['candidatesRemoved', { ids: event.ids }]
    case 'assessment-changed':
      return ['assessmentUpdated', event.assessment]
    case 'application-received':
      return ['applicationReceived', event.application]
  }
}

/** The job descriptions that an event is about; empty for what is not told to people who see some jobs only. */
function jobsOf(event: LiveEvent): readonly string[] {
  switch (event.kind) {
    case 'candidate-changed':
      return [event.candidate.jobDescriptionId._id]
    case 'workflow-changed':
    case 'job-description-changed':
      return [event.jobDescriptionId]
    case 'candidates-removed':
      return event.jobs
    default:
      return []
  }
}

/** The event as somebody hears it who sees these jobs only; null when it is about others. */
function heardBy(event: LiveEvent, jobs: readonly string[]): LiveEvent | null {
  if (!jobsOf(event).some((job) => jobs.includes(job))) return null
  if (event.kind !== 'candidates-removed') return event
  const isOwn = (_: string, at: number) => jobs.includes(event.jobs[at] ?? '')
  return { ...event, ids: event.ids.filter(isOwn), jobs: event.jobs.filter(isOwn) }
}

/** Says that something was told before this window could hear: what it shows must be read again. */
const missedFrame = frameOf('missed', null)

/** The windows of administrators among the keys of `lastTold`. */
const admins = ''
const ofJob = (workspaceId: string, job: string) => `${workspaceId} ${job}`

/**
 * All open windows of the server, by workspace. The one implementation of `LiveFeed`: there is one server process. `check` is
 * called for every event, whoever listens.
 */
export function createLiveWindows(clock: Clock, check?: (...frame: LiveFrame) => void) {
  const windows = new Map<string, Set<Window>>()
  const all = () => [...windows.values()].flatMap((group) => [...group])
  /** Numbers of events mean nothing to the next process. */
  const life = crypto.randomUUID()
  let told = 0
  /** The number of the newest event of each workspace. */
  const lastTold = new Map<string, number>()
  const count = (...whose: string[]) => {
    told += 1
    for (const each of whose) lastTold.set(each, told)
  }
  const newestOf = (workspaceId: string, jobs?: SeenJobs) =>
    jobs ? Math.max(0, ...jobs.map((job) => lastTold.get(ofJob(workspaceId, job)) ?? 0)) : (lastTold.get(workspaceId) ?? 0)
  const tellNamed = (window: Window, jobs: readonly string[], event: LiveEvent) => {
    const heard = heardBy(event, jobs)
    if (!heard) return
    window.send(frameOf(...onTheWire(heard)))
    // A deleted job is nobody's any more.
    if (event.kind !== 'job-description-changed') return
    const leave = () => window.close(1008, 'access changed')
    window.isStillIn?.().then((isIn) => isIn || leave(), leave)
  }
  const liveFeed: LiveFeed = {
    publish(workspaceId, event) {
      count(workspaceId, ...jobsOf(event).map((job) => ofJob(workspaceId, job)))
      const group = windows.get(workspaceId)
      if (check) check(...onTheWire(event))
      if (!group?.size) return
      const frame = frameOf(...onTheWire(event))
      const hearing: Window[] = []
      for (const window of group)
        if (window.tokenEndsAt && window.tokenEndsAt <= clock.now()) window.close(1008, 'token expired')
        else if (window.jobs) tellNamed(window, window.jobs, event)
        // A company's windows are never beside those of people: its workspace has no members.
        else if (!window.tokenEndsAt || event.kind === 'application-received') hearing.push(window)
      hearing.find(({ sendToAll }) => sendToAll)?.sendToAll?.(frame)
      for (const window of hearing) if (!window.sendToAll) window.send(frame)
    },
  }
  return {
    liveFeed,
    /** Now, counted in events: a page carries it, taken before anything the page shows was read. */
    moment: () => `${life}.${told}`,
    /** Whether something was told to windows like this one after a moment. One of another process is too long ago to say. */
    hasMissed({ workspaceId, isAdmin, jobs }: Pick<Window, 'workspaceId' | 'isAdmin' | 'jobs'>, moment: string) {
      const [whichLife, number] = moment.split('.')
      const newest = Math.max(newestOf(workspaceId, jobs), isAdmin ? (lastTold.get(admins) ?? 0) : 0)
      return whichLife !== life || !(newest <= Number(number))
    },
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
      count(admins)
      const frame = frameOf('accountsChanged', null)
      for (const window of all()) if (window.isAdmin) window.send(frame)
    },
    /** Ends the windows of a session at once, or all of a user's or a company's: signed out, suspended, deleted. */
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
  const open = new Map<string, Window>()
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
      const window: Window = {
        ...guest,
        send: (frame) => void socket.raw.send(frame),
        // What is told to all is not told to them: each of them hears of other jobs.
        ...(guest.jobs
          ? {}
          : { sendToAll: (frame: string) => void servers.get(socket.data.request)?.publish(guest.workspaceId, frame) }),
        close: (code, reason) => socket.close(code, reason),
        allowance: messagesAtOnce,
        heardAt: Date.now(),
      }
      open.set(socket.id, window)
      windows.add(window)
      if (!guest.jobs) socket.raw.subscribe(guest.workspaceId)
      if (guest.tokenEndsAt) {
        const left = Math.max(0, guest.tokenEndsAt.getTime() - clock.now().getTime())
        ends.set(socket.id, setTimeout(() => window.close(1008, 'token expired'), left).unref())
      }
      // The session may have ended after it was looked up and before the window was known to whoever closes windows.
      if (!(await guest.isStillIn().catch(() => false))) return window.close(1008, 'session ended')
      const { since } = socket.data.query
      if (since !== undefined && windows.hasMissed(window, since)) window.send(missedFrame)
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
