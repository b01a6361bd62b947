import type { AuditLog } from '#src/ports/audit-log.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { RateLimits } from '#src/ports/rate-limits.ts'
import type { Transaction } from '#src/ports/transaction.ts'

/** A secret address under which a calendar program finds somebody's interviews. Only its hash is known. */
export interface CalendarFeed {
  userId: string
  tokenHash: string
  createdAt: Date
  lastReadAt: Date | null
}

export interface FeedInterview {
  id: string
  startsAt: Date
  endsAt: Date
  sequence: number
  place: string
  jobTitle: string
  candidateId: string
  isCancelled: boolean
}

export interface CalendarFeeds {
  find(userId: string): Promise<CalendarFeed | null>
  withToken(tokenHash: string): Promise<CalendarFeed | null>
  /** Takes the place of an older one. */
  put(feed: CalendarFeed): Promise<void>
  remove(userId: string): Promise<void>
  noteRead(userId: string, at: Date): Promise<void>
  /** Interviews that this person holds in workspaces they are still in, earliest first; those that ended before `from` are left out. */
  interviews(userId: string, from: Date): Promise<FeedInterview[]>
}

export interface CalendarPorts {
  calendarFeeds: CalendarFeeds
  /** Whether this person may sign in. */
  isActive(userId: string): Promise<boolean>
  auditLog: AuditLog
  transaction: Transaction
  clock: Clock
  rateLimits: RateLimits
  ids: Ids
  publicUrl: string
}
