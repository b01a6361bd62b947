import ICAL from 'ical.js'
import { CalendarFailure } from '#src/scheduling/calendar-service.ts'
import type { Busy } from '#src/scheduling/offer.ts'

/** So many times one event is repeated at most within what is asked for. */
const mostTimes = 5000

/** What a server says of when somebody is taken; null when this is no such answer. */
export function busyInFreeBusy(text: string): Busy[] | null {
  const component = parsed(text)?.getFirstSubcomponent('vfreebusy')
  if (!component) return null
  return component.getAllProperties('freebusy').flatMap((property) => {
    const type = String(property.getParameter('fbtype') ?? 'BUSY').toUpperCase()
    if (type === 'FREE') return []
    return property.getValues().flatMap((period) => {
      if (!(period instanceof ICAL.Period)) return []
      return [{ start: period.start.toJSDate(), end: period.getEnd().toJSDate() }]
    })
  })
}

/**
 * The times that the events of a calendar object take: repeated ones each time, with the times that were moved or left out. What is marked
 * as free, was cancelled, or is only a task takes none.
 */
export function busyInEvents(text: string, from: Date, to: Date): Busy[] {
  const calendar = parsed(text)
  if (!calendar) throw new CalendarFailure('away')
  const named = zonesOf(calendar)
  try {
    return busyInCalendar(calendar, from, to)
  } finally {
    for (const name of named) ICAL.TimezoneService.remove(name)
  }
}

/** Makes the time zones of a calendar known to the library. It keeps one list for everybody: what one calendar calls Berlin must not move another's times. */
function zonesOf(calendar: ICAL.Component): string[] {
  return calendar.getAllSubcomponents('vtimezone').flatMap((component) => {
    const zone = new ICAL.Timezone(component)
    if (ICAL.TimezoneService.has(zone.tzid)) return []
    ICAL.TimezoneService.register(zone)
    return [zone.tzid]
  })
}

function busyInCalendar(calendar: ICAL.Component, from: Date, to: Date): Busy[] {
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component, { strictExceptions: true }))
  const series = events.filter((event) => !event.isRecurrenceException())
  const changed = events.filter((event) => event.isRecurrenceException())
  const busy: Busy[] = []
  const add = (event: ICAL.Event, start: ICAL.Time, end: ICAL.Time) => {
    if (!takesTime(event)) return
    const span = { start: start.toJSDate(), end: end.toJSDate() }
    if (span.start < to && span.end > from && span.start < span.end) busy.push(span)
  }
  for (const event of series) {
    const own = changed.filter(({ uid }) => uid === event.uid)
    for (const exception of own) event.relateException(exception)
    if (!event.isRecurring()) {
      add(event, event.startDate, event.endDate)
      continue
    }
    const times = event.iterator()
    for (let count = 0; count < mostTimes; count++) {
      const next = times.next()
      if (!next || next.toJSDate() >= latest(to, own)) break
      const { item, startDate, endDate } = event.getOccurrenceDetails(next)
      add(item, startDate, endDate)
    }
  }
  // One time of a series that the person was invited to, without the series.
  for (const alone of changed) if (!series.some(({ uid }) => uid === alone.uid)) add(alone, alone.startDate, alone.endDate)
  return busy
}

/** A time that was moved ahead comes from one that lies behind the end. */
const latest = (to: Date, changed: ICAL.Event[]): Date =>
  changed.reduce((last, { recurrenceId }) => {
    const at = recurrenceId.toJSDate()
    return at >= last ? new Date(at.getTime() + 1) : last
  }, to)

function takesTime({ component }: ICAL.Event): boolean {
  const said = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase()
  return said('transp') !== 'TRANSPARENT' && said('status') !== 'CANCELLED'
}

function parsed(text: string): ICAL.Component | null {
  if (!text.trim()) return null
  try {
    return new ICAL.Component(ICAL.parse(text))
  } catch {
    return null
  }
}
