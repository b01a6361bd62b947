import { and, eq, sql } from 'drizzle-orm'
import type { BlindReviews, HiddenRecord } from '#src/blindreview/ports.ts'
import {
  hiddenPeople,
  identityBasis,
  type JobWithRevealRow,
  jobWithReveal,
  parsedWords,
  type RevealRow,
  revealOf,
  withEarlier,
} from './blind-rows.ts'
import { blindSettings } from './blind-settings.ts'
import type { Database } from './open.ts'
import { blindJobs, jobDescriptions, readings, resumes, users } from './schema.ts'

interface EarlierRow {
  resumeId: string
  name: string | null
  writtenName: string | null
  email: string | null
  phone: string | null
}

interface HiddenRow {
  personId: string
  resumeId: string
  fileKey: string
  filename: string
  name: string | null
  writtenName: string | null
  email: string | null
  phone: string | null
  personEmail: string | null
  engine: string
  factsHash: string | null
  basis: string | null
  words: string | null
  candidates: string
}

/** Blind review of the candidates of a workspace. */
export function databaseBlindCandidates({ query, transaction }: Database, rules: string): BlindReviews {
  const settings = blindSettings({ query })
  /** Lists and indexes follow the changes of candidates: what they show of these is another thing from now on. */
  const touch = (candidates: ReturnType<typeof sql>) =>
    query().run(sql`update candidates set percentage = percentage where resume_id in (
      select r.id from resumes r where r.person_id in (
        select o.person_id from resumes o join candidates c on c.resume_id = o.id where c.id in (${candidates})))`)

  /** What a resume said of its person before somebody corrected it, what it was corrected to, and what the person says. */
  const earlierOf = async (ownerId: string, people?: readonly string[]) => {
    const ofHidden = sql`select r.id from (${hiddenPeople(ownerId, people)}) h join resumes r on r.person_id = h.id`
    const rows = await query().all<EarlierRow>(sql`
      select e.resume_id as resumeId, json_extract(e.facts, '$.name.value') as name,
          json_extract(e.facts, '$.name.quotes[0].quote') as writtenName,
          json_extract(e.facts, '$.email.value') as email, json_extract(e.facts, '$.phone.value') as phone
        from earlier_facts e where e.resume_id in (${ofHidden})
      union all select resume_id, value, null, null, null from person_corrections where about = 'name' and resume_id in (${ofHidden})
      union all select resume_id, null, null, null, value from person_corrections where about = 'phone' and resume_id in (${ofHidden})`)
    return Map.groupBy(rows, ({ resumeId }) => resumeId)
  }

  const ofJob = (jobId: string) => sql`select c.id from candidates c join job_descriptions j on j.id = c.job_description_id
    where coalesce(j.first_version_id, j.id) = ${jobId}`

  return {
    async state(ownerId) {
      const number = await settings.number(ownerId)
      if (number === null) return null
      const [records] = await query().values<[number]>(
        sql`select coalesce(max(number), 0) from candidate_changes where workspace_id = ${ownerId}`,
      )
      return { settings: number, records: records?.[0] ?? 0 }
    },
    async hidden(ownerId, people) {
      const rows = await query().all<HiddenRow>(sql`
        select r.person_id as personId, r.id as resumeId, f.key as fileKey, r.filename, r.engine, r.facts_hash as factsHash,
          json_extract(r.facts, '$.name.value') as name, json_extract(r.facts, '$.name.quotes[0].quote') as writtenName,
          json_extract(r.facts, '$.email.value') as email, json_extract(r.facts, '$.phone.value') as phone,
          p.email as personEmail, i.basis, i.words,
          (select json_group_array(c.id) from candidates c where c.resume_id = r.id) as candidates
        from (${hiddenPeople(ownerId, people)}) h
          join resumes r on r.person_id = h.id
          join people p on p.id = r.person_id
          join files f on f.id = r.file_id
          left join resume_identities i on i.resume_id = r.id`)
      const earlier = await earlierOf(ownerId, people)
      return rows.map((row): HiddenRecord => {
        const before = earlier.get(row.resumeId) ?? []
        const basis = identityBasis(rules, row.engine, row.factsHash)
        const kept = row.basis === basis ? parsedWords(row.words) : null
        return {
          personId: row.personId,
          recordId: row.resumeId,
          ids: [row.resumeId, ...(JSON.parse(row.candidates) as string[])],
          files: [row.fileKey],
          filename: row.filename,
          basis,
          isRead: kept !== null,
          words: withEarlier(kept ?? { names: [], contacts: [], schools: [], personal: [] }, {
            names: [row, ...before].flatMap(({ name, writtenName }) => [name, writtenName]),
            contacts: [row.personEmail, ...[row, ...before].flatMap(({ email, phone }) => [email, phone])],
          }),
        }
      })
    },
    changed: async (ownerId, after) =>
      query().all<{ id: string; personId: string | null }>(
        sql`select c.candidate_id as id, r.person_id as personId from candidate_changes c left join resumes r on r.id = c.resume_id
          where c.workspace_id = ${ownerId} and c.number > ${after}`,
      ),
    source: async (resumeId) =>
      (await query()
        .select({ document: readings.document, facts: resumes.facts })
        .from(readings)
        .innerJoin(resumes, eq(resumes.id, readings.id))
        .where(eq(readings.id, resumeId))
        .get()) ?? null,
    keepWords: (resumeId, basis, words) =>
      transaction(async () => {
        const values = { resumeId, basis, words: JSON.stringify(words) }
        await query().run(sql`insert into resume_identities (resume_id, basis, words)
          select ${resumeId}, ${basis}, ${values.words} where exists (select 1 from resumes where id = ${resumeId})
          on conflict (resume_id) do update set basis = excluded.basis, words = excluded.words`)
      }),

    async ownerOfRecording(ownerId, key) {
      const [found] = await query().values<[string]>(sql`
        select a.candidate_id from files f
          left join open_answers o on o.file_id = f.id
          left join recordings d on d.file_id = f.id
          left join recording_chunks h on h.file_id = f.id
          left join recordings p on p.id = h.recording_id
          join assessments a on a.id = coalesce(o.assessment_id, d.assessment_id, p.assessment_id)
        where f.key = ${key} and f.workspace_id = ${ownerId}`)
      return found?.[0] ?? null
    },

    async job(ownerId, id) {
      const job = await query()
        .select({ id: jobDescriptions.id, first: jobDescriptions.firstVersionId, title: jobDescriptions.title })
        .from(jobDescriptions)
        .where(and(eq(jobDescriptions.id, id), eq(jobDescriptions.workspaceId, ownerId)))
        .get()
      return job ? { jobId: job.first ?? job.id, title: job.title } : null
    },
    setting: async (jobId) =>
      (await query()
        .select({
          jobId: blindJobs.jobId,
          isOn: blindJobs.isOn,
          changedBy: blindJobs.changedBy,
          changedAt: blindJobs.changedAt,
          changedByName: users.fullName,
        })
        .from(blindJobs)
        .leftJoin(users, eq(users.id, blindJobs.changedBy))
        .where(eq(blindJobs.jobId, jobId))
        .get()) ?? null,
    switch: (ownerId, job) =>
      transaction(async () => {
        await settings.switch(ownerId, job)
        await touch(ofJob(job.jobId))
      }),
    reveals: async (jobId) =>
      (
        await query().all<RevealRow>(
          sql`select v.candidate_id as subjectId, v.job_id as jobId, v.reason, v.note, v.revealed_at as at, u.full_name as byName
            from blind_reveals v left join users u on u.id = v.revealed_by
            where v.job_id = ${jobId} and v.candidate_id is not null order by v.revealed_at desc`,
        )
      ).map(revealOf),
    hiddenInJob: async (jobId) =>
      (
        await query().values<[number]>(
          sql`select count(*) from (${ofJob(jobId)}) c join blind_jobs b on b.job_id = ${jobId} and b.is_on = 1
          where not exists (select 1 from blind_reveals v where v.candidate_id = c.id)`,
        )
      )[0]?.[0] ?? 0,
    async blindJobsOf(ownerId, candidateId) {
      const [known] = await query().values<[string]>(
        sql`select r.person_id from candidates c join resumes r on r.id = c.resume_id
          where c.id = ${candidateId} and c.workspace_id = ${ownerId}`,
      )
      if (!known) return null
      return (
        await query().all<JobWithRevealRow>(
          sql`select c.id as subject, b.job_id as job, j.title, v.candidate_id as subjectId, v.job_id as jobId, v.reason, v.note,
              v.revealed_at as at, u.full_name as byName
            from resumes r join candidates c on c.resume_id = r.id
              join job_descriptions j on j.id = c.job_description_id
              join blind_jobs b on b.job_id = coalesce(j.first_version_id, j.id) and b.is_on = 1
              left join blind_reveals v on v.candidate_id = c.id
              left join users u on u.id = v.revealed_by
            where r.person_id = ${known[0]} order by c.created_at, c.id`,
        )
      ).map(jobWithReveal)
    },
    reveal: (ownerId, { subjectId, by, at, ...reveal }) =>
      transaction(async () => {
        await settings.reveal({ ...reveal, ownerId, candidateId: subjectId, revealedBy: by, revealedAt: at })
        await touch(sql`select ${subjectId}`)
      }),
  }
}
