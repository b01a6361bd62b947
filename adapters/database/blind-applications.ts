import { and, eq, sql } from 'drizzle-orm'
import type { BlindReviews, HiddenRecord } from '#src/blindreview/ports.ts'
import type { Correction } from '#src/shared/corrections.ts'
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
import { applications, applicationTexts, blindJobs, companies, jobPosts } from './schema.ts'

interface HiddenRow {
  id: string
  name: string
  email: string
  phone: string | null
  fileKey: string
  filename: string
  earlier: string
  corrections: string
  readName: string | null
  readEmail: string | null
  readPhone: string | null
  textHash: string | null
  factsHash: string | null
  reading: string
  basis: string | null
  words: string | null
}

interface EarlierRow {
  name?: string
  phone?: string | null
  fileId?: string
  resumeFile?: string
}

/** One address is one person, whatever they applied for. */
const personOf = (email: string) => `address ${email}`

/** Blind review of what companies receive. */
export function databaseBlindApplications({ query, transaction }: Database, rules: string): BlindReviews {
  const settings = blindSettings({ query })
  /** In a blind posting, or as a candidate of the company's workspace, in a blind job of whatever kind. */
  const isHidden = (ownerId: string) => sql`(exists (select 1 from blind_jobs b join applications o on o.job_id = b.job_id
    where b.is_on = 1 and o.company_id = a.company_id and o.email = a.email
      and not exists (select 1 from blind_reveals v where v.application_id = o.id))
    or a.email in (select o.email from applications o join candidates c on c.id = o.candidate_id
      join resumes r on r.id = c.resume_id where o.company_id = ${ownerId} and r.person_id in (${hiddenPeople(ownerId)})))`

  return {
    async state(ownerId) {
      const number = await settings.number(ownerId)
      if (number === null) return null
      const records = await query().values<number[]>(
        sql`select count(*), coalesce(max(max(applied_at, coalesce(updated_at, 0))), 0), coalesce(sum(reading = 'read'), 0)
          from applications where company_id = ${ownerId}
        union all select coalesce(max(number), 0), 0, 0 from candidate_changes where workspace_id = ${ownerId}`,
      )
      return { settings: number, records: Number(BigInt.asUintN(52, Bun.hash.xxHash64(JSON.stringify(records)))) }
    },
    async hidden(ownerId, people) {
      const rows = await query().all<HiddenRow>(sql`
        select a.id, a.name, a.email, a.phone, f.key as fileKey, a.resume_file as filename, a.earlier, a.corrections, a.reading,
          a.text_hash as textHash, a.facts_hash as factsHash, json_extract(a.facts, '$.name.value') as readName,
          json_extract(a.facts, '$.email.value') as readEmail, json_extract(a.facts, '$.phone.value') as readPhone, i.basis, i.words
        from applications a join files f on f.id = a.file_id left join application_identities i on i.application_id = a.id
        where a.company_id = ${ownerId} and ${isHidden(ownerId)}`)
      const wanted = people && new Set(people)
      return rows
        .filter(({ email }) => !wanted || wanted.has(personOf(email)))
        .map((row): HiddenRecord => {
          const earlier = JSON.parse(row.earlier) as EarlierRow[]
          const corrections = JSON.parse(row.corrections) as Correction[]
          const said = (about: Correction['about']) =>
            corrections.filter((correction) => correction.about === about).map(({ value }) => value)
          const basis = identityBasis(
            rules,
            row.reading,
            `${row.textHash} ${row.factsHash} ${row.name} ${row.phone} ${earlier.length}`,
          )
          const kept = row.basis === basis ? parsedWords(row.words) : null
          const given = (values: (string | null | undefined)[]) =>
            values.filter((value) => typeof value === 'string' && value !== '') as string[]
          return {
            personId: personOf(row.email),
            recordId: row.id,
            ids: [row.id],
            files: [row.fileKey],
            filename: row.filename,
            basis,
            isRead: kept !== null,
            words: withEarlier(
              kept ?? { names: [], contacts: [], schools: [], personal: given(earlier.map(({ resumeFile }) => resumeFile)) },
              {
                names: [row.name, row.readName, ...earlier.map(({ name }) => name), ...said('name')],
                contacts: [
                  row.email,
                  row.phone,
                  row.readEmail,
                  row.readPhone,
                  ...earlier.map(({ phone }) => phone),
                  ...said('phone'),
                ],
              },
            ),
          }
        })
    },
    changed: async (ownerId) =>
      (await query().values<[string, string]>(sql`select id, email from applications where company_id = ${ownerId}`)).map(
        ([id, email]) => ({ id, personId: personOf(email) }),
      ),
    source: async (id) =>
      (await query()
        .select({ document: applicationTexts.document, facts: applications.facts })
        .from(applicationTexts)
        .innerJoin(applications, eq(applications.id, applicationTexts.applicationId))
        .where(eq(applicationTexts.applicationId, id))
        .get()) ?? null,
    keepWords: (id, basis, words) =>
      transaction(async () => {
        await query().run(sql`insert into application_identities (application_id, basis, words)
          select ${id}, ${basis}, ${JSON.stringify(words)} where exists (select 1 from applications where id = ${id})
          on conflict (application_id) do update set basis = excluded.basis, words = excluded.words`)
      }),

    ownerOfRecording: async () => null,

    async job(ownerId, id) {
      const job = await query()
        .select({ id: jobPosts.id, title: jobPosts.title })
        .from(jobPosts)
        .where(and(eq(jobPosts.id, id), eq(jobPosts.companyId, ownerId)))
        .get()
      return job ? { jobId: job.id, title: job.title } : null
    },
    setting: async (jobId) =>
      (await query()
        .select({
          jobId: blindJobs.jobId,
          isOn: blindJobs.isOn,
          changedBy: blindJobs.changedBy,
          changedAt: blindJobs.changedAt,
          changedByName: companies.fullName,
        })
        .from(blindJobs)
        .leftJoin(companies, eq(companies.id, blindJobs.changedBy))
        .where(eq(blindJobs.jobId, jobId))
        .get()) ?? null,
    switch: (ownerId, job) => transaction(async () => settings.switch(ownerId, job)),
    reveals: async (jobId) =>
      (
        await query().all<RevealRow>(
          sql`select v.application_id as subjectId, v.job_id as jobId, v.reason, v.note, v.revealed_at as at, u.full_name as byName
            from blind_reveals v left join companies u on u.id = v.revealed_by
            where v.job_id = ${jobId} and v.application_id is not null order by v.revealed_at desc`,
        )
      ).map(revealOf),
    hiddenInJob: async (jobId) =>
      (
        await query().values<[number]>(
          sql`select count(*) from applications a join blind_jobs b on b.job_id = a.job_id and b.is_on = 1
          where a.job_id = ${jobId} and not exists (select 1 from blind_reveals v where v.application_id = a.id)`,
        )
      )[0]?.[0] ?? 0,
    async blindJobsOf(ownerId, id) {
      const one = await query()
        .select({ email: applications.email })
        .from(applications)
        .where(and(eq(applications.id, id), eq(applications.companyId, ownerId)))
        .get()
      if (!one) return null
      return (
        await query().all<JobWithRevealRow>(
          sql`select a.id as subject, b.job_id as job, j.title, v.application_id as subjectId, v.job_id as jobId, v.reason, v.note,
              v.revealed_at as at, u.full_name as byName
            from applications a join job_posts j on j.id = a.job_id
              join blind_jobs b on b.job_id = a.job_id and b.is_on = 1
              left join blind_reveals v on v.application_id = a.id
              left join companies u on u.id = v.revealed_by
            where a.company_id = ${ownerId} and a.email = ${one.email}
            union select c.id, b.job_id, j.title, v.candidate_id, v.job_id, v.reason, v.note, v.revealed_at, u.full_name
            from applications a join candidates own on own.id = a.candidate_id
              join resumes known on known.id = own.resume_id
              join resumes r on r.person_id = known.person_id
              join candidates c on c.resume_id = r.id and not exists (select 1 from applications x where x.candidate_id = c.id)
              join job_descriptions j on j.id = c.job_description_id
              join blind_jobs b on b.job_id = coalesce(j.first_version_id, j.id) and b.is_on = 1
              left join blind_reveals v on v.candidate_id = c.id
              left join users u on u.id = v.revealed_by
            where a.company_id = ${ownerId} and a.email = ${one.email} order by 3, 1`,
        )
      ).map(jobWithReveal)
    },
    reveal: (ownerId, { subjectId, by, at, ...reveal }) =>
      transaction(async () => {
        const facts = { ...reveal, ownerId, revealedAt: at }
        const isApplication = (await query().all(sql`select 1 from applications where id = ${subjectId}`)).length > 0
        if (isApplication) return settings.reveal({ ...facts, applicationId: subjectId, revealedBy: by })
        const [person] = await query().values<[string | null]>(sql`select user_id from companies where id = ${by}`)
        return settings.reveal({ ...facts, candidateId: subjectId, revealedBy: person?.[0] ?? null })
      }),
  }
}
