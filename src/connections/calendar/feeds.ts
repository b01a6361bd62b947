import type { SessionUser } from '#src/accounts/index.ts'
import { calendarsText } from '#src/scheduling/index.ts'
import { createThrottle } from '#src/shared/rate-limiter.ts'
import { hashOf } from '#src/shared/secrets.ts'
import { countVisit } from '#src/shared/visit.ts'
import type { CalendarFeed, CalendarPorts } from '../calendar-ports.ts'
import { feedReadsPerMinute, wrongSecretsPerMinute } from '../constants.ts'
import { FeedNotFound } from '../errors.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Days after which an interview leaves the feed. */
const pastDays = 90
const readEveryMs = 60_000

/**
 * The interviews of one person as a calendar that programs subscribe to. It names jobs and times and leads to the candidate, whom it does
 * not name: such addresses end up at calendar providers.
 */
export function createCalendarFeeds({
  calendarFeeds,
  isActive,
  auditLog,
  transaction,
  clock,
  ids,
  publicUrl,
  rateLimits,
}: CalendarPorts) {
  const note = (action: 'make-calendar-feed' | 'revoke-calendar-feed', by: SessionUser, requestId: string) =>
    auditLog.append({ action, actorId: by.id, workspaceId: by.workspaceId, requestId })
  const wrongAddresses = rateLimits.of('wrong calendar addresses', { limit: wrongSecretsPerMinute, windowMs: 60_000 })
  const reads = createThrottle({ limit: feedReadsPerMinute, windowMs: 60_000 }, clock)
  return {
    find: (by: SessionUser) => calendarFeeds.find(by.id),

    /** Resolves to the address, which is shown this once; an older one ends. */
    async make(by: SessionUser, requestId: string): Promise<{ url: string; feed: CalendarFeed }> {
      const token = ids.token()
      const feed = { userId: by.id, tokenHash: hashOf(token), createdAt: clock.now(), lastReadAt: null }
      await transaction(async () => {
        await calendarFeeds.put(feed)
        await note('make-calendar-feed', by, requestId)
      })
      return { url: `${publicUrl}/calendar/${token}.ics`, feed }
    },

    revoke: (by: SessionUser, requestId: string): Promise<void> =>
      transaction(async () => {
        await calendarFeeds.remove(by.id)
        await note('revoke-calendar-feed', by, requestId)
      }),

    /** The calendar as text. Throws `FeedNotFound` for an address that never was or has ended. */
    async read(token: string, address: string): Promise<string> {
      const feed = await calendarFeeds.withToken(hashOf(token.replace(/\.ics$/i, '')))
      if (!feed || !(await isActive(feed.userId))) {
        await countVisit(wrongAddresses, { address })
        throw new FeedNotFound()
      }
      // Calendar providers ask for many people from one address: each calendar is counted by itself.
      await reads.count(feed.userId)
      const now = clock.now()
      if (!feed.lastReadAt || now.getTime() - feed.lastReadAt.getTime() >= readEveryMs)
        // Nobody waits for this.
        transaction(() => calendarFeeds.noteRead(feed.userId, now)).catch(() => undefined)
      const interviews = await calendarFeeds.interviews(feed.userId, new Date(now.getTime() - pastDays * dayMs))
      return calendarsText(
        interviews.map((interview) => ({
          uid: `${interview.id}@ats`,
          sequence: interview.sequence,
          method: interview.isCancelled ? 'CANCEL' : 'PUBLISH',
          madeAt: now,
          start: interview.startsAt,
          end: interview.endsAt,
          summary: `Interview - ${interview.jobTitle || 'N/A'}`,
          description: `The candidate: ${publicUrl}/dashboard/candidates/${interview.candidateId}/activity`,
          ...(interview.place ? { location: interview.place } : {}),
        })),
      )
    },
  }
}

export type Feeds = ReturnType<typeof createCalendarFeeds>
