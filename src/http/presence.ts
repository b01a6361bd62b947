import type { Clock } from '#src/ports/clock.ts'
import type { PresenceLink } from '#src/ports/presence-link.ts'
import { type SeenJobs, seesJob } from '#src/shared/roles.ts'
import { frameOf } from './live-frames.ts'

/** A window that looks at something, and how to tell it who else does. */
export interface Visitor {
  userId: string
  fullName: string
  workspaceId: string
  /** The job descriptions that they see; absent or null for all. */
  jobs?: SeenJobs
  send(frame: string): void
}

/** Where a window says it is. Null: nowhere that matters to others. */
export type Place = { candidateId: string; isWriting: boolean } | { jobDescriptionId: string } | null

interface Stay {
  candidateId: string
  jobDescriptionId: string
  isWriting: boolean
  /** Milliseconds since 1970: when the window last said that it is there. */
  seen: number
}

/** Windows say again every 15 seconds where they are; who has not for this long is taken for gone. */
const staySeconds = 30
const sweepMs = 5000
/** So many people are named in a frame; more are not told apart on a screen anyway. */
const mostNamed = 20

interface PresenceOptions {
  clock: Clock
  /** The windows of other processes; null where this one has all of them. */
  elsewhere?: PresenceLink | null
  /** The job description that a candidate of this workspace was ranked for; null when the workspace has no such candidate. */
  jobOf(workspaceId: string, candidateId: string): Promise<string | null>
}

export type Presence = ReturnType<typeof createPresence>

/**
 * Who looks at which candidate right now. Lives in memory only, is never written anywhere, and reaches only windows of the
 * same workspace: those at the same candidate, and those that show the board of its job description.
 */
export function createPresence({ clock, jobOf, elsewhere }: PresenceOptions) {
  const stays = new Map<Visitor, Stay>()
  /** Windows that show a board, with the job description it is of. */
  const boards = new Map<Visitor, string>()
  /** The newest wish of a window whose candidate is still being looked up. */
  const wishes = new Map<Visitor, Place>()
  /** What other processes know the windows of this one by. */
  const idsHere = new Map<Visitor, string>()
  /** Windows of other processes by what those call them. Nobody has to be told anything there: they hear it themselves. */
  const windowsElsewhere = new Map<string, Visitor>()
  let timer: Timer | undefined

  const sayElsewhere = (visitor: Visitor, stay: Omit<Stay, 'seen'> | null) => {
    const { userId, fullName, workspaceId } = visitor
    const id = idsHere.get(visitor) ?? (stay && crypto.randomUUID())
    if (!elsewhere || !id) return
    if (stay) idsHere.set(visitor, id)
    else idsHere.delete(visitor)
    elsewhere.say({ id, userId, fullName, workspaceId, stay })
  }
  const colleaguesAt = (workspaceId: string, candidateId: string) => {
    const people = new Map<string, { _id: string; fullName: string; isWriting: boolean }>()
    for (const [{ userId, fullName, workspaceId: whose }, stay] of stays) {
      if (whose !== workspaceId || stay.candidateId !== candidateId) continue
      const isWriting = stay.isWriting || people.get(userId)?.isWriting === true
      people.set(userId, { _id: userId, fullName, isWriting })
    }
    return [...people.values()].slice(0, mostNamed)
  }
  const frameFor = (workspaceId: string, candidateId: string) =>
    frameOf('presence', { candidateId, people: colleaguesAt(workspaceId, candidateId) })

  const tell = (workspaceId: string, { candidateId, jobDescriptionId }: Stay) => {
    const frame = frameFor(workspaceId, candidateId)
    for (const [visitor, stay] of stays)
      if (visitor.workspaceId === workspaceId && stay.candidateId === candidateId) visitor.send(frame)
    for (const [visitor, job] of boards) if (visitor.workspaceId === workspaceId && job === jobDescriptionId) visitor.send(frame)
  }

  const vanish = (visitor: Visitor) => {
    const stay = stays.get(visitor)
    if (!stay) return
    stays.delete(visitor)
    tell(visitor.workspaceId, stay)
  }
  const leave = (visitor: Visitor) => {
    boards.delete(visitor)
    vanish(visitor)
    sayElsewhere(visitor, null)
  }
  const sweep = () => {
    const oldest = clock.now().getTime() - staySeconds * 1000
    for (const [id, visitor] of windowsElsewhere)
      if ((stays.get(visitor)?.seen ?? 0) < oldest) {
        windowsElsewhere.delete(id)
        vanish(visitor)
      }
    for (const [visitor, { seen }] of [...stays]) if (seen < oldest) leave(visitor)
    if (stays.size === 0) {
      clearInterval(timer)
      timer = undefined
    }
  }
  const stayAt = (visitor: Visitor, stay: Stay) => {
    vanish(visitor)
    stays.set(visitor, stay)
    tell(visitor.workspaceId, stay)
    timer ??= setInterval(sweep, sweepMs)
    timer.unref()
  }
  const stillAt = (visitor: Visitor, before: Stay, now: Stay) => {
    stays.set(visitor, now)
    if (before.isWriting !== now.isWriting) tell(visitor.workspaceId, now)
  }
  elsewhere?.hear(({ id, stay, ...who }) => {
    const visitor = windowsElsewhere.get(id) ?? { ...who, send: () => {} }
    if (!stay) {
      windowsElsewhere.delete(id)
      return vanish(visitor)
    }
    windowsElsewhere.set(id, visitor)
    const before = stays.get(visitor)
    const now = { ...stay, seen: clock.now().getTime() }
    if (before?.candidateId === stay.candidateId) stillAt(visitor, before, now)
    else stayAt(visitor, now)
  })
  const watchBoard = (visitor: Visitor, job: string) => {
    leave(visitor)
    boards.set(visitor, job)
    const shown = new Set<string>()
    for (const [{ workspaceId }, { candidateId, jobDescriptionId }] of stays)
      if (workspaceId === visitor.workspaceId && jobDescriptionId === job) shown.add(candidateId)
    for (const candidateId of shown) visitor.send(frameFor(visitor.workspaceId, candidateId))
  }

  return {
    /** A window says where it is; saying the same again keeps it there. Candidates of other workspaces are nowhere. */
    async moved(visitor: Visitor, place: Place): Promise<void> {
      wishes.set(visitor, place)
      if (!place) return leave(visitor)
      if ('jobDescriptionId' in place) {
        if (!seesJob(visitor, place.jobDescriptionId)) return leave(visitor)
        if (boards.get(visitor) !== place.jobDescriptionId) watchBoard(visitor, place.jobDescriptionId)
        return
      }
      const { candidateId, isWriting } = place
      const seen = clock.now().getTime()
      const stay = stays.get(visitor)
      if (stay?.candidateId === candidateId) {
        stillAt(visitor, stay, { ...stay, isWriting, seen })
        return sayElsewhere(visitor, { ...stay, isWriting })
      }
      const jobDescriptionId = await jobOf(visitor.workspaceId, candidateId)
      // It may have gone on, or closed, while this was looked up.
      if (wishes.get(visitor) !== place) return
      if (jobDescriptionId === null || !seesJob(visitor, jobDescriptionId)) return leave(visitor)
      boards.delete(visitor)
      stayAt(visitor, { candidateId, jobDescriptionId, isWriting, seen })
      sayElsewhere(visitor, { candidateId, jobDescriptionId, isWriting })
    },
    /** The window was closed. */
    gone(visitor: Visitor) {
      wishes.delete(visitor)
      leave(visitor)
    },
    sweep,
  }
}
