import type { ConnectedCalendar } from '../calendar-ports.ts'
import { CalendarFailure, type CalendarTrouble, type PasswordCalendars, type SignInCalendars } from '../calendar-service.ts'
import { buffers, type CalendarKind, maximumCalendars, maximumHours, questionsPerMinute } from '../constants.ts'
import { InvalidInput } from '../errors.ts'
import { isZone } from '../local-time.ts'
import type { SchedulingPorts } from '../ports.ts'
import { zoneName } from '../time-views.ts'
import type { DayHours, WorkingHours } from './availability.ts'
import { CalendarGone, CalendarNotConnected, TooManyCalendars } from './errors.ts'
import type { CalendarReader } from './read-calendars.ts'

interface Owner {
  id: string
  workspaceId: string
}

/** So long somebody may take at the provider, in milliseconds. */
export const awayMs = 10 * 60_000
/** So far ahead a new calendar is read at once. */
const firstDays = 28
const dayMs = 86_400_000

interface Begun {
  userId: string
  kind: string
  state: string
  verifier: string
  at: number
}

/** What everybody says of their own time: hours, and calendars that may be asked. */
export function ownCalendars(
  { auditLog, calendars, calendarSeal, calendarServices, clock, ids, rateLimits, settings, transaction }: SchedulingPorts,
  reader: CalendarReader,
) {
  // Each makes this server ask another one, with a password that somebody typed.
  const questions = rateLimits.of('calendars asked by hand', { limit: questionsPerMinute, windowMs: 60_000 })
  const serviceOf = <Kind extends CalendarKind>(kind: Kind) => calendarServices.find((service) => service.kind === kind)
  const redirectFor = (kind: string) => `${settings.publicUrl}/calendars/${kind}/callback`

  const keep = async (
    by: Owner,
    kind: CalendarKind,
    label: string,
    access: Record<string, string | number>,
    requestId: string,
  ) => {
    const calendar: ConnectedCalendar = {
      id: ids.id(),
      userId: by.id,
      kind,
      label: label.slice(0, 200),
      sealed: calendarSeal.close(access),
      createdAt: clock.now(),
      lastRead: null,
      trouble: null,
    }
    await transaction(async () => {
      if ((await calendars.calendarsOf([by.id])).length >= maximumCalendars) throw new TooManyCalendars()
      await calendars.add(calendar)
      await auditLog.append({ action: 'connect-calendar', actorId: by.id, workspaceId: by.workspaceId, requestId })
    })
    const now = clock.now()
    return reader.now(calendar, now, new Date(now.getTime() + firstDays * dayMs))
  }

  const roomLeft = async (by: Owner) => {
    if ((await calendars.calendarsOf([by.id])).length >= maximumCalendars) throw new TooManyCalendars()
  }

  return {
    async mine(by: Owner) {
      const [connected, hours] = await Promise.all([calendars.calendarsOf([by.id]), calendars.hoursOf([by.id])])
      return { calendars: connected, hours: hours.get(by.id) ?? null, kinds: calendarServices.map(({ kind }) => kind) }
    },

    /** Connects a calendar that a name and a password open. */
    async connectWithPassword(by: Owner, typed: { url: string; user: string; password: string }, requestId: string) {
      const service = serviceOf('caldav') as PasswordCalendars | undefined
      if (!service) throw new CalendarNotConnected('not-allowed')
      if (!/^https?:\/\/[^\s/]+/i.test(typed.url.trim()))
        throw new InvalidInput('url', 'The address of the server begins with https://.')
      if (!typed.user.trim()) throw new InvalidInput('user', 'Enter the user name.')
      if (!typed.password) throw new InvalidInput('password', 'Enter the password.')
      await roomLeft(by)
      await questions.count(by.id)
      const { label, access } = await inWords(() => service.connect({ ...typed, url: typed.url.trim(), user: typed.user.trim() }))
      return keep(by, 'caldav', label, access, requestId)
    },

    /** The provider's page that asks for permission. What has to be remembered is sealed into its `state`. */
    async beginSignIn(by: Owner, kind: 'google' | 'microsoft'): Promise<string> {
      const service = serviceOf(kind) as SignInCalendars | undefined
      if (!service) throw new CalendarNotConnected('not-allowed')
      await roomLeft(by)
      const { address, remembered } = await inWords(() => service.begin(redirectFor(kind), ''))
      const begun: Begun = { userId: by.id, kind, at: clock.now().getTime(), state: '', verifier: remembered.verifier }
      const url = new URL(address)
      url.searchParams.set('state', calendarSeal.close(begun))
      return url.href
    },

    /** Whoever comes back from there; rejects when somebody else had gone. */
    async finishSignIn(by: Owner, kind: 'google' | 'microsoft', search: string, requestId: string) {
      const service = serviceOf(kind) as SignInCalendars | undefined
      const state = new URLSearchParams(search).get('state') ?? ''
      const begun = opened(state)
      const isOwn = begun?.userId === by.id && begun.kind === kind && clock.now().getTime() - begun.at <= awayMs
      if (!service || !begun || !isOwn) throw new CalendarNotConnected('refused')
      const address = new URL(redirectFor(kind) + search)
      const { label, access } = await inWords(() => service.finish(address, { state, verifier: begun.verifier }))
      return keep(by, kind, label, access, requestId)
    },

    /** Asks it again, because its owner says so. */
    async readAgain(by: Owner, id: string) {
      const calendar = (await calendars.calendarsOf([by.id])).find((each) => each.id === id)
      if (!calendar) throw new CalendarGone()
      await questions.count(by.id)
      const now = clock.now()
      return reader.now(calendar, now, new Date(now.getTime() + firstDays * dayMs))
    },

    disconnect: (by: Owner, id: string, requestId: string) =>
      transaction(async () => {
        if (!(await calendars.remove(by.id, id))) throw new CalendarGone()
        await auditLog.append({ action: 'disconnect-calendar', actorId: by.id, workspaceId: by.workspaceId, requestId })
      }),

    async setHours(by: Owner, typed: WorkingHours): Promise<WorkingHours> {
      const zone = zoneName(typed.zone)
      if (!isZone(zone)) throw new InvalidInput('zone', 'This is not a time zone.')
      if (!buffers.some((minutes) => minutes === typed.bufferMinutes))
        throw new InvalidInput('bufferMinutes', 'Choose how much time you want in between.')
      const hours = { zone, bufferMinutes: typed.bufferMinutes, days: checkedDays(typed.days) }
      await transaction(() => calendars.putHours(by.id, hours))
      return hours
    },
  }

  function opened(state: string): Begun | null {
    try {
      return calendarSeal.open(state) as Begun
    } catch {
      return null
    }
  }
}

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/

function checkedDays(typed: DayHours[]): DayHours[] {
  if (typed.length === 0) throw new InvalidInput('days', 'Choose at least one day.')
  if (typed.length > maximumHours) throw new InvalidInput('days', `Enter ${maximumHours} spans at most.`)
  for (const { day, from, to } of typed) {
    if (!Number.isInteger(day) || day < 1 || day > 7 || !clockTime.test(from) || !clockTime.test(to))
      throw new InvalidInput('days', 'One of the times is not a time.')
    if (from >= to) throw new InvalidInput('days', `The hours from ${from} end before they begin.`)
  }
  return typed
    .map(({ day, from, to }) => ({ day, from, to }))
    .toSorted((one, other) => one.day - other.day || one.from.localeCompare(other.from))
}

async function inWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw new CalendarNotConnected(error instanceof CalendarFailure ? error.trouble : ('away' satisfies CalendarTrouble), error)
  }
}
