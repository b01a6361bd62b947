import { describe, expect, test } from 'bun:test'
import { testPorts } from '#adapters/test-ports.ts'
import { type Criteria, criteriaFrom } from '../criteria.ts'
import { JobDescriptionNotFound } from '../errors.ts'
import type { JobRequirements, ResumeFacts } from '../facts.ts'
import type { ModelAdditions } from '../measure.ts'
import { exactShare, scoreMatch } from '../scoring/score-match.ts'
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
    return { by: { id: `user-${id}`, workspaceId: id }, addResume, addJob }
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
    const { by, addResume, addJob } = await workspace('w')
    for (const [number, each] of facts.entries()) await addResume(`r${number}`, each)
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
})
