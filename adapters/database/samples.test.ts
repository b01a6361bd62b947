import { expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import type { JobRequirements, ResumeFacts } from '#src/resume-engine/facts.ts'
import type { Match } from '#src/resume-engine/match.ts'
import { databaseAssessmentFigures } from './analytics-assessments.ts'
import { endedStays, journeys, lastingStays, openTasks, rejections, scored, writtenMessages } from './analytics-scope.ts'
import { databaseDecisionTrail } from './decision-trail.ts'
import { databaseFirstSteps } from './first-steps.ts'
import { hiringOfPeople } from './privacy-hiring.ts'
import { databaseSamples } from './samples.ts'
import {
  auditEntries,
  batches,
  batchItems,
  candidates,
  files,
  jobDescriptions,
  memberships,
  notes,
  people,
  resumes,
  tasks,
  users,
  workspaces,
} from './schema.ts'
import { databaseInterviewKits, databaseScorecards } from './scorecards.ts'
import { testDatabase } from './test-database.ts'
import { databaseWelcomes } from './welcomes.ts'
import { writing } from './writing.ts'

const minute = (count: number) => new Date(Date.parse('2026-01-15T09:00:00Z') + count * 60_000)
const match = { percentage: 50 } as Match

/** A workspace with a sample job, to which the candidates `a` and `b` came, and a job of its own. */
async function aWorkspace() {
  const database = testDatabase()
  const { query } = database
  const write = writing(database)
  const samples = databaseSamples(database)
  const job = (id: string, minutes: number) => ({
    id,
    workspaceId: 'w',
    sha256: id,
    title: `Job ${id}`,
    filename: 'j.pdf',
    engine: 'e',
    requirements: {} as JobRequirements,
    uploadedAt: minute(minutes),
  })
  const person = async (id: string, minutes: number) => {
    await query()
      .insert(people)
      .values({ id: `p${id}`, workspaceId: 'w', createdAt: minute(minutes) })
      .run()
    await resume(id, `p${id}`, minutes)
  }
  const resume = (id: string, personId: string, minutes: number) =>
    query()
      .insert(resumes)
      .values({
        id: `r${id}`,
        workspaceId: 'w',
        personId,
        fileId: 'f',
        sha256: id,
        textHash: id,
        filename: 'r.pdf',
        receivedOn: '2026-01-15',
        engine: 'e',
        facts: {} as ResumeFacts,
        warnings: [],
        createdAt: minute(minutes),
      })
      .run()
  const candidate = (id: string, resumeId: string, jobDescriptionId: string, minutes: number) =>
    query()
      .insert(candidates)
      .values({
        id,
        workspaceId: 'w',
        resumeId,
        jobDescriptionId,
        percentage: 50,
        confidence: 1,
        match,
        createdAt: minute(minutes),
      })
      .run()
  await write(async () => {
    await query()
      .insert(workspaces)
      .values({ id: 'w', name: 'W', plan: 'free', createdAt: minute(0) })
      .run()
    const user = {
      id: 'u',
      email: 'u@example.com',
      fullName: 'Una',
      mobileNumber: '',
      companyName: '',
      designation: '',
      passwordHash: '',
      state: 'active' as const,
      createdAt: minute(0),
    }
    await query().insert(users).values(user).run()
    await query()
      .insert(memberships)
      .values({ workspaceId: 'w', userId: 'u', role: 'owner', joinedAt: minute(0) })
      .run()
    const file = { id: 'f', workspaceId: 'w', key: 'k', sha256: 's', size: 1, type: 'pdf' as const, filename: 'r.pdf' }
    await query()
      .insert(files)
      .values({ ...file, createdAt: minute(0) })
      .run()
    await query()
      .insert(jobDescriptions)
      .values([job('own', 0), job('sample', 1)])
      .run()
    await samples.mark({ workspaceId: 'w', jobDescriptionId: 'sample', loadedBy: 'u', loadedAt: minute(1) })
    await query()
      .insert(batches)
      .values({ id: 'x', workspaceId: 'w', jobDescriptionId: 'sample', startedBy: 'u', createdAt: minute(1) })
      .run()
    for (const [position, id] of ['a', 'b'].entries()) {
      await person(id, 1)
      await candidate(id, `r${id}`, 'sample', 1)
      const item = { id: `i${id}`, batchId: 'x', position, filename: 'r.pdf', state: 'ranked' as const, charged: false }
      await query()
        .insert(batchItems)
        .values({ ...item, candidateId: id })
        .run()
    }
    await samples.ready('w', minute(2))
  })
  return { database, samples, query, write, person, resume, candidate }
}

test('what was loaded is known by its ids, and what was done with it since is counted', async () => {
  const { samples, query, write, candidate } = await aWorkspace()
  expect(await samples.idsOf('w')).toEqual(['sample', 'a', 'b'])
  expect(await samples.loaded('w')).toMatchObject({
    jobs: [{ id: 'sample', title: 'Job sample' }],
    candidates: ['a', 'b'],
    done: { notes: 0, otherRankings: 0 },
    ownCandidates: 0,
    kept: [],
  })
  await write(async () => {
    const note = { workspaceId: 'w', candidateId: 'a', authorId: 'u', text: 'Hm', version: 1 }
    await query()
      .insert(notes)
      .values([
        { ...note, id: 'n1', createdAt: minute(3) },
        { ...note, id: 'n0', createdAt: minute(1) },
      ])
      .run()
    await candidate('a-own', 'ra', 'own', 4)
  })
  expect((await samples.loaded('w'))?.done).toMatchObject({ notes: 1, otherRankings: 1 })
  expect(await samples.loaded('another')).toBeNull()
})

test('who was added to the job is no sample, and a sample person with another resume stays', async () => {
  const { samples, write, person, resume, candidate } = await aWorkspace()
  await write(async () => {
    await person('c', 5)
    await candidate('c', 'rc', 'sample', 5)
    await resume('b2', 'pb', 5)
    await candidate('b2', 'rb2', 'own', 5)
  })
  expect(await samples.loaded('w')).toMatchObject({ candidates: ['a', 'b'], ownCandidates: 1, kept: ['b'] })
  expect([await samples.has('w', 'c'), await samples.has('w', 'a'), await samples.has('w', 'sample')]).toEqual([
    false,
    true,
    true,
  ])
  expect([await samples.hasCandidate('c'), await samples.hasCandidate('a')]).toEqual([false, true])
  expect(await samples.othersOf('sample')).toBe(3)
})

test('a removed job stays known to reports, and to nobody else', async () => {
  const { samples } = await aWorkspace()
  await samples.noteRemoved('sample', minute(9))
  expect(await samples.loaded('w')).toBeNull()
  expect(await samples.idsOf('w')).toEqual([])
  await samples.release('sample')
  expect(await samples.has('w', 'sample')).toBe(false)
})

test('first steps are read out of what happened; sample data counts for looking only', async () => {
  const { database, query, write, person, candidate } = await aWorkspace()
  const firstSteps = databaseFirstSteps(database)
  const none = { upload: false, ranking: false, invitation: false, assessment: false, posting: false }
  expect(await firstSteps.taken('w')).toEqual(none)
  await write(async () => {
    const look = { id: 'look', at: minute(3), action: 'see-ranking', subjectKind: 'job description', subjectId: 'sample' }
    await query().insert(auditEntries).values(look).run()
    await person('d', 4)
    await candidate('d', 'rd', 'own', 4)
  })
  expect(await firstSteps.taken('w')).toEqual({ ...none, upload: true, ranking: true })
  expect(await firstSteps.isPutAway('w', 'u')).toBe(false)
  await firstSteps.setPutAway('w', 'u', minute(5))
  await firstSteps.setPutAway('w', 'u', minute(6))
  expect(await firstSteps.isPutAway('w', 'u')).toBe(true)
  await firstSteps.setPutAway('w', 'u', null)
  expect(await firstSteps.isPutAway('w', 'u')).toBe(false)
})

test('somebody is welcomed once', async () => {
  const { database } = await aWorkspace()
  const welcomes = databaseWelcomes(database)
  expect(await welcomes.has('u')).toBe(false)
  await welcomes.note('u', minute(1))
  await welcomes.note('u', minute(2))
  expect(await welcomes.has('u')).toBe(true)
})

test('a scorecard and a kit come back as they were put', async () => {
  const { database } = await aWorkspace()
  const scorecards = databaseScorecards(database)
  const kits = databaseInterviewKits(database)
  const card = {
    id: 's1',
    candidateId: 'a',
    authorId: 'u',
    recommendation: null,
    note: 'Hm',
    ratings: [
      { key: 'skill:sql', label: 'SQL', rating: 3, note: 'Joins' },
      { key: 'experience', label: 'Experience', rating: null, note: 'Later' },
    ],
    version: 1,
    savedAt: minute(3),
    submittedAt: null,
    readFirstAt: null,
  }
  await scorecards.put('w', card)
  expect(await scorecards.ofCandidate('a')).toEqual([card])
  const submitted = {
    ...card,
    recommendation: 'yes' as const,
    ratings: card.ratings.slice(0, 1),
    version: 2,
    submittedAt: minute(4),
    readFirstAt: null,
  }
  await scorecards.put('w', submitted)
  expect(await scorecards.ofCandidate('a')).toEqual([submitted])
  const rows = { workspaceId: 'w', people: ['pa'], resumes: ['ra'], candidates: ['a'] }
  const parts = await hiringOfPeople(database).export(rows)
  expect(parts.find(({ name }) => name === 'scorecards')?.rows).toEqual([
    [expect.any(String), 'Una', 'Job sample', 'Submitted', 'Recommendation: yes', '', 'Hm'],
    [expect.any(String), 'Una', 'Job sample', 'Submitted', 'SQL', '3', 'Joins'],
  ])
  expect((await hiringOfPeople(database).count(rows)).get('pa')).toMatchObject({ scorecards: 1 })
  expect(await kits.of('own')).toBeNull()
  const kit = {
    jobDescriptionId: 'own',
    criteria: [{ key: 'experience', label: 'Experience', questions: ['Where?'] }],
    version: 1,
    changedBy: 'u',
    changedAt: minute(3),
  }
  await kits.put(kit)
  await kits.put({ ...kit, version: 2 })
  expect(await kits.of('own')).toEqual({ ...kit, version: 2 })
  await kits.remove('own')
  expect(await kits.of('own')).toBeNull()
})

test('reports leave sample jobs out, also once they are removed, unless one is asked for', async () => {
  const { database, samples, query, write, person, candidate } = await aWorkspace()
  await write(async () => {
    await person('d', 4)
    await candidate('d', 'rd', 'own', 4)
    const task = { workspaceId: 'w', title: 'Call', createdAt: minute(5), version: 1 }
    await query()
      .insert(tasks)
      .values([
        { ...task, id: 't1', candidateId: 'a' },
        { ...task, id: 't2', candidateId: 'd' },
      ])
      .run()
  })
  const scope = {
    workspaceId: 'w',
    jobDescriptionId: null,
    from: 0,
    to: minute(99).getTime(),
    now: minute(99).getTime(),
    stages: [],
  }
  const count = async (part: ReturnType<typeof sql>) => (await query().values<[number]>(sql`select count(*) ${part}`))[0]?.[0]
  const countsOf = async (jobDescriptionId: string | null) => {
    const of = { ...scope, jobDescriptionId }
    return [await count(journeys(of)), await count(scored(of)), await count(lastingStays(of)), await count(openTasks(of))]
  }
  expect(await countsOf(null)).toEqual([1, 1, 1, 1])
  expect(await countsOf('sample')).toEqual([2, 2, 2, 1])
  for (const part of [endedStays(scope), rejections(scope), writtenMessages(scope)]) expect(await count(part)).toBe(0)
  expect(await databaseAssessmentFigures(database).counts(scope)).toEqual([])
  await samples.noteRemoved('sample', minute(9))
  expect(await countsOf(null)).toEqual([1, 1, 1, 1])
  expect([...(await databaseDecisionTrail(database).sampleJobs())]).toEqual(['sample'])
})
