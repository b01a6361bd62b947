import type { AuditLog } from '#src/ports/audit-log.ts'
import type { Seal } from '#src/shared/seal.ts'
import type { CalendarService, CalendarTrouble } from './calendar-service.ts'
import type { WorkingHours } from './calendars/availability.ts'
import type { CalendarKind } from './constants.ts'
import type { Busy } from './offer.ts'

/** What was last read of a calendar. */
export interface LastRead {
  at: Date
  /** The span that was asked for. */
  from: Date
  to: Date
  busy: Busy[]
}

/** A calendar that somebody has connected. */
export interface ConnectedCalendar {
  id: string
  userId: string
  kind: CalendarKind
  /** Whose it is, as its owner sees it: an address, or a name and a server. */
  label: string
  /** `CalendarAccess` under the instance's secret. */
  sealed: string
  createdAt: Date
  lastRead: LastRead | null
  /** Since when it could not be read, and why; null while it can. */
  trouble: { since: Date; why: CalendarTrouble } | null
}

/** Writes take part in the caller's transaction. */
export interface CalendarStore {
  calendarsOf(userIds: string[]): Promise<ConnectedCalendar[]>
  add(calendar: ConnectedCalendar): Promise<void>
  /** False when this person has no such calendar. */
  remove(userId: string, id: string): Promise<boolean>
  noteRead(id: string, read: LastRead, sealed?: string): Promise<void>
  noteTrouble(id: string, trouble: NonNullable<ConnectedCalendar['trouble']>): Promise<void>
  /** Of those who have said something. */
  hoursOf(userIds: string[]): Promise<Map<string, WorkingHours>>
  putHours(userId: string, hours: WorkingHours): Promise<void>
}

/** What reading calendars of people needs from outside. */
export interface CalendarPorts {
  calendars: CalendarStore
  /** Those that the instance can reach; a kind that no setting names is missing. */
  calendarServices: CalendarService[]
  calendarSeal: Seal
  auditLog: AuditLog
}
