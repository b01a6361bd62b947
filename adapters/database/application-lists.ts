import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { ApplicationLists, ListedRow, WantedApplications } from '#src/jobportal/applications-ports.ts'
import type { Database } from './open.ts'
import { folded } from './portable.ts'
import { applications, companies, jobPosts } from './schema.ts'

const atOnce = 500

/** The long columns of an application stand at the end of its row: what orders and filters a list is read without them. */
export function databaseApplicationLists({ query }: Database): ApplicationLists {
  const isWithdrawn = sql`${applications.withdrawnAt} is not null`
  const newest = [desc(applications.appliedAt), applications.id]
  const orders: Record<WantedApplications['sort'], (SQL | typeof applications.id)[]> = {
    match: [isWithdrawn, sql`${applications.percentage} is null`, desc(applications.percentage), ...newest],
    newest: [isWithdrawn, ...newest],
    name: [isWithdrawn, asc(folded(applications.name)), ...newest],
    '-match': [isWithdrawn, sql`${applications.percentage} is null`, asc(applications.percentage), ...newest],
    '-newest': [isWithdrawn, asc(applications.appliedAt), applications.id],
    '-name': [isWithdrawn, desc(folded(applications.name)), ...newest],
  }
  const kinds: Record<NonNullable<WantedApplications['only']>, SQL | undefined> = {
    'needs-person': eq(applications.reading, 'unreadable'),
    'needs-review': and(
      isNotNull(applications.reviewAskedAt),
      or(isNull(applications.reviewedAt), lt(applications.reviewedAt, applications.reviewAskedAt)),
    ),
    unanswered: and(isNull(applications.answeredAt), isNull(applications.withdrawnAt)),
    withdrawn: isNotNull(applications.withdrawnAt),
  }
  const isWanted = (jobId: string, { status, search, only }: WantedApplications) =>
    and(
      eq(applications.jobId, jobId),
      status && eq(applications.status, status),
      only && kinds[only],
      search?.trim()
        ? or(...patterns(search).flatMap((part) => searched.map((column) => sql`${column} like ${part} escape '\\'`)))
        : undefined,
    )
  const ids = (jobId: string, wanted: WantedApplications) =>
    query()
      .select({ id: applications.id })
      .from(applications)
      .where(isWanted(jobId, wanted))
      .orderBy(...orders[wanted.sort])

  const rows = async (chosen: string[]) => {
    const found = new Map<string, Awaited<ReturnType<ApplicationLists['rows']>>[number]>()
    for (let from = 0; from < chosen.length; from += atOnce) {
      const some = chosen.slice(from, from + atOnce)
      const noteCounts = new Map(
        (
          await query()
            .select({ id: applications.id, notes: notesOf })
            .from(applications)
            .where(inArray(applications.id, some))
            .all()
        ).map(({ id, notes }) => [id, notes]),
      )
      for (const { labels, answers, allowedToShare, ...row } of await query()
        .select(listed)
        .from(applications)
        .where(inArray(applications.id, some))
        .all())
        found.set(row.id, {
          application: { ...row, match: labels === null ? null : { requirements: requirementsIn(labels) } },
          notes: noteCounts.get(row.id) ?? 0,
          answers,
          allowedToShare,
        })
    }
    return chosen.flatMap((id) => found.get(id) ?? [])
  }

  return {
    async page(jobId, wanted, { limit, offset }) {
      const chosen = await ids(jobId, wanted).limit(limit).offset(offset).all()
      const { total } = (await query().select({ total: count() }).from(applications).where(isWanted(jobId, wanted)).get())!
      return { rows: (await rows(chosen.map(({ id }) => id))) satisfies ListedRow[], total }
    },
    ids: async (jobId, wanted) => (await ids(jobId, wanted).all()).map(({ id }) => id),
    rows: async (chosen) => rows(chosen),
    noteCount: async (applicationId) =>
      (await query().select({ notes: notesOf }).from(applications).where(eq(applications.id, applicationId)).get())?.notes ?? 0,
    totals: async () => ({
      companies: (await query().select({ all: count() }).from(companies).get())!.all,
      jobs: (await query().select({ all: count() }).from(jobPosts).get())!.all,
      applications: (await query().select({ all: count() }).from(applications).get())!.all,
    }),
  }
}

/** How many notes there are about an application: of its company, and of recruiters on the page of its candidate. */
export const notesOf = sql<number>`(select count(*) from application_notes n where n.application_id = applications.id)
  + (select count(*) from notes n where n.candidate_id = applications.candidate_id)`

const searched = [applications.name, applications.email, applications.phone]

/** SQLite folds the letters of English only: other words are looked for as typed, and in capitals and small letters. */
function patterns(search: string): string[] {
  const typed = search.trim()
  const first = typed.charAt(0).toUpperCase() + typed.slice(1).toLowerCase()
  return [...new Set([typed, typed.toLowerCase(), typed.toUpperCase(), first])].map(
    (part) => `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`,
  )
}

const listed = {
  id: applications.id,
  jobId: applications.jobId,
  companyId: applications.companyId,
  name: applications.name,
  email: applications.email,
  phone: applications.phone,
  fileId: applications.fileId,
  candidateId: applications.candidateId,
  language: applications.language,
  resumeFile: applications.resumeFile,
  answers: applications.answers,
  source: applications.source,
  consentVersion: applications.consentVersion,
  consentedAt: applications.consentedAt,
  allowedToShare: applications.allowedToShare,
  appliedAt: applications.appliedAt,
  updatedAt: applications.updatedAt,
  status: applications.status,
  statusAt: applications.statusAt,
  answeredAt: applications.answeredAt,
  withdrawnAt: applications.withdrawnAt,
  reviewAskedAt: applications.reviewAskedAt,
  reviewReason: applications.reviewReason,
  reviewedAt: applications.reviewedAt,
  reading: applications.reading,
  unreadableCode: applications.unreadableCode,
  unreadableReason: applications.unreadableReason,
  receivedOn: applications.receivedOn,
  factsHash: applications.factsHash,
  textHash: applications.textHash,
  corrections: applications.corrections,
  percentage: applications.percentage,
  confidence: applications.confidence,
  labels: sql<string | null>`json_extract(${applications.match}, '$.requirements')`,
}

type Labelled = NonNullable<NonNullable<ListedRow['application']['match']>['requirements']>

const requirementsIn = (labels: string) =>
  (JSON.parse(labels) as Labelled).map(({ label, component, must, state }) => ({ label, component, must, state }))
