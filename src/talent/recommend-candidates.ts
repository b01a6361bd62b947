import type { ListQuery } from '#src/contracts/talent/candidate-calls.ts'
import type { Actor, Candidate, Candidates, JobDescription, JobDescriptions, Objections } from '#src/matching/index.ts'
import type { Match } from '#src/resume-engine/match.ts'
import { LruMap } from '#src/shared/lru-map.ts'
import { createCandidateIndex } from './candidate-filters/candidate-index.ts'
import { countFacets, type FacetOptions, type Facets } from './candidate-filters/facets.ts'
import { type Category, filtersFrom, fits } from './candidate-filters/filters.ts'
import { fieldsOf } from './candidate-filters/index-cache.ts'
import { hasTerm, termsOf } from './candidate-filters/search-terms.ts'
import { recommendedFrom } from './constants.ts'
import type { ShownCandidates } from './ports.ts'
import type { ArchiveResult, ArchiveSearch } from './search/search-archive.ts'
import type { ResumeArchive } from './search-ports.ts'

export interface RecommendPorts extends Pick<ArchiveSearch, 'searchArchive'> {
  jobDescriptions: JobDescriptions
  candidates: Candidates
  resumeArchive: ResumeArchive
  objections: Objections
  candidatesVersion(by: Actor): Promise<number>
  /** Who is hidden in the workspace now; absent where nobody ever is. */
  shown?(workspaceId: string): Promise<ShownCandidates | null>
}

export interface Recommendation {
  candidate: Candidate
  /** In a sentence: what of the position the resume shows, and what it does not. */
  reason: string
  /** True when this resume was never submitted for this job description. */
  fromHistory: boolean
}

/** Filters and words; nothing else is asked of who is recommended. */
type Wanted = Pick<ListQuery, Category | 'q'>

/** Job descriptions looked at, newest first, and resumes taken from each. */
const mostJobs = 20
const perJob = 50
const mostRecommended = 200

/** Workspaces whose last recommendations are kept. */
const mostRemembered = 50

/**
 * Stored resumes that match one of the current job descriptions by at least `recommendedFrom`, best first: each resume once, for
 * the position it matches best.
 */
export function recommendCandidates({
  jobDescriptions,
  candidates,
  resumeArchive,
  searchArchive,
  objections,
  candidatesVersion,
  shown,
}: RecommendPorts) {
  const remembered = new LruMap<string, { key: string; found: Promise<Recommendation[]> }>(mostRemembered)

  const find = async (by: Actor, jobs: JobDescription[]): Promise<Recommendation[]> => {
    const best = new Map<string, { result: ArchiveResult; job: JobDescription }>()
    for (const job of jobs)
      for (const result of (await searchArchive(by, job.id, perJob)).results) {
        const known = best.get(result.resume.id)
        if (result.match.percentage < recommendedFrom) continue
        if (!known || result.match.percentage > known.result.match.percentage) best.set(result.resume.id, { result, job })
      }
    const chosen = [...best.values()]
      .toSorted(
        ({ result: a }, { result: b }) =>
          b.match.percentage - a.match.percentage ||
          b.match.confidence - a.match.confidence ||
          (a.resume.id < b.resume.id ? -1 : 1),
      )
      .slice(0, mostRecommended)
    const known = chosen.flatMap(({ result }) => result.alreadyCandidate ?? [])
    const ranked = new Map((await candidates.inOrder(by.workspaceId, known)).map((candidate) => [candidate.id, candidate]))
    const others = chosen.flatMap(({ result }) => (result.alreadyCandidate ? [] : result.resume.id))
    const resumes = new Map((await resumeArchive.resumes(by.workspaceId, others)).map((resume) => [resume.id, resume]))
    return chosen.flatMap(({ result, job }) => {
      const { resume, match, alreadyCandidate } = result
      const stored = resumes.get(resume.id)
      const candidate = alreadyCandidate
        ? ranked.get(alreadyCandidate)
        : stored && {
            id: `${resume.id}.${job.id}`,
            workspaceId: by.workspaceId,
            createdAt: new Date(`${stored.receivedOn}T00:00:00Z`),
            resume: stored,
            jobDescription: { id: job.id, title: job.title, criteriaVersion: job.criteriaVersion },
            match,
            criteriaVersion: job.criteriaVersion,
            modelState: 'none' as const,
          }
      return candidate ? [{ candidate, reason: reasonOf(candidate.match), fromHistory: !alreadyCandidate }] : []
    })
  }

  const all = async (by: Actor): Promise<Recommendation[]> => {
    const jobs = (await jobDescriptions.list(by.workspaceId)).slice(0, mostJobs)
    const key = JSON.stringify([
      await candidatesVersion(by),
      [...(await objections.of(by.workspaceId))].toSorted(),
      jobs.map(({ id, title, criteriaVersion }) => [id, title, criteriaVersion]),
    ])
    const known = remembered.get(by.workspaceId)
    if (known?.key === key) return known.found
    const found = find(by, jobs)
    remembered.set(by.workspaceId, { key, found })
    // Somebody may have deleted the job description meanwhile: the next one asks again.
    found.catch(() => remembered.delete(by.workspaceId))
    return found
  }

  /** What of their resumes may be searched and counted. */
  const listedFields = async ({ workspaceId }: Actor) => {
    const now = await shown?.(workspaceId)
    return ({ resume }: Candidate) => now?.fieldsOf(resume.id, fieldsOf(resume)) ?? fieldsOf(resume)
  }

  return {
    /** How many of all recommended have each value. */
    async recommendedFacets(by: Actor, wanted: Wanted, options: FacetOptions): Promise<Facets> {
      const filters = filtersFrom(wanted)
      const index = createCandidateIndex()
      const listedOf = await listedFields(by)
      for (const { candidate } of await all(by)) {
        const { id, createdAt, match, resume, jobDescription } = candidate
        const listed = { createdAt, resumeId: resume.id, jobDescriptionId: jobDescription.id }
        index.set(
          id,
          { ...listed, percentage: match.percentage, confidence: match.confidence },
          listedOf(candidate),
          jobDescription.title,
        )
      }
      return countFacets(index, index.select({ ...filters, q: wanted.q }), filters, options)
    },

    /** Those who fit the filters and the search. */
    async recommendedCandidates(by: Actor, wanted: Wanted = {}): Promise<Recommendation[]> {
      const filters = filtersFrom(wanted)
      const terms = termsOf(wanted.q ?? '')
      const listedOf = await listedFields(by)
      return (await all(by)).filter(({ candidate }) => {
        const listed = { fields: listedOf(candidate), jobTitle: candidate.jobDescription.title }
        return fits(listed, filters) && terms.every((term) => hasTerm(listed, term))
      })
    },
  }
}

const inWords = (labels: string[]) =>
  labels.length > 3
    ? `${labels.slice(0, 3).join(', ')} and ${labels.length - 3} more`
    : labels.join(', ').replace(/, ([^,]*)$/, ' and $1')

function reasonOf({ requirements = [], missingMusts = [] }: Match) {
  const shown = requirements.filter(({ state }) => state === 'met').map(({ label }) => label)
  const first = shown.length > 0 ? `Shows ${inWords(shown)}` : 'Like the position in its work and words'
  return missingMusts.length > 0 ? `${first}; does not show ${inWords([...missingMusts])}.` : `${first}.`
}
