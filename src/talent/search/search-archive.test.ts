import { describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { resumes } from '#adapters/database/schema.ts'
import { testPorts } from '#adapters/test-ports.ts'
import { JobDescriptionNotFound } from '#src/matching/errors.ts'
import type { ModelAdditions } from '#src/matching/scoring-context.ts'
import { type Criteria, criteriaFrom } from '#src/resume-engine/criteria.ts'
import type { JobRequirements, ResumeFacts } from '#src/resume-engine/facts.ts'
import { documentFromText } from '#src/resume-engine/parsing/plain-document.ts'
import { extractResumeFacts } from '#src/resume-engine/parsing/resume-facts.ts'
import { extractJobRequirements } from '#src/resume-engine/requirements/requirements.ts'
import { exactShare, scoreMatch } from '#src/resume-engine/scoring/score-match.ts'
import { createArchiveSearch } from './search-archive.ts'
import { manyFacts, sampleRequirements } from './test-archive.ts'

const day = '2026-01-15'
const at = new Date(`${day}T09:00:00Z`)
const facts = manyFacts(700)
const [backend, marketing] = sampleRequirements() as [JobRequirements, JobRequirements]
const noModel: ModelAdditions = { toResume: async () => null, toJobDescription: async () => null }

function archive(modelAdditions = noModel) {
  const ports = testPorts()
  const { transaction } = ports

  async function workspace(id: string) {
    await ports.workspaces.add({
      id,
      name: id,
      plan: 'free',
      planEndsAt: null,
      isUnlimited: true,
      usage: { jobDescriptions: 0, resumes: 0, assessments: 0 },
      createdAt: at,
    })
    await transaction(() => ports.resumes.addPerson(id, { id: `person-${id}`, email: null, phone: null }, at))
    const file = (name: string) => ({
      id: `file-${id}-${name}`,
      key: `${id}/${name}`,
      sha256: name,
      size: 1,
      type: 'pdf' as const,
      filename: `${name}.pdf`,
    })
    const addResume = (name: string, facts: ResumeFacts) =>
      transaction(async () => {
        await ports.files.add(id, [file(name)], at)
        const resume = {
          id: `${id}-${name}`,
          personId: `person-${id}`,
          fileId: file(name).id,
          sha256: name,
          textHash: `text of ${name}`,
          filename: `${name}.pdf`,
          receivedOn: day,
          facts,
          factsHash: null,
          warnings: [],
        }
        await ports.resumes.add(id, resume, '{}', null, at)
      })
    const addJob = (name: string, requirements: JobRequirements) =>
      transaction(async () => {
        await ports.files.add(id, [file(name)], at)
        const job = {
          id: `${id}-${name}`,
          fileId: file(name).id,
          sha256: name,
          title: name,
          filename: `${name}.pdf`,
          requirements,
          textHash: null,
          criteriaVersion: 1,
          uploadedAt: at,
        }
        await ports.jobDescriptions.add(id, job, '{}', null)
      })
    /** In one go: a commit for each of hundreds would cost more than what is tested. */
    const addResumes = (many: ResumeFacts[]) =>
      transaction(async () => {
        for (const [number, each] of many.entries()) await addResume(`r${number}`, each)
      })
    return { by: { id: `user-${id}`, workspaceId: id }, addResume, addResumes, addJob }
  }
  return { ports, workspace, open: (bytes = 1e9) => createArchiveSearch({ ...ports, modelAdditions }, { bytes, idleMs: 60_000 }) }
}

/** What scoring every single resume comes to, best first. */
const scoredOneByOne = (entries: [id: string, facts: ResumeFacts][], requirements: JobRequirements, criteria?: Criteria) =>
  entries
    .map(([id, facts]) => {
      const match = scoreMatch({ facts, requirements, day, ...(criteria ? { criteria } : {}) })
      return { id, percentage: match.percentage, confidence: match.confidence, share: exactShare(match.components) }
    })
    .toSorted((a, b) => b.share - a.share || b.confidence - a.confidence || (a.id < b.id ? -1 : 1))

const namesOf = (answer: { results: { resume: { id: string }; match: { percentage: number } }[] }) =>
  answer.results.map(({ resume, match }) => [resume.id, match.percentage] as const)
const namesIn = (ranked: { id: string; percentage: number }[]) => ranked.map(({ id, percentage }) => [id, percentage] as const)

describe('the archive search', () => {
  test('finds the very fifty that scoring all resumes one by one puts first, in the same order', async () => {
    const { open, workspace } = archive()
    const { by, addResumes, addJob } = await workspace('w')
    await addResumes(facts)
    await addJob('backend', backend)
    await addJob('marketing', marketing)
    const search = open()
    const entries = facts.map((each, number) => [`w-r${number}`, each] as [string, ResumeFacts])
    for (const [name, requirements] of [['backend', backend] as const, ['marketing', marketing] as const]) {
      const answer = await search.searchArchive(by, `w-${name}`)
      expect(answer.total).toBe(facts.length)
      expect(namesOf(answer)).toEqual(namesIn(scoredOneByOne(entries, requirements).slice(0, 50)))
      expect(answer.results[0]!.match.components.some(({ evidence }) => evidence.length > 0)).toBe(true)
    }
    // After a restart everything is read from the database anew.
    const before = await search.searchArchive(by, 'w-backend')
    const after = await open().searchArchive(by, 'w-backend')
    expect(namesOf(after)).toEqual(namesOf(before))
  })

  test('puts a person at the same place whichever gender the titles are written in', async () => {
    const { open, workspace } = archive()
    const { by, addResume, addResumes, addJob } = await workspace('w')
    const resume = (name: string, [newest, older]: [string, string]) =>
      extractResumeFacts(
        documentFromText(
          `${name}\n${name.toLowerCase()}@example.com\n\nExperience\n${newest}, Northwind Group\nJan 2020 - Present\n- Served guests in a restaurant\n` +
            `${older}, Contoso Ltd\n2014 - 2019\n- Served drinks and planned shifts\n\nSkills\nCustomer Service`,
        ),
      )
    await addResumes(facts.slice(0, 60))
    const held: [string, string][] = [
      ['Waiter', 'Barman'],
      ['Waitress', 'Barmaid'],
      ['Waitress', 'Barman'],
      ['Waiter', 'Barmaid'],
    ]
    for (const [number, titles] of held.entries()) await addResume(`same${number}`, resume('Alex', titles))
    for (const asked of ['Waiter', 'Waitress']) {
      const text = `${asked}\n\nRequirements\n- 5 years of experience as a ${asked.toLowerCase()}\n- Customer Service`
      await addJob(asked, extractJobRequirements(documentFromText(text)))
      const { results } = await open().searchArchive(by, `w-${asked}`, 4)
      expect(results.map(({ resume }) => resume.id).toSorted()).toEqual(held.map((_, number) => `w-same${number}`))
      expect(new Set(results.map(({ match }) => exactShare(match.components))).size).toBe(1)
      expect(results.map(({ designation }) => designation).toSorted()).toEqual(['Waiter', 'Waiter', 'Waitress', 'Waitress'])
    }
  })

  test('weighs by the criteria that a person saved', async () => {
    const { ports, open, workspace } = archive()
    const { by, addResumes, addJob } = await workspace('w')
    await addResumes(facts.slice(0, 200))
    await addJob('backend', backend)
    const read = criteriaFrom(backend)
    const choice = {
      ...read,
      weights: { ...read.weights, 'field of work': 0, title: 40, experience: 50 },
      skills: [...read.skills.slice(1).map((skill) => ({ ...skill, must: !skill.must })), { ...read.skills[0]!, weight: 0 }],
      years: { value: 9, must: false },
      degree: null,
    }
    await ports.jobDescriptions.saveCriteria('w-backend', 1, choice, null as never, at)
    const entries = facts.slice(0, 200).map((each, number) => [`w-r${number}`, each] as [string, ResumeFacts])
    const expected = scoredOneByOne(entries, backend, { ...choice, version: 2 }).slice(0, 50)
    expect(namesOf(await open().searchArchive(by, 'w-backend'))).toEqual(namesIn(expected))
  })

  test('follows resumes that are added, read again or removed after it first looked', async () => {
    const { ports, open, workspace } = archive()
    const { by, addResume, addResumes, addJob } = await workspace('w')
    const entries = new Map(facts.slice(0, 80).map((each, number) => [`w-r${number}`, each]))
    await addResumes(facts.slice(0, 80))
    await addJob('backend', backend)
    const search = open()
    const [best] = (await search.searchArchive(by, 'w-backend', 5)).results

    await addResume('new', entries.get(best!.resume.id)!)
    entries.set('w-new', entries.get(best!.resume.id)!)
    const nothing = { ...facts[0]!, skills: [], titles: [], terms: [], excerpts: [], occupations: [], roles: [] }
    await ports.transaction(() =>
      ports.resumes.readAgain(best!.resume.id, {
        facts: nothing,
        textHash: `text of ${best!.resume.filename}`,
        factsHash: 'new',
        warnings: [],
        document: '{}',
      }),
    )
    entries.set(best!.resume.id, nothing)
    await ports.transaction(async () => await ports.database.query().delete(resumes).where(eq(resumes.id, 'w-r1')).run())
    entries.delete('w-r1')

    const answer = await search.searchArchive(by, 'w-backend')
    expect(answer.total).toBe(80)
    expect(namesOf(answer)).toEqual(namesIn(scoredOneByOne([...entries], backend).slice(0, 50)))
  })

  test('shows nothing of another workspace', async () => {
    const { open, workspace } = archive()
    const mine = await workspace('mine')
    const theirs = await workspace('theirs')
    await theirs.addResume('secret', facts[0]!)
    await mine.addResume('own', facts[1]!)
    await theirs.addJob('backend', backend)
    await mine.addJob('backend', backend)
    const search = open()
    await search.searchArchive(theirs.by, 'theirs-backend')
    const answer = await search.searchArchive(mine.by, 'mine-backend')
    expect(answer.total).toBe(1)
    expect(answer.results.map(({ resume }) => resume.id)).toEqual(['mine-own'])
    expect(search.searchArchive(mine.by, 'theirs-backend')).rejects.toBeInstanceOf(JobDescriptionNotFound)
  })

  test('says who is a candidate of this job description already', async () => {
    const { ports, open, workspace } = archive()
    const { by, addResume, addJob } = await workspace('w')
    await addResume('known', facts[0]!)
    await addResume('unknown', facts[1]!)
    await addJob('backend', backend)
    const search = open()
    const { results } = await search.searchArchive(by, 'w-backend')
    const { match } = results.find(({ resume }) => resume.id === 'w-known')!
    await ports.candidates.add({
      id: 'candidate',
      workspaceId: 'w',
      resumeId: 'w-known',
      jobDescriptionId: 'w-backend',
      match,
      criteriaVersion: 1,
      modelState: 'none',
      createdAt: at,
    })
    const answer = await search.searchArchive(by, 'w-backend')
    expect(new Map(answer.results.map(({ resume, alreadyCandidate }) => [resume.id, alreadyCandidate]))).toEqual(
      new Map([
        ['w-known', 'candidate'],
        ['w-unknown', null],
      ]),
    )
  })

  test('counts skills that a language model pointed out', async () => {
    const quote = { page: 1, start: 0, end: 4, quote: 'elephants of data' }
    const skills = backend.mustHave.map(({ value }) => ({
      value: { skill: value.skill, known: true, listed: false },
      confidence: 0.7,
      quotes: [quote],
      source: 'model' as const,
    }))
    const { open, workspace } = archive({
      toResume: async (_, textHash) => (textHash === 'text of r3' ? { name: 'm', promptVersion: '1', skills } : null),
      toJobDescription: async () => null,
    })
    const { by, addResumes, addJob } = await workspace('w')
    const unskilled = { ...facts[0]!, skills: [] }
    await addResumes(Array.from({ length: 60 }, () => unskilled))
    await addJob('backend', backend)
    const { results } = await open().searchArchive(by, 'w-backend', 1)
    expect(results[0]!.resume.id).toBe('w-r3')
  })

  test('lets others have their turn while it reads what is stored', async () => {
    const { open, workspace } = archive()
    const { by, addResumes, addJob } = await workspace('w')
    await addResumes(facts.slice(0, 400))
    await addJob('backend', backend)
    let turns = 0
    const counting = setInterval(() => {
      turns += 1
    }, 0)
    await open().searchArchive(by, 'w-backend')
    clearInterval(counting)
    expect(turns).toBeGreaterThan(2)
  })

  test('gives up the index that was used longest ago when memory runs short, and makes it again when asked', async () => {
    const { open, workspace } = archive()
    const search = open(2_000_000)
    const answers = new Map<string, unknown>()
    for (const id of ['a', 'b', 'c', 'a']) {
      if (!answers.has(id)) {
        const { addResumes, addJob } = await workspace(id)
        await addResumes(facts.slice(0, 1100))
        await addJob('backend', backend)
      }
      const answer = namesOf(await search.searchArchive({ id: 'x', workspaceId: id }, `${id}-backend`))
      if (answers.has(id)) expect(answer).toEqual(answers.get(id) as typeof answer)
      answers.set(id, answer)
    }
    const held = search.indexesHeld()
    expect([...held.keys()]).toContain('a')
    expect([...held.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(2_000_000)
  }, 30_000)
})
