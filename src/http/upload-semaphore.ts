import { DomainError } from '#src/shared/domain-error.ts'
import { StorageFull } from '#src/shared/provider-error.ts'
import { createCounter } from './counter.ts'
import { createSender, type Sender, slowestAllowed } from './slow-senders.ts'

export class TooManyUploads extends DomainError {
  readonly kind = 'too-many'
  override readonly retryAfter = 5
  constructor() {
    super('The server is receiving too many files right now. Please try again in a few seconds.')
  }
}

/** Others wait, and this upload came so slowly that it made room for them. */
export class GaveWay extends DomainError {
  readonly kind = 'too-many'
  override readonly code = 'UPLOAD_TOO_SLOW'
  override readonly retryAfter = 10
  constructor() {
    super('This upload was too slow while others were waiting. Please try again with a better connection, or a little later.')
  }
}

/** An upload that has its place. */
export interface Upload {
  /** Counts bytes that came. */
  arrived(bytes: number): void
  /** Counts bytes that lie in the folder of what arrives, until `release`. Throws `TooManyUploads` or `StorageFull` beyond the budget. */
  stored(bytes: number): void
  /** What was stored lies there no more. May be called twice. */
  release(): void
  /** All of it has come: from now on it is slow no more. */
  whole(): void
  /** `listener` is called once when the upload has to end, because others wait for its place. */
  onGivingWay(listener: () => void): void
}

/** Room for uploads of one kind that are received at once; each holds a few open files and little memory. */
export interface UploadSemaphore {
  /**
   * Receives an upload of `person` while there is a place for it. Without one the slowest senders give way, and it waits where there
   * is room to wait; throws `TooManyUploads` where there is none or when no place became free in time.
   */
  withPlace<Result>(person: string, receive: (upload: Upload) => Promise<Result>): Promise<Result>
}

interface WaitingRoom {
  /** Uploads that wait at once. Of each the system holds about a megabyte before the sender has to wait, too. */
  places: number
  placesOfOne: number
  /** The longest wait; less than the silence after which the server hangs up. */
  milliseconds: number
}

/** How many bytes of uploads may lie in the folder of what arrives. */
export interface Budget {
  bytes: number
  /** The part of the free disk that they may take, from 0 to 1. */
  share: number
  freeBytes(): number
}

export interface UploadSemaphoreOptions {
  room?: WaitingRoom
  budget?: Budget
  /** Milliseconds of `performance.now()`, for tests. */
  now?: () => number
}

interface Waiting {
  person: string
  since: number
  come(): void
  leave(): void
}

const noRoom: WaitingRoom = { places: 0, placesOfOne: 0, milliseconds: 0 }
const lookMs = 250

/** So many in all, and of them so many for one person, so that nobody keeps all others from uploading. */
export function createUploadSemaphore(
  places: number,
  placesOfOne: number,
  options: UploadSemaphoreOptions = {},
): UploadSemaphore {
  const { room = noRoom, budget, now = () => performance.now() } = options
  const taken = createCounter()
  const waitingOf = createCounter()
  const waiting = new Set<Waiting>()
  const senders = new Map<Sender, string>()
  const isFree = (person: string) => taken.total() < places && taken.of(person) < placesOfOne
  let stored = 0
  let looking: Timer | null = null

  /** Only while it may matter: a server with room asks nobody to hurry. */
  const look = () => {
    const isBusy = waiting.size > 0 || taken.total() * 2 >= places
    if (!isBusy) {
      if (looking) clearInterval(looking)
      looking = null
      return
    }
    if (looking) return
    looking = setInterval(() => {
      const at = now()
      for (const sender of senders.keys()) sender.sample(at)
      makeRoom(at, true)
      look()
    }, lookMs)
    looking.unref()
  }

  /**
   * Whoever is slower than the load allows ends, as many as wait; at a tick more of them, until half of the places are free. For those
   * who wait with less than their share, others end beyond theirs before it is known how slow they are. Of all these, those of the
   * person with the most places first, the slowest first.
   */
  const makeRoom = (at: number, isTick: boolean) => {
    const first = waiting.values().next().value
    const allowed = slowestAllowed({ load: taken.total() / places, waitedMs: first ? at - first.since : 0 })
    const all = [...senders].toSorted(
      ([one, ones], [other, others]) => taken.of(others) - taken.of(ones) || one.rate() - other.rate(),
    )
    const slow = all.filter(([sender]) => sender.rate() < allowed)
    const ending = slow.slice(0, isTick ? Math.max(waiting.size, Math.ceil(taken.total() - places / 2)) : waiting.size)
    if (taken.total() >= places) {
      const share = Math.max(1, Math.floor(places / new Set([...senders.values(), ...whoWait()]).size))
      const poor = [...whoWait()].filter((person) => taken.of(person) < share).length
      const beyond = all.filter(([sender, person]) => taken.of(person) > share && !sender.isQuick())
      ending.push(...beyond.slice(0, Math.max(0, poor - ending.length)))
    }
    for (const [sender] of new Set(ending)) sender.giveWay()
  }
  const whoWait = function* () {
    for (const { person } of waiting) yield person
  }

  /** The one to come in: of those who may, whoever has the fewest places; among these whoever waits longest. */
  const next = () => {
    let best: Waiting | null = null
    for (const each of waiting) if (isFree(each.person) && (!best || taken.of(each.person) < taken.of(best.person))) best = each
    return best
  }

  /** In a full waiting room whoever holds more makes room for whoever holds less: the last who came of the one with the most. */
  const dislodge = (person: string): boolean => {
    const held = (who: string) => taken.of(who) + waitingOf.of(who)
    let most: Waiting | null = null
    for (const each of waiting) if (!most || held(each.person) >= held(most.person)) most = each
    if (!most || held(most.person) <= held(person) + 1) return false
    most.leave()
    return true
  }

  const turn = (person: string) =>
    new Promise<void>((resolve, reject) => {
      const go = () => {
        clearTimeout(timer)
        waiting.delete(entry)
        waitingOf.less(person)
      }
      const refuse = () => {
        go()
        reject(new TooManyUploads())
      }
      const come = () => {
        go()
        taken.more(person)
        resolve()
      }
      const entry: Waiting = { person, since: now(), come, leave: refuse }
      const timer = setTimeout(refuse, room.milliseconds)
      waiting.add(entry)
      waitingOf.more(person)
      makeRoom(entry.since, false)
      look()
    })

  const leave = (person: string) => {
    taken.less(person)
    next()?.come()
  }

  const uploadOf = (sender: Sender): Upload => {
    let own = 0
    return {
      arrived: sender.arrived,
      stored(bytes) {
        own += bytes
        stored += bytes
        if (!budget) return
        if (stored > budget.bytes) throw new TooManyUploads()
        if (stored > budget.share * (budget.freeBytes() + stored)) throw new StorageFull()
      },
      release() {
        stored -= own
        own = 0
      },
      onGivingWay: sender.onGivingWay,
      whole: () => void senders.delete(sender),
    }
  }

  return {
    async withPlace(person, receive) {
      if (isFree(person)) taken.more(person)
      else {
        const isFull = waiting.size >= room.places && !(room.places > 0 && dislodge(person))
        if (isFull || waitingOf.of(person) >= room.placesOfOne) throw new TooManyUploads()
        await turn(person)
      }
      const sender = createSender(now())
      senders.set(sender, person)
      let hasLeft = false
      // Whoever gives way has no place any more from that moment on: its end may take longer than others should wait.
      const leaveOnce = () => {
        senders.delete(sender)
        if (hasLeft) return
        hasLeft = true
        leave(person)
      }
      sender.onGivingWay(leaveOnce)
      look()
      const upload = uploadOf(sender)
      try {
        return await receive(upload)
      } finally {
        leaveOnce()
      }
    },
  }
}

/** A place that is taken when it is asked for, and kept until `leave`. `take` rejects as `withPlace` does. */
export function placeOnDemand({ withPlace }: UploadSemaphore, person: string) {
  const over = Promise.withResolvers<void>()
  let taken: Promise<Upload> | null = null
  return {
    take: () => {
      taken ??= new Promise((resolve, reject) => {
        withPlace(person, (upload) => {
          resolve(upload)
          return over.promise
        }).catch(reject)
      })
      return taken
    },
    leave: () => over.resolve(),
  }
}
