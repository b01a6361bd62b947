import type { LiveFrame } from '#src/contracts/live.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { LiveEvent, LiveFeed } from '#src/ports/live-feed.ts'
import type { InstanceEvent, LiveLog, Told } from '#src/ports/live-log.ts'
import type { SeenJobs } from '#src/shared/roles.ts'
import { heardBy } from './live-event-jobs.ts'
import { frameAt, frameOf } from './live-frames.ts'
import type { Guest } from './socket-auth.ts'

/** A connected window: whose it is, and how to reach it. */
export interface Window extends Omit<Guest, 'jobs' | 'isStillIn'> {
  /** Absent or null for all of the workspace. */
  jobs?: SeenJobs
  isStillIn?(): Promise<boolean>
  send(frame: string): void
  /** Sends to all sockets of its workspace in one go, which takes a tenth of the time; absent where there is no socket. */
  sendToAll?(frame: string): void
  /** From now on `sendToAll` reaches it. */
  listen?(): void
  close(code: number, reason: string): void
  /** Events that wait until the window was told what it had missed; absent once it was. */
  waiting?: Told[] | undefined
  /** The number of the last event that it was told, or need not be told. */
  heardUpTo?: number
}

/** What the windows of a workspace are shown of an event; null when there is nothing to show any more. */
export type Shown = (workspaceId: string, event: LiveEvent) => LiveFrame | Promise<LiveFrame | null>

interface Options {
  clock: Clock
  log: LiveLog
  shown: Shown
  /** Called for every frame, whoever listens. */
  check?: ((...frame: LiveFrame) => void) | undefined
}

/** Of one person, or of one company. */
const socketsPerUser = 10
/** Many changes of accounts are told administrators as one. */
const togetherMs = 200

export type LiveWindows = ReturnType<typeof createLiveWindows>

/** All open windows of this process, by workspace: what is told to a workspace, by whichever process, reaches them in its order. */
export function createLiveWindows({ clock, log, shown, check }: Options) {
  const windows = new Map<string, Set<Window>>()
  const all = () => [...windows.values()].flatMap((group) => [...group])
  /** Events of a workspace that are still looked up: what comes behind them waits. */
  const lookedUp = new Map<string, Promise<void>>()
  const listeners: { kind: InstanceEvent['kind']; listener: () => void }[] = []
  let willTellAdmins = false

  /** Sent to a window alone: it hears of some jobs only, or catches up. */
  const tellOne = (window: Window, { event, number }: Told, frame: LiveFrame) => {
    window.heardUpTo = number
    if (window.tokenEndsAt && event.kind !== 'application-received') return
    const moment = log.momentOf(window.workspaceId, number)
    if (!window.jobs) return window.send(frameAt(moment, ...frame))
    const heard = heardBy(event, window.jobs)
    if (!heard) return
    window.send(frameAt(moment, ...(heard === event ? frame : plainFrame(heard as PlainEvent))))
    // A deleted job is nobody's any more.
    if (event.kind !== 'job-description-changed') return
    const leave = () => window.close(1008, 'access changed')
    window.isStillIn?.().then((isIn) => isIn || leave(), leave)
  }

  const tell = (workspaceId: string, told: Told, frame: LiveFrame) => {
    check?.(...frame)
    const together: Window[] = []
    let isForAll = true
    for (const window of windows.get(workspaceId) ?? []) {
      if (window.tokenEndsAt && window.tokenEndsAt <= clock.now()) window.close(1008, 'token expired')
      else if (window.waiting) window.waiting.push(told)
      else if ((window.heardUpTo ?? 0) >= told.number) isForAll = false
      else if (window.jobs || (window.tokenEndsAt && told.event.kind !== 'application-received')) tellOne(window, told, frame)
      // A company's windows are never beside those of people: its workspace has no members.
      else together.push(window)
    }
    if (together.length === 0) return
    const text = frameAt(log.momentOf(workspaceId, told.number), ...frame)
    const speaker = isForAll ? together.find(({ sendToAll }) => sendToAll) : undefined
    speaker?.sendToAll?.(text)
    for (const window of together) {
      window.heardUpTo = told.number
      if (!speaker || !window.sendToAll) window.send(text)
    }
  }

  /** What cannot be shown now must be read again. */
  const tellLost = (workspaceId: string) => {
    for (const window of windows.get(workspaceId) ?? []) window.send(frameOf('missed', null))
  }

  const hear = (workspaceId: string, told: Told) => {
    const before = lookedUp.get(workspaceId)
    if (!check && !windows.has(workspaceId)) return
    const frame = before ? null : shown(workspaceId, told.event)
    if (frame && !(frame instanceof Promise)) return tell(workspaceId, told, frame)
    const done = Promise.resolve(before)
      .then(() => frame ?? shown(workspaceId, told.event))
      .then((found) => found && tell(workspaceId, told, found))
      .catch(() => tellLost(workspaceId))
      .then(() => {
        if (lookedUp.get(workspaceId) === done) lookedUp.delete(workspaceId)
      })
    lookedUp.set(workspaceId, done)
  }

  const close = ({ userId, sessionId }: { userId: string; sessionId: string | null }) => {
    for (const window of all())
      if (window.userId === userId && (sessionId === null || window.sessionId === sessionId)) window.close(1008, 'session ended')
  }
  const tellAdmins = () => {
    const frame = frameOf('accountsChanged', null)
    for (const window of all()) if (window.isAdmin) window.send(frame)
  }

  const tellAdminsSoon = () => {
    if (willTellAdmins) return
    willTellAdmins = true
    setTimeout(() => {
      willTellAdmins = false
      tellAdmins()
    }, togetherMs).unref()
  }

  log.hear({
    workspace: hear,
    lost: tellLost,
    instance(event) {
      if (event.kind === 'sessions-ended') close(event)
      if (event.kind === 'accounts-changed') tellAdminsSoon()
      for (const { kind, listener } of listeners) if (kind === event.kind) listener()
    },
  })

  const liveFeed: LiveFeed = { publish: (workspaceId, event) => log.publish(workspaceId, event) }

  const windowsApi = {
    liveFeed,
    /** Now: a page carries it, taken before anything the page shows was read. */
    moment: () => log.moment(),
    /** A window that hears what is told from now on. */
    add(window: Window) {
      const own = all().filter((other) => other.userId === window.userId)
      // The oldest window gives way, so that a forgotten tab never locks a person out of live updates.
      if (own.length >= socketsPerUser) own[0]?.close(1008, 'too many windows')
      const group = windows.get(window.workspaceId) ?? new Set()
      windows.set(window.workspaceId, group.add(window))
    },
    /**
     * Tells a window that was added what it has missed since a moment, in order, then what came meanwhile; it hears everything else as it
     * happens. Rejects when nobody can say now.
     */
    async catchUp(window: Window, since: string | undefined): Promise<void> {
      const { workspaceId, jobs = null } = window
      window.waiting ??= []
      const { position, missed } = await log.join(workspaceId, since, jobs)
      if (!windows.get(workspaceId)?.has(window)) {
        if (!windows.has(workspaceId)) log.leave(workspaceId)
        return
      }
      const isLost = missed === null || (since !== undefined && window.isAdmin && (await log.hasMissedOfInstance(since)))
      if (isLost) window.send(frameAt(log.momentOf(workspaceId, position), 'missed', null))
      for (const told of isLost ? [] : missed) await tellWhenShown(window, told)
      window.heardUpTo = position
      for (let next = window.waiting.shift(); next; next = window.waiting?.shift())
        if (next.number > window.heardUpTo) await tellWhenShown(window, next)
      window.waiting = undefined
      window.listen?.()
    },
    remove(window: Window) {
      const group = windows.get(window.workspaceId)
      group?.delete(window)
      if (group?.size !== 0) return
      windows.delete(window.workspaceId)
      log.leave(window.workspaceId)
    },
    /** Something about the accounts changed: administrators read their lists again. */
    tellAdmins: () => log.publishToAll({ kind: 'accounts-changed' }),
    /**
     * Ends the windows of a session at once, or all of a user's or a company's, wherever they are open: signed out, suspended, deleted.
     * In a transaction, once that is kept.
     */
    close: (whose: { userId: string; sessionId: string | null }) => log.publishToAll({ kind: 'sessions-ended', ...whose }),
    /** What administrators set has changed: every process reads it again. In the transaction that changed it. */
    settingsChanged: () => log.publishToAll({ kind: 'settings-changed' }),
    /** Calls back when any process says so. */
    on(kind: InstanceEvent['kind'], listener: () => void) {
      listeners.push({ kind, listener })
    },
    /** The server stops: every client is told to come back later. */
    closeAll() {
      for (const window of all()) window.close(1001, 'server stops')
    },
  }
  return windowsApi

  async function tellWhenShown(window: Window, told: Told) {
    const frame = await Promise.resolve(shown(window.workspaceId, told.event)).catch((): LiveFrame => ['missed', null])
    if (frame) tellOne(window, told, frame)
  }
}

/** Events that say all there is to say of them. */
export type PlainEvent = Exclude<LiveEvent, { kind: 'candidate-changed' | 'application-received' }>

/** Names and data of events as the wire shows them. */
export function plainFrame(event: PlainEvent): LiveFrame {
  switch (event.kind) {
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
  }
}
