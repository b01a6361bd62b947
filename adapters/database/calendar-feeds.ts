import { and, asc, eq, gt, inArray, isNotNull, isNull, notInArray, or } from 'drizzle-orm'
import type { CalendarFeeds } from '#src/connections/calendar-ports.ts'
import { jobRoles } from '#src/shared/roles.ts'
import type { Database } from './open.ts'
import {
  calendarFeeds,
  candidates,
  interviewOffers,
  interviewPanel,
  interviews,
  jobDescriptions,
  jobMembers,
  memberships,
} from './schema.ts'

export function databaseCalendarFeeds({ query, transaction }: Database): CalendarFeeds {
  return {
    find: async (userId) => (await query().select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId)).get()) ?? null,
    withToken: async (tokenHash) =>
      (await query().select().from(calendarFeeds).where(eq(calendarFeeds.tokenHash, tokenHash)).get()) ?? null,
    put: (feed) =>
      transaction(async () => {
        await query().insert(calendarFeeds).values(feed).onConflictDoUpdate({ target: calendarFeeds.userId, set: feed }).run()
      }),
    remove: (userId) =>
      transaction(async () => {
        await query().delete(calendarFeeds).where(eq(calendarFeeds.userId, userId)).run()
      }),
    noteRead: (userId, lastReadAt) =>
      transaction(async () => {
        await query().update(calendarFeeds).set({ lastReadAt }).where(eq(calendarFeeds.userId, userId)).run()
      }),
    interviews: async (userId, from) =>
      (
        await query()
          .select({
            id: interviews.id,
            startsAt: interviews.startsAt,
            endsAt: interviews.endsAt,
            sequence: interviews.sequence,
            cancelledAt: interviews.cancelledAt,
            place: interviewOffers.place,
            candidateId: interviewOffers.candidateId,
            jobTitle: jobDescriptions.title,
          })
          .from(interviews)
          .innerJoin(interviewOffers, eq(interviewOffers.id, interviews.offerId))
          .innerJoin(candidates, eq(candidates.id, interviewOffers.candidateId))
          .innerJoin(jobDescriptions, eq(jobDescriptions.id, candidates.jobDescriptionId))
          .innerJoin(memberships, and(eq(memberships.workspaceId, interviewOffers.workspaceId), eq(memberships.userId, userId)))
          // Whoever sees some jobs only finds no interview of another one there.
          .leftJoin(jobMembers, and(eq(jobMembers.jobDescriptionId, candidates.jobDescriptionId), eq(jobMembers.userId, userId)))
          .where(
            and(
              or(
                eq(interviews.interviewerId, userId),
                inArray(
                  interviews.offerId,
                  query().select({ id: interviewPanel.offerId }).from(interviewPanel).where(eq(interviewPanel.userId, userId)),
                ),
              ),
              gt(interviews.endsAt, from),
              or(
                notInArray(memberships.role, [...jobRoles]),
                and(isNotNull(jobMembers.userId), isNull(jobDescriptions.deletedAt)),
              ),
            ),
          )
          .orderBy(asc(interviews.startsAt), asc(interviews.id))
          .all()
      ).map(({ cancelledAt, ...interview }) => ({ ...interview, isCancelled: cancelledAt !== null })),
  }
}
