import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { InterviewList } from '#src/scheduling/constants.ts'
import type { ListedOffer, Offers, WantedOffers } from '#src/scheduling/ports.ts'
import { thisDay } from '#src/scheduling/this-day.ts'
import type { Database } from './open.ts'
import { offerOf, panelsOf } from './scheduling-rows.ts'
import { candidates, interviewOffers, interviewPanel, interviews, jobDescriptions, resumes } from './schema.ts'

const farthestZone = 36 * 3_600_000

/** Booked for the day that it is now where the times were offered. */
async function isToday(query: Database['query'], now: Date): Promise<SQL | undefined> {
  const near = and(
    gt(interviews.startsAt, new Date(now.getTime() - farthestZone)),
    lt(interviews.startsAt, new Date(now.getTime() + farthestZone)),
  )
  const zones = await query()
    .selectDistinct({ zone: interviewOffers.zone })
    .from(interviews)
    .innerJoin(interviewOffers, eq(interviewOffers.id, interviews.offerId))
    .where(near)
    .all()
  const days = zones.map(({ zone }) => {
    const { from, to } = thisDay(zone, now)
    return and(eq(interviewOffers.zone, zone), gte(interviews.startsAt, from), lt(interviews.startsAt, to))
  })
  return days.length > 0 ? or(...days) : sql`1 = 0`
}

/** Which offers a list holds. One that a newer one replaced is in none. */
const belongs: Record<InterviewList, (now: Date, query: Database['query']) => SQL | undefined | Promise<SQL | undefined>> = {
  upcoming: (now) => and(isNull(interviewOffers.endedAt), gt(interviews.endsAt, now)),
  today: async (now, query) => and(isNull(interviewOffers.endedAt), await isToday(query, now)),
  open: (now) => and(isNull(interviewOffers.endedAt), isNull(interviews.id), gt(interviewOffers.closesAt, now)),
  past: (now) =>
    and(
      isNull(interviewOffers.endedAt),
      or(lte(interviews.endsAt, now), and(isNull(interviews.id), lte(interviewOffers.closesAt, now))),
    ),
  cancelled: () => and(isNotNull(interviewOffers.endedAt), ne(interviewOffers.endedBy, 'replaced')),
}

const order: Record<InterviewList, SQL> = {
  upcoming: asc(interviews.startsAt),
  today: asc(interviews.startsAt),
  open: desc(interviewOffers.createdAt),
  past: desc(sql`coalesce(${interviews.startsAt}, ${interviewOffers.closesAt})`),
  cancelled: desc(interviewOffers.endedAt),
}

const inWorkspace = (query: Database['query'], workspaceId: string, { interviewerId, jobs }: WantedOffers) =>
  and(
    eq(interviewOffers.workspaceId, workspaceId),
    interviewerId === null
      ? undefined
      : or(
          eq(interviewOffers.interviewerId, interviewerId),
          inArray(
            interviewOffers.id,
            query().select({ id: interviewPanel.offerId }).from(interviewPanel).where(eq(interviewPanel.userId, interviewerId)),
          ),
        ),
    jobs
      ? inArray(
          interviewOffers.candidateId,
          query()
            .select({ id: candidates.id })
            .from(candidates)
            .where(inArray(candidates.jobDescriptionId, [...jobs])),
        )
      : undefined,
  )

export async function listedOffers(
  { query }: Database,
  workspaceId: string,
  { show, now, limit, ...wanted }: Parameters<Offers['list']>[1],
): Promise<ListedOffer[]> {
  const rows = await query()
    .select({
      offer: interviewOffers,
      booked: interviews,
      candidateName: sql<string | null>`json_extract(${resumes.facts}, '$.name.value')`,
      filename: resumes.filename,
      jobDescriptionId: candidates.jobDescriptionId,
      jobTitle: jobDescriptions.title,
    })
    .from(interviewOffers)
    .leftJoin(interviews, eq(interviews.offerId, interviewOffers.id))
    .innerJoin(candidates, eq(candidates.id, interviewOffers.candidateId))
    .innerJoin(resumes, eq(resumes.id, candidates.resumeId))
    .innerJoin(jobDescriptions, eq(jobDescriptions.id, candidates.jobDescriptionId))
    .where(and(inWorkspace(query, workspaceId, wanted), await belongs[show](now, query)))
    .orderBy(order[show], asc(interviewOffers.id))
    .limit(limit)
    .all()
  const panels = await panelsOf(
    { query },
    rows.map(({ offer }) => offer.id),
  )
  return rows.map(({ offer, booked, ...others }) => ({ ...offerOf(offer, booked, panels.get(offer.id) ?? []), ...others }))
}

export async function offerCounts(
  { query }: Database,
  workspaceId: string,
  { now, ...wanted }: Parameters<Offers['counts']>[1],
): Promise<Record<InterviewList, number>> {
  const of = async (show: InterviewList) =>
    (
      await query()
        .select({ total: count() })
        .from(interviewOffers)
        .leftJoin(interviews, eq(interviews.offerId, interviewOffers.id))
        .where(and(inWorkspace(query, workspaceId, wanted), await belongs[show](now, query)))
        .get()
    )?.total ?? 0
  return {
    upcoming: await of('upcoming'),
    today: await of('today'),
    open: await of('open'),
    past: await of('past'),
    cancelled: await of('cancelled'),
  }
}
