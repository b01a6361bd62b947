import { createAccount, type DAVCalendar, fetchCalendarObjects, fetchCalendars, freeBusyQuery } from 'tsdav'
import { CalendarFailure, type CalendarTexts, type PasswordCalendars } from '#src/scheduling/calendar-service.ts'
import type { Busy } from '#src/scheduling/offer.ts'
import { gate } from '../semaphore.ts'
import { isLight } from './light-answer.ts'

interface Tools {
  /** Leads nowhere that is not allowed; see `guardedFetch`. */
  fetch: typeof fetch
  /** Reads what a server said, where it can hold up nobody. */
  texts: CalendarTexts
}

/** What one question may cost, however many calendars and objects the server says there are. */
const most = { requests: 200, bytes: 20 * 1024 * 1024, ms: 15_000, atOnce: 6 }

/**
 * Calendars over CalDAV: Nextcloud, iCloud, Fastmail, Radicale and others. Each calendar is asked for its free/busy times; a server that
 * does not answer that is asked for the events, which are read here.
 */
export function caldav({ fetch, texts }: Tools): PasswordCalendars {
  /** The library hides what a request came to: it is remembered here. */
  const watched = () => {
    let worst: CalendarFailure | null = null
    const left = { requests: most.requests, bytes: most.bytes }
    const end = performance.now() + most.ms
    const inTurn = gate(most.atOnce)
    const spend = () => {
      left.requests -= 1
      if (left.requests >= 0 && left.bytes >= 0 && performance.now() <= end) return
      throw new CalendarFailure('away')
    }
    const watching = async (input: string | URL | Request, init?: RequestInit) => {
      try {
        const response = await inTurn(async () => {
          spend()
          return fetch(input, init)
        })
        const bytes = await response.clone().arrayBuffer()
        left.bytes -= bytes.byteLength
        if (!isLight(new TextDecoder().decode(bytes))) throw new CalendarFailure('away')
        if (response.status === 401 || response.status === 403) worst ??= new CalendarFailure('refused')
        if (response.status >= 500 && response.status !== 501) worst ??= new CalendarFailure('away')
        return response
      } catch (error) {
        if (error instanceof CalendarFailure) worst = error
        throw error
      }
    }
    const isSpent = () => left.requests < 0 || left.bytes < 0
    return { fetch: watching as typeof globalThis.fetch, reason: () => worst, isSpent }
  }

  async function asked<Result>(work: (fetch: typeof globalThis.fetch) => Promise<Result>, otherwise: 'away' | 'not-found') {
    const { fetch: watching, reason, isSpent } = watched()
    try {
      const result = await work(watching)
      // The library passes over what it could not ask: an answer with holes would offer times that are taken.
      if (isSpent()) throw new CalendarFailure('away')
      return result
    } catch (error) {
      if (error instanceof CalendarFailure) throw error
      throw reason() ?? new CalendarFailure(otherwise, { cause: error })
    }
  }

  const calendarsAt = (access: Record<string, string | number>, through: typeof globalThis.fetch) => found(access, through)

  return {
    kind: 'caldav',
    async connect({ url, user, password }) {
      const access = { url, user, password }
      const calendars = await asked((through) => calendarsAt(access, through), 'not-found')
      if (calendars.length === 0) throw new CalendarFailure('not-found')
      return { label: `${user} at ${new URL(url).host}`, access }
    },
    async busy(access, from, to) {
      return asked(async (through) => {
        const calendars = await calendarsAt(access, through)
        if (calendars.length === 0) throw new CalendarFailure('not-found')
        const lists = await Promise.all(
          calendars.map((calendar) => busyOf(calendar, { access, from, to, fetch: through, texts })),
        )
        return { busy: lists.flat() }
      }, 'away')
    },
  }
}

const headersOf = ({ user, password }: Record<string, string | number>) => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
})

/** The calendars with events of an account; what holds tasks only is left out. */
async function found(access: Record<string, string | number>, fetch: typeof globalThis.fetch): Promise<DAVCalendar[]> {
  const headers = headersOf(access)
  const account = await createAccount({
    account: { serverUrl: String(access.url), accountType: 'caldav' },
    headers,
    fetch,
  })
  const calendars = await fetchCalendars({ account, headers, fetch })
  return calendars.filter(({ components }) => !components || components.length === 0 || components.includes('VEVENT'))
}

interface Question extends Tools {
  access: Record<string, string | number>
  from: Date
  to: Date
}

async function busyOf(calendar: DAVCalendar, { access, from, to, fetch, texts }: Question): Promise<Busy[]> {
  const headers = headersOf(access)
  // Accounts are told apart by it, and nobody reads in it which one it is.
  const whose = new Bun.CryptoHasher('sha256').update(`calendar ${access.user} ${access.url}`).digest('base64url').slice(0, 12)
  const timeRange = { start: from.toISOString(), end: to.toISOString() }
  // The library keeps the beginning of such an answer only; the whole of it is kept here.
  let text = ''
  const keeping = async (input: string | URL | Request, init?: RequestInit) => {
    const response = await fetch(input, init)
    if (response.ok) text = await response.clone().text()
    return response
  }
  const reports: string[] = calendar.reports ?? []
  // Who says nothing of itself may still know it.
  const knows = reports.length === 0 || reports.some((report) => /free-?busy/i.test(report))
  if (knows) {
    await freeBusyQuery({ url: calendar.url, timeRange, depth: '1', headers, fetch: keeping as typeof globalThis.fetch })
    const busy = await texts.freeBusy(text, whose)
    if (busy) return busy
  }
  const objects = await fetchCalendarObjects({ calendar, timeRange, headers, fetch, urlFilter: () => true })
  const events = objects.flatMap(({ data }) => (typeof data === 'string' ? data : []))
  return events.length === 0 ? [] : texts.events(events, { from, to }, whose)
}
