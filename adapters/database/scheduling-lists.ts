import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { InterviewList } from '#src/scheduling/constants.ts'
import type { ListedOffer, Offers, WantedOffers } from '#src/scheduling/ports.ts'
import type { Database } from './open.ts'
import { offerOf } from './scheduling-rows.ts'
import { candidates, interviewOffers, interviews, jobDescriptions, resumes } from './schema.ts'

/** Which offers a list holds. One that a newer one replaced is in none. */
const belongs: Record<InterviewList, (now: Date) => SQL | undefined> = {
  upcoming: (now) => and(isNull(interviewOffers.endedAt), gt(interviews.endsAt, now)),
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
  open: desc(interviewOffers.createdAt),
  past: desc(sql`coalesce(${interviews.startsAt}, ${interviewOffers.closesAt})`),
  cancelled: desc(interviewOffers.endedAt),
}

const inWorkspace = (query: Database['query'], workspaceId: string, { interviewerId, jobs }: WantedOffers) =>
  and(
    eq(interviewOffers.workspaceId, workspaceId),
    interviewerId === null ? undefined : eq(interviewOffers.interviewerId, interviewerId),
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

export function listedOffers(
  { query }: Database,
  workspaceId: string,
  { show, now, limit, ...wanted }: Parameters<Offers['list']>[1],
): ListedOffer[] {
  return query()
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
    .where(and(inWorkspace(query, workspaceId, wanted), belongs[show](now)))
    .orderBy(order[show], asc(interviewOffers.id))
    .limit(limit)
    .all()
    .map(({ offer, booked, ...others }) => ({ ...offerOf(offer, booked), ...others }))
}

export function offerCounts(
  { query }: Database,
  workspaceId: string,
  { now, ...wanted }: Parameters<Offers['counts']>[1],
): Record<InterviewList, number> {
  const of = (show: InterviewList) =>
    query()
      .select({ total: count() })
      .from(interviewOffers)
      .leftJoin(interviews, eq(interviews.offerId, interviewOffers.id))
      .where(and(inWorkspace(query, workspaceId, wanted), belongs[show](now)))
      .get()?.total ?? 0
  return { upcoming: of('upcoming'), open: of('open'), past: of('past'), cancelled: of('cancelled') }
}
