import { describe, expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { workspaces } from '#adapters/database/schema.ts'
import { aJobDescription, aPdf, aPng, aResume, resumeLines } from '#adapters/test-documents.ts'
import { testPorts } from '#adapters/test-ports.ts'
import { DomainError } from '#src/shared/domain-error.ts'
import { ProviderError, StorageFull } from '#src/shared/provider-error.ts'
import { fileTypeOf, type ReceivedFile } from '#src/shared/received-file.ts'
import { createCandidateList } from '#src/talent/candidate-filters/candidate-list.ts'
import { createMatching, type MatchingPorts } from './index.ts'
import { candidateRecord } from './views.ts'

class OutOfQuota extends DomainError {
  readonly kind = 'limit-reached'
}

/** A plan with room for `resumes`; null has no limit. */
function aQuota(left: {
  resumes: number | null
  jobDescriptions: number | null
}): MatchingPorts['quota'] & { left: typeof left } {
  return {
    left,
    remaining: async () => ({ ...left }),
    async take(_by, { resumes = 0, jobDescriptions = 0 }) {
      if (left.resumes !== null && resumes > left.resumes)
        throw new OutOfQuota(`You can only upload ${left.resumes} more resumes`)
      if (left.jobDescriptions !== null && jobDescriptions > left.jobDescriptions) throw new OutOfQuota('JD limit')
      if (left.resumes !== null) left.resumes -= resumes
      if (left.jobDescriptions !== null) left.jobDescriptions -= jobDescriptions
    },
    async giveBack(_workspace, { resumes = 0 }) {
      if (left.resumes !== null) left.resumes += resumes
    },
  }
}

const actor = { id: 'recruiter', workspaceId: 'workspace' }

const listCandidates = (ports: ReturnType<typeof testPorts>, by: typeof actor) =>
  createCandidateList({ ...ports, recentDays: 7 }).listCandidates(by)

async function aWorkspace(
  limits: { resumes: number | null; jobDescriptions: number | null } = { resumes: null, jobDescriptions: null },
) {
  const ports = testPorts()
  const quota = aQuota(limits)
  const created = { plan: 'free' as const, createdAt: ports.clock.now() }
  await ports.transaction(async () => {
    const query = ports.database.query()
    await query
      .insert(workspaces)
      .values({ id: actor.workspaceId, name: 'Northwind', ...created })
      .run()
    await query
      .insert(workspaces)
      .values({ id: 'other', name: 'Elsewhere', ...created })
      .run()
    await query.run(
      "insert into users (id, email, full_name, mobile_number, company_name, designation, password_hash, state, created_at) values ('recruiter', 'r@example.com', 'R', '', '', '', '', 'active', 0)",
    )
  })
  const matching = createMatching({ ...ports, quota, uploadTypes: ['pdf'] })
  let batch = 0
  const received = (bytes: Uint8Array, filename: string): ReceivedFile => {
    const path = join(ports.uploadFolder, crypto.randomUUID())
    writeFileSync(path, bytes)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    return { filename, path, size: bytes.length, sha256, type: fileTypeOf(bytes.subarray(0, 4096)) }
  }
  const submit = (resumes: Record<string, Uint8Array>, job: Uint8Array, by = actor) => {
    batch += 1
    return matching.submitResumes({
      by,
      batchId: `batch-${batch}`,
      resumes: Object.entries(resumes).map(([name, bytes]) => received(bytes, name)),
      jobDescriptions: [received(job, 'backend-developer.pdf')],
    })
  }
  return { ports, quota, matching, submit, received }
}

type Workspace = Awaited<ReturnType<typeof aWorkspace>>

/** Does what the queue would do with files that nobody needs. */
async function sweepWaiting({ jobs }: Workspace['ports'], matching: Workspace['matching']) {
  for (let left = await jobs.take(['sweep-files'], 60); left; left = await jobs.take(['sweep-files'], 60)) {
    await matching.jobs['sweep-files'](left.payload)
    await jobs.finish(left)
  }
}

describe('a submission', () => {
  test('ranks the better match first and gives every candidate a percentage with reasons', async () => {
    const { submit } = await aWorkspace()
    const { results } = await submit(
      {
        'chef.pdf': await aResume({
          name: 'Ole Brandt',
          email: 'ole@example.com',
          phone: '+1 415 555 0199',
          title: 'Sous Chef',
          company: 'Harbour Kitchen',
          skills: ['Menu planning', 'Food safety'],
          degree: 'Diploma in Culinary Arts',
        }),
        'backend.pdf': await aResume(),
      },
      await aJobDescription(),
    )
    expect(results.map((each) => each.resume.filename)).toEqual(['backend.pdf', 'chef.pdf'])
    const [best, worst] = results.map((each) => each.match)
    expect(best!.percentage).toBeGreaterThan(60)
    expect(worst!.percentage).toBeLessThan(35)
    for (const component of best!.components) if (component.score > 0) expect(component.evidence.length).toBeGreaterThan(0)
  })

  test('is in the record as the wire shows it', async () => {
    const { submit } = await aWorkspace()
    const { results } = await submit({ 'mira.pdf': await aResume() }, await aJobDescription())
    const [{ 'Resume Data': data, Analysis: analysis }] = candidateRecord(results[0]!).matchingResult
    expect(data).toMatchObject({
      name: 'Mira Talvik',
      email: 'mira.talvik@example.com',
      'Job Title': 'Backend Developer',
      total_experience: '5 years',
    })
    expect(data.skills).toContain('Python')
    expect(data['Matching Percentage']).toBe(results[0]!.match.percentage)
    expect(analysis.components.flatMap((component) => component.evidence).every(({ quote }) => quote.length > 0)).toBe(true)
  })

  test('lists files it cannot read, with the reason, and ranks the others', async () => {
    const { submit, quota } = await aWorkspace({ resumes: 10, jobDescriptions: 5 })
    const answer = await submit(
      {
        'good.pdf': await aResume(),
        'picture.pdf': aPng(),
        'broken.pdf': new TextEncoder().encode('%PDF-1.7\nthis is no document'),
        'empty.pdf': new Uint8Array(),
        'blank.pdf': await aPdf([]),
      },
      await aJobDescription(),
    )
    expect(answer.results.map((each) => each.resume.filename)).toEqual(['good.pdf'])
    expect(Object.fromEntries(answer.rejected.map(({ filename, code }) => [filename, code]))).toEqual({
      'picture.pdf': 'WRONG_TYPE',
      'broken.pdf': 'DAMAGED',
      'empty.pdf': 'EMPTY',
      'blank.pdf': 'NO_TEXT',
    })
    expect(quota.left).toEqual({ resumes: 9, jobDescriptions: 4 })
  })

  test('keeps every accepted file byte for byte', async () => {
    const { submit, ports } = await aWorkspace()
    const resume = await aResume()
    const { results } = await submit({ 'mira.pdf': resume }, await aJobDescription())
    const file = await ports.files.find(actor.workspaceId, results[0]!.resume.fileId)
    expect(Buffer.from(await ports.fileStore.read(file!.key)).equals(Buffer.from(resume))).toBe(true)
  })
})

describe('duplicates', () => {
  test('the same bytes or the same text are ranked again, use no quota and make no second resume', async () => {
    const { submit, quota } = await aWorkspace({ resumes: 2, jobDescriptions: 5 })
    const first = await aResume()
    const sameText = await aPdf(resumeLines().map((line) => line.toUpperCase().replace(/^# /, '# ')))
    const job = await aJobDescription()
    await submit({ 'mira.pdf': first }, job)
    const again = await submit(
      { 'mira-copy.pdf': first, 'mira-word.pdf': sameText },
      await aJobDescription({ title: 'Python Developer' }),
    )
    expect(again.duplicateCount).toBe(2)
    expect(new Set(again.results.map((each) => each.resume.filename))).toEqual(new Set(['mira.pdf']))
    expect(quota.left.resumes).toBe(1)
  })

  test('the same bytes are kept once', async () => {
    const { matching, ports, submit } = await aWorkspace()
    const [resume, job] = [await aResume(), await aJobDescription()]
    for (let time = 0; time < 3; time++) await submit({ 'mira.pdf': resume }, job)
    await sweepWaiting(ports, matching)
    expect(await Array.fromAsync(ports.fileStore.keys(''))).toHaveLength(2)
    const { candidates } = await listCandidates(ports, actor)
    const { key } = (await ports.files.find(actor.workspaceId, candidates[0]!.resume.fileId))!
    expect(Buffer.from(await ports.fileStore.read(key)).equals(resume)).toBe(true)
  })

  test('twice the same file in one upload is one candidate', async () => {
    const { ports, submit, quota } = await aWorkspace({ resumes: 1, jobDescriptions: 1 })
    const resume = await aResume()
    const answer = await submit({ 'a.pdf': resume, 'b.pdf': resume }, await aJobDescription())
    expect(answer.duplicateCount).toBe(1)
    expect((await listCandidates(ports, actor)).total).toBe(1)
    expect(quota.left.resumes).toBe(0)
  })

  test('another text of the same person is a new version, linked to the same person', async () => {
    const { submit } = await aWorkspace()
    const job = await aJobDescription()
    const old = await submit({ 'old.pdf': await aResume() }, job)
    const { results, duplicateCount } = await submit({ 'new.pdf': await aResume({ skills: ['Python', 'Kafka'] }) }, job)
    expect(duplicateCount).toBe(0)
    expect(results[0]!.resume.id).not.toBe(old.results[0]!.resume.id)
    expect(results[0]!.resume.personId).toBe(old.results[0]!.resume.personId)
  })

  test('are not looked for in other workspaces', async () => {
    const { ports, submit } = await aWorkspace()
    const resume = await aResume()
    const job = await aJobDescription()
    await submit({ 'mira.pdf': resume }, job)
    const stranger = { id: 'recruiter', workspaceId: 'other' }
    expect((await submit({ 'mira.pdf': resume }, job, stranger)).duplicateCount).toBe(0)
    expect((await listCandidates(ports, stranger)).total).toBe(1)
  })
})

describe('the quota', () => {
  test('refuses a batch over it whole, and keeps nothing', async () => {
    const { submit, ports, quota } = await aWorkspace({ resumes: 1, jobDescriptions: 1 })
    const two = { 'a.pdf': await aResume(), 'b.pdf': await aResume({ name: 'Jon Vale', email: 'jon@example.com' }) }
    expect(submit(two, await aJobDescription())).rejects.toThrow('You can only upload 1 more resumes')
    await submit(two, await aJobDescription()).catch(() => undefined)
    expect((await listCandidates(ports, actor)).total).toBe(0)
    expect(await Array.fromAsync(ports.fileStore.keys(''))).toEqual([])
    expect(quota.left).toEqual({ resumes: 1, jobDescriptions: 1 })
  })

  test('lets a batch in whose surplus is duplicates by text or unreadable', async () => {
    const { submit, quota } = await aWorkspace({ resumes: 1, jobDescriptions: 1 })
    const answer = await submit(
      { 'a.pdf': await aResume(), 'same.pdf': await aPdf([...resumeLines(), '', '']), 'blank.pdf': await aPdf([]) },
      await aJobDescription(),
    )
    expect(answer.results).toHaveLength(1)
    expect(quota.left.resumes).toBe(0)
  })
})

describe('a saved job description', () => {
  test('is recognised by its bytes and uses no quota', async () => {
    const { submit, matching, quota } = await aWorkspace({ resumes: null, jobDescriptions: 1 })
    const job = await aJobDescription()
    await submit({ 'a.pdf': await aResume() }, job)
    await submit({ 'b.pdf': await aResume({ name: 'Jon Vale', email: 'jon@example.com', phone: '+1 415 555 0177' }) }, job)
    expect(await matching.listJobDescriptions(actor)).toHaveLength(1)
    expect(quota.left.jobDescriptions).toBe(0)
  })

  test('takes its title from its text, can be renamed, and leaves its candidates when it is deleted', async () => {
    const { ports, submit, matching } = await aWorkspace()
    await submit({ 'a.pdf': await aResume() }, await aJobDescription({ title: 'Data Engineer' }))
    const [job] = await matching.listJobDescriptions(actor)
    expect(job!.title).toBe('Data Engineer')
    await matching.renameJobDescription(actor, job!.id, '  Platform Engineer ')
    await matching.deleteJobDescription(actor, job!.id)
    expect(await matching.listJobDescriptions(actor)).toEqual([])
    const { candidates } = await listCandidates(ports, actor)
    expect(candidates.map((each) => each.jobDescription.title)).toEqual(['Platform Engineer'])
  })

  test('that cannot be read refuses the submission and keeps nothing', async () => {
    const { submit, ports } = await aWorkspace()
    const refused = submit({ 'a.pdf': await aResume() }, new TextEncoder().encode('%PDF-1.4 nothing'))
    expect(refused).rejects.toThrow('damaged')
    await refused.catch(() => undefined)
    expect(await Array.fromAsync(ports.fileStore.keys(''))).toEqual([])
  })
})

describe('when things go wrong', () => {
  test('two uploads of the same new files at once make one job description and one resume', async () => {
    const { matching, ports, quota, submit } = await aWorkspace({ resumes: 5, jobDescriptions: 5 })
    const [resume, job] = [await aResume(), await aJobDescription()]
    const [first, second] = await Promise.all([submit({ 'a.pdf': resume }, job), submit({ 'a.pdf': resume }, job)])
    expect(first.results[0]!.id).toBe(second.results[0]!.id)
    expect(first.duplicateCount + second.duplicateCount).toBe(1)
    expect(quota.left).toEqual({ resumes: 4, jobDescriptions: 4 })
    await sweepWaiting(ports, matching)
    const stored = await Array.fromAsync(ports.fileStore.keys(''))
    expect(new Set(stored)).toEqual(await ports.files.allKeys())
  })

  test('a store that fails for one file leaves none of the others behind, not even one that comes late', async () => {
    const { ports, quota, received } = await aWorkspace()
    const fileStore: typeof ports.fileStore = {
      ...ports.fileStore,
      async put(key, content) {
        if (key.includes('job-descriptions')) throw new StorageFull()
        await Bun.sleep(20)
        await ports.fileStore.put(key, content)
      },
    }
    const matching = createMatching({ ...ports, fileStore, quota, uploadTypes: ['pdf'] })
    const request = matching.submitResumes({
      by: actor,
      batchId: 'batch',
      resumes: [received(await aResume(), 'mira.pdf')],
      jobDescriptions: [received(await aJobDescription(), 'job.pdf')],
    })
    expect(await request.catch((error: Error) => error.name)).toBe('StorageFull')
    expect(await Array.fromAsync(ports.fileStore.keys(''))).toEqual([])
    expect(await ports.batches.latest(actor.workspaceId)).toBeNull()
  })

  test('a failure in the middle ranks the others, and the queue goes on at once with what is left', async () => {
    const { ports, quota, received } = await aWorkspace({ resumes: 5, jobDescriptions: 5 })
    let isDown = true
    const reader: typeof ports.reader = {
      ...ports.reader,
      async resume(path, options) {
        const reading = await ports.reader.resume(path, options)
        if (isDown && reading.facts.name?.value === 'Jon Vale') throw new ProviderError('document-reader', 'It does not start.')
        return reading
      },
    }
    const matching = createMatching({ ...ports, reader, quota, uploadTypes: ['pdf'] })
    const request = matching.submitResumes({
      by: actor,
      batchId: 'batch',
      resumes: [
        received(await aResume({ name: 'Jon Vale', email: 'jon@example.com', phone: '+1 415 555 0177' }), 'jon.pdf'),
        received(await aResume(), 'mira.pdf'),
      ],
      jobDescriptions: [received(await aJobDescription(), 'job.pdf')],
    })
    expect(await request.catch((error: Error) => error.name)).toBe('ProviderError')
    expect((await listCandidates(ports, actor)).candidates.map(({ resume }) => resume.filename)).toEqual(['mira.pdf'])
    isDown = false
    const job = await ports.jobs.take(['rank-batch'], 60)
    await matching.jobs['rank-batch'](job!.payload)
    const last = await matching.lastSubmission(actor)
    expect(last).toMatchObject({ finished: true, duplicateCount: 0 })
    expect(last!.results).toHaveLength(2)
    expect(quota.left.resumes).toBe(3)
  })
})

describe('after a crash', () => {
  test('the queue finishes what was stored but not ranked', async () => {
    const { ports, quota, received } = await aWorkspace({ resumes: 5, jobDescriptions: 5 })
    const died = new Error('the process died')
    const dying = createMatching({
      ...ports,
      quota,
      uploadTypes: ['pdf'],
      candidates: { ...ports.candidates, add: () => Promise.reject(died) },
    })
    const request = dying.submitResumes({
      by: actor,
      batchId: 'batch',
      resumes: [received(await aResume(), 'mira.pdf')],
      jobDescriptions: [received(await aJobDescription(), 'job.pdf')],
    })
    expect(request).rejects.toThrow('the process died')
    await request.catch(() => undefined)

    const restarted = createMatching({ ...ports, quota, uploadTypes: ['pdf'] })
    await ports.jobs.releaseAll()
    const job = await ports.jobs.take(['rank-batch'], 60)
    await restarted.jobs['rank-batch'](job!.payload)
    const { candidates } = await listCandidates(ports, actor)
    expect(candidates.map((each) => each.resume.filename)).toEqual(['mira.pdf'])
    expect(quota.left.resumes).toBe(4)
  })

  test('files that no row names are swept, and named ones stay', async () => {
    const { ports, matching, submit } = await aWorkspace()
    const { results } = await submit({ 'mira.pdf': await aResume() }, await aJobDescription())
    const kept = (await ports.files.find(actor.workspaceId, results[0]!.resume.fileId))!.key
    await ports.fileStore.put('workspace/resumes/orphan', new Uint8Array([1]))
    await matching.jobs['sweep-files']({ keys: [kept, 'workspace/resumes/orphan'] })
    expect(await ports.fileStore.size('workspace/resumes/orphan')).toBeNull()
    expect(await ports.fileStore.size(kept)).not.toBeNull()
  })
})

describe('the live feed', () => {
  test('says of every file when it is stored and what became of it, to its own workspace only', async () => {
    const { submit, ports } = await aWorkspace()
    await submit({ 'mira.pdf': await aResume(), 'picture.pdf': aPng() }, await aJobDescription())
    const states = ports.published.flatMap(({ event }) =>
      event.kind === 'upload-progress' ? [`${event.filename} ${event.state}`] : [],
    )
    expect(states).toContain('mira.pdf stored')
    expect(states.indexOf('mira.pdf ranked')).toBeGreaterThan(states.indexOf('mira.pdf stored'))
    expect(states).toContain('picture.pdf rejected')
    expect(ports.published.filter(({ event }) => event.kind === 'candidate-changed')).toHaveLength(1)
    expect(ports.published.every(({ workspaceId }) => workspaceId === actor.workspaceId)).toBe(true)
  })
})
