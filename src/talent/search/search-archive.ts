import type { Actor, JobDescriptions, Objections } from '#src/matching/index.ts'
import { JobDescriptionNotFound, type Measure, type ModelAdditions, scoreResume, scoringContextOf } from '#src/matching/index.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { Match } from '#src/resume-engine/match.ts'
import { exactShare } from '#src/resume-engine/scoring/score-match.ts'
import { type Turn, yieldToEventLoop } from '#src/shared/yield-to-event-loop.ts'
import type { ResumeArchive } from '../search-ports.ts'
import type { Blocks } from './blocks.ts'
import { createLens } from './compiled-query.ts'
import { type IndexLimits, residentIndexes } from './index-cache.ts'
import { rankBlock } from './rank-block.ts'
import { createBest, type Ranked } from './top-k.ts'
import { createVocabulary } from './vocabulary.ts'

export interface ArchiveSearchPorts {
  jobDescriptions: JobDescriptions
  modelAdditions: ModelAdditions
  resumeArchive: ResumeArchive
  objections: Objections
  clock: Clock
}

/** One stored resume as the job description sees it. Nothing of it is kept. */
export interface ArchiveResult {
  resume: { id: string; filename: string }
  name: string | null
  /** The newest title held, as written. */
  designation: string | null
  match: Match
  /** Id of the candidate, when the resume has been ranked against this job description already. */
  alreadyCandidate: string | null
}

export interface ArchiveAnswer {
  /** How many stored resumes were looked at. */
  total: number
  /** Best first. */
  results: ArchiveResult[]
}

export type ArchiveSearch = ReturnType<typeof createArchiveSearch>

const defaultLimits: IndexLimits = { bytes: 400_000_000, idleMs: 15 * 60_000 }

/** How far the index may be off, and the most resumes that are scored for one search. */
const [tolerated, mostLookedAt] = [0.0002, 800]
/** Resumes loaded and scored in one go. */
const group = 4

/**
 * The best of all stored resumes for a job description, whatever they were sent in for. An index in memory ranks them all by
 * the published score; the best are then loaded and scored like any candidate, and only that score and its evidence are shown.
 */
export function createArchiveSearch(ports: ArchiveSearchPorts, limits = defaultLimits) {
  const { jobDescriptions, modelAdditions, resumeArchive: archive, clock, objections } = ports
  const vocabulary = createVocabulary()
  const indexes = residentIndexes({ archive, modelAdditions, vocabulary }, limits)

  const rank = async (blocks: Blocks, { requirements, criteria }: Measure, limit: number, turn: Turn): Promise<Ranked[]> => {
    const lens = createLens(requirements, criteria, vocabulary)
    const best = createBest(limit)
    // What is added while others have their turn has words that the lens does not know.
    for (const [block, count] of blocks.all.map((block) => [block, block.count] as const)) {
      rankBlock(block, count, lens, best)
      await turn()
    }
    return best.ranked()
  }

  const score = async (workspaceId: string, measure: Measure, ranked: Ranked[], turn: Turn) => {
    const scored: { result: Omit<ArchiveResult, 'alreadyCandidate'>; share: number }[] = []
    const objectors = await objections.of(workspaceId)
    for (let from = 0; from < ranked.length; from += group) {
      const ids = ranked.slice(from, from + group).map(({ id }) => id)
      for (const resume of await archive.resumes(workspaceId, ids)) {
        if (objectors.has(resume.personId)) continue
        const added = await modelAdditions.toResume(workspaceId, resume.textHash)
        const match = scoreResume(measure, resume, added, clock.now())
        const { id, filename, facts } = resume
        scored.push({
          result: {
            resume: { id, filename },
            name: facts.name?.value ?? null,
            designation: facts.designations[0]?.value ?? null,
            match,
          },
          share: exactShare(match.components),
        })
      }
      await turn()
    }
    return scored.toSorted(
      (a, b) =>
        b.share - a.share ||
        b.result.match.confidence - a.result.match.confidence ||
        (a.result.resume.id < b.result.resume.id ? -1 : 1),
    )
  }

  /**
   * The index knows nothing of copied text, which earns nothing once a resume is scored. As many as fall behind by it are looked at in
   * addition, until those that stay behind cannot be better than those that are shown.
   */
  const best = async (workspaceId: string, blocks: Blocks, measure: Measure, limit: number, turn: Turn) => {
    for (let wanted = limit; ; wanted *= 2) {
      const ranked = await rank(blocks, measure, wanted, turn)
      const scored = await score(workspaceId, measure, ranked, turn)
      const last = scored[limit - 1]?.share ?? 0
      const unseen = ranked.length < wanted ? 0 : (ranked.at(-1)?.share ?? 0)
      if (unseen <= last + tolerated || wanted >= mostLookedAt) return scored.slice(0, limit)
    }
  }

  return {
    /** Rejects with `JobDescriptionNotFound` when the workspace has no such job description. */
    async searchArchive(by: Actor, jobDescriptionId: string, limit = 50): Promise<ArchiveAnswer> {
      const job = await jobDescriptions.find(by.workspaceId, jobDescriptionId)
      if (!job) throw new JobDescriptionNotFound()
      const measure = await scoringContextOf(ports, by.workspaceId, job)
      const blocks = await indexes.of(by.workspaceId)
      const turn = yieldToEventLoop()
      const results = (await best(by.workspaceId, blocks, measure, limit, turn)).map(({ result }) => result)
      const ids = results.map(({ resume }) => resume.id)
      const candidates = await archive.candidatesOf(by.workspaceId, job.id, ids)
      return {
        total: blocks.size,
        results: results.map((result) => ({ ...result, alreadyCandidate: candidates.get(result.resume.id) ?? null })),
      }
    },
    /** Workspaces that have an index in memory, and the bytes it holds. */
    indexesHeld: indexes.held,
  }
}
