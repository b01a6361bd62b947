import type { ConnectedCalendar, LastRead } from '../calendar-ports.ts'
import { type CalendarAccess, CalendarFailure } from '../calendar-service.ts'
import type { Busy } from '../offer.ts'
import type { SchedulingPorts } from '../ports.ts'
import { merged, usualHoursIn, type WorkingHours } from './availability.ts'

/** What is known of when somebody has time. */
export interface PersonCalendar {
  userId: string
  hours: WorkingHours
  /** Whether they have said their hours themselves. */
  hasOwnHours: boolean
  /** What stands in their connected calendars, as far as it is known. */
  busy: Busy[]
  /** 'none': nothing is connected. 'away': one of them could not be asked. */
  state: 'none' | 'read' | 'away'
  /** When the one that was read longest ago was read; null where nothing is connected, or one was never read. */
  readAt: Date | null
}

export interface Asked {
  from: Date
  to: Date
  /** For whoever has said no hours. */
  zone: string
  /** So old what was read may be, in seconds. */
  maxAgeSeconds: number
}

/** A calendar that was away is asked again after this long. */
const againSeconds = 30
const patienceMs = 10_000
const hourMs = 3_600_000
const dayMs = 24 * hourMs
const floor = (date: Date, step: number) => Math.floor(date.getTime() / step) * step

type Ports = Pick<SchedulingPorts, 'calendars' | 'calendarServices' | 'calendarSeal' | 'clock' | 'transaction'>

/** Asks the connected calendars of people. Each is read once at a time, and what was read a moment ago is not asked again. */
export function calendarReader({ calendars, calendarServices, calendarSeal, clock, transaction }: Ports) {
  const reading = new Map<string, Promise<ConnectedCalendar>>()

  const read = async (calendar: ConnectedCalendar, from: Date, to: Date): Promise<ConnectedCalendar> => {
    const at = clock.now()
    try {
      const service = calendarServices.find(({ kind }) => kind === calendar.kind)
      if (!service) throw new CalendarFailure('not-allowed')
      const { busy, renewed } = await withPatience(service.busy(accessOf(calendar.sealed), from, to))
      const lastRead: LastRead = { at, from, to, busy: merged(busy) }
      const sealed = renewed && calendarSeal.close(renewed)
      await transaction(() => calendars.noteRead(calendar.id, lastRead, sealed))
      return { ...calendar, lastRead, trouble: null }
    } catch (error) {
      const why = error instanceof CalendarFailure ? error.trouble : 'away'
      const trouble = { since: calendar.trouble?.since ?? at, why }
      await transaction(() => calendars.noteTrouble(calendar.id, trouble))
      failed.set(calendar.id, at.getTime())
      return { ...calendar, trouble }
    }
  }
  const failed = new Map<string, number>()

  /** Sealed under another secret, it opens nothing any more. */
  const accessOf = (sealed: string): CalendarAccess => {
    try {
      return calendarSeal.open(sealed) as CalendarAccess
    } catch (cause) {
      throw new CalendarFailure('refused', { cause })
    }
  }

  const freshened = (calendar: ConnectedCalendar, { from, to, maxAgeSeconds }: Asked): Promise<ConnectedCalendar> => {
    const now = clock.now().getTime()
    const { lastRead, trouble } = calendar
    const isFresh = lastRead && !trouble && now - lastRead.at.getTime() <= maxAgeSeconds * 1000
    if (isFresh && lastRead.from <= from && lastRead.to >= to) return Promise.resolve(calendar)
    const failedAt = failed.get(calendar.id)
    if (trouble && failedAt !== undefined && now - failedAt < againSeconds * 1000) return Promise.resolve(calendar)
    const key = `${calendar.id} ${from.getTime()} ${to.getTime()}`
    const running = reading.get(key)
    if (running) return running
    const begun = read(calendar, from, to).finally(() => reading.delete(key))
    reading.set(key, begun)
    return begun
  }

  return {
    /** In the order of `userIds`. Never rejects because of a calendar: what it last said is still known, and that it is away. */
    async of(userIds: string[], wanted: Asked): Promise<PersonCalendar[]> {
      // Whole hours and days, so that requests of one moment are one question.
      const asked = { ...wanted, from: new Date(floor(wanted.from, hourMs)), to: new Date(floor(wanted.to, dayMs) + dayMs) }
      const [connected, hours] = await Promise.all([calendars.calendarsOf(userIds), calendars.hoursOf(userIds)])
      const known = await Promise.all(connected.map((calendar) => freshened(calendar, asked)))
      return userIds.map((userId) => {
        const own = known.filter((calendar) => calendar.userId === userId)
        const isAway = own.some(({ trouble }) => trouble)
        const reads = own.map(({ lastRead }) => lastRead?.at.getTime() ?? null)
        return {
          userId,
          hours: hours.get(userId) ?? usualHoursIn(asked.zone),
          hasOwnHours: hours.has(userId),
          busy: merged(own.flatMap(({ lastRead }) => lastRead?.busy.map((span) => ({ ...span })) ?? [])),
          state: own.length === 0 ? ('none' as const) : isAway ? ('away' as const) : ('read' as const),
          readAt: reads.length > 0 && !reads.includes(null) ? new Date(Math.min(...reads.map((at) => at ?? 0))) : null,
        }
      })
    },
    /** Reads one at once, whatever is known of it. */
    now: (calendar: ConnectedCalendar, from: Date, to: Date) => read(calendar, from, to),
  }
}

export type CalendarReader = ReturnType<typeof calendarReader>

async function withPatience<Result>(work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new CalendarFailure('away')), patienceMs)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
