import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Offers } from '#src/scheduling/ports.ts'
import type { Database } from './open.ts'
import { listedOffers, offerCounts } from './scheduling-lists.ts'
import { type InterviewRow, type OfferRow, offerOf, panelsOf } from './scheduling-rows.ts'
import { endedLinks, interviewLetters, interviewOffers, interviewPanel, interviews, scheduleLinks } from './schema.ts'
import { writing } from './writing.ts'

export function databaseOffers(database: Database): Offers {
  const { query, transaction } = database
  const write = writing({ transaction })
  const offers = () =>
    query()
      .select({ offer: interviewOffers, booked: interviews })
      .from(interviewOffers)
      .leftJoin(interviews, eq(interviews.offerId, interviewOffers.id))
  const whole = async (rows: { offer: OfferRow; booked: InterviewRow | null }[]) => {
    const panels =
      rows.length > 0
        ? await panelsOf(
            database,
            rows.map(({ offer }) => offer.id),
          )
        : new Map<string, string[]>()
    return rows.map(({ offer, booked }) => offerOf(offer, booked, panels.get(offer.id) ?? []))
  }
  const only = async (row: { offer: OfferRow; booked: InterviewRow | null } | undefined) =>
    row ? ((await whole([row]))[0] ?? null) : null
  return {
    add: ({ ended, interview, slots, panel, ...offer }) =>
      write(async () => {
        await query()
          .insert(interviewOffers)
          .values({ ...offer, slots: slots.map((start) => start.getTime()), endedWords: '' })
          .run()
        for (const userId of panel) await query().insert(interviewPanel).values({ offerId: offer.id, userId }).run()
      }),
    addLink: (tokenHash, offerId, createdAt) =>
      write(() => query().insert(scheduleLinks).values({ tokenHash, offerId, createdAt }).run()),
    find: async (workspaceId, id) =>
      only(
        await offers()
          .where(and(eq(interviewOffers.workspaceId, workspaceId), eq(interviewOffers.id, id)))
          .get(),
      ),
    withId: async (id) => only(await offers().where(eq(interviewOffers.id, id)).get()),
    withToken: async (tokenHash) =>
      only(
        await offers()
          .innerJoin(scheduleLinks, eq(scheduleLinks.offerId, interviewOffers.id))
          .where(eq(scheduleLinks.tokenHash, tokenHash))
          .get(),
      ),
    wasDeleted: async (tokenHash) =>
      (await query().select({ hash: endedLinks.tokenHash }).from(endedLinks).where(eq(endedLinks.tokenHash, tokenHash)).get()) !==
      undefined,
    ofCandidate: async (candidateId) =>
      whole(
        await offers()
          .where(eq(interviewOffers.candidateId, candidateId))
          .orderBy(desc(interviewOffers.createdAt), sql`${interviewOffers}.rowid desc`)
          .all(),
      ),
    list: async (workspaceId, wanted) => listedOffers(database, workspaceId, wanted),
    counts: async (workspaceId, wanted) => offerCounts(database, workspaceId, wanted),
    putInterview: ({ id: offerId, interviewerId }, interview) =>
      write(async () => {
        const { id, ...changes } = interview
        await query()
          .insert(interviews)
          .values({ ...interview, offerId, interviewerId })
          .onConflictDoUpdate({ target: interviews.id, set: { ...changes, interviewerId } })
          .run()
      }),
    end: (id, { by, at, words }, sequence) =>
      write(async () => {
        await query()
          .update(interviewOffers)
          .set({ endedAt: at, endedBy: by, endedWords: words })
          .where(eq(interviewOffers.id, id))
          .run()
        if (sequence !== null)
          await query().update(interviews).set({ cancelledAt: at, sequence }).where(eq(interviews.offerId, id)).run()
      }),
    busy: async (interviewerIds, from, exceptOfferId = '') => {
      const stillOn = and(
        gt(interviews.endsAt, from),
        ne(interviews.offerId, exceptOfferId),
        sql`${interviews.cancelledAt} is null`,
      )
      const held = await query()
        .select({ interviewerId: sql<string>`${interviews.interviewerId}`, start: interviews.startsAt, end: interviews.endsAt })
        .from(interviews)
        .where(and(inArray(interviews.interviewerId, interviewerIds), stillOn))
        .all()
      const joined = await query()
        .select({ interviewerId: interviewPanel.userId, start: interviews.startsAt, end: interviews.endsAt })
        .from(interviews)
        .innerJoin(interviewPanel, eq(interviewPanel.offerId, interviews.offerId))
        .where(and(inArray(interviewPanel.userId, interviewerIds), stillOn))
        .all()
      return [...held, ...joined].toSorted((one, other) => one.start.getTime() - other.start.getTime())
    },
    addLetter: (messageId, offerId, purpose) =>
      write(() => query().insert(interviewLetters).values({ messageId, offerId, purpose }).run()),
    letter: async (messageId) =>
      (await query()
        .select({ offerId: interviewLetters.offerId, purpose: interviewLetters.purpose })
        .from(interviewLetters)
        .where(eq(interviewLetters.messageId, messageId))
        .get()) ?? null,
    lettersOf: async (offerId) =>
      query()
        .select({ messageId: interviewLetters.messageId, purpose: interviewLetters.purpose })
        .from(interviewLetters)
        .where(eq(interviewLetters.offerId, offerId))
        .orderBy(sql`${interviewLetters}.rowid desc`)
        .all(),
  }
}
