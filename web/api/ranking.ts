import type { CriteriaChoice } from '#src/matching/evidence-views.ts'
import type { CandidateRecord } from '#src/matching/views.ts'
import { type Api, type CallResult, callApi } from './client.ts'

export type { CriteriaAnswer, CriteriaChoice, RankingAnswer, RankingRow, SkillCriterion } from '#src/matching/evidence-views.ts'
export type { RequirementData } from '#src/matching/views.ts'

/** Everybody ranked against one job description, at most 1,000 rows. */
export const jobRanking = (api: Api, id: string) =>
  api('GET /api/job-descriptions/:id/ranking', { params: { id }, query: { limit: 1000 } })

/** Criteria of an earlier version. */
export const criteriaAt = (id: string, version: number) =>
  callApi('GET /api/job-descriptions/:id/criteria', { params: { id }, query: { version } })

/** Saves `choice` as the version after `base`. */
export const saveCriteria = (id: string, base: number, { weights, skills, years, degree }: CriteriaChoice) =>
  callApi('PUT /api/job-descriptions/:id/criteria', {
    params: { id },
    body: {
      base,
      choice: {
        weights,
        skills: skills.map(({ skill, alternatives, must, weight }) => ({ skill, alternatives, must, weight })),
        years,
        degree,
      },
    },
  })

/** Brings all scores up to the current criteria, in the background. */
export const scoreAgain = (id: string) => callApi('POST /api/job-descriptions/:id/rescore', { params: { id } })

export interface Comparison {
  ids: string[]
  answers: CallResult<CandidateRecord>[]
}

/** Fewest and most candidates that fit side by side. */
export const leastCompared = 2
export const mostCompared = 5

/** The candidates that an address asks to see side by side; more than five are not fetched at all. */
export const loadComparison = async (api: Api, { searchParams }: URL): Promise<Comparison> => {
  const ids = [...new Set(searchParams.getAll('id'))].filter(Boolean)
  const wanted = ids.length > mostCompared ? [] : ids
  return {
    ids,
    answers: await Promise.all(wanted.map((id) => api('GET /api/candidates/:id', { params: { id } }))),
  }
}

export const compareAddress = (ids: readonly string[]) =>
  `/dashboard/compare?${new URLSearchParams(ids.map((id) => ['id', id] as [string, string]))}`

export const rankingAddress = (jobDescriptionId: string) => `/dashboard/job-descriptions/${encodeURIComponent(jobDescriptionId)}`

export const postingAddress = (jobDescriptionId: string) => `${rankingAddress(jobDescriptionId)}/posting`

export const candidateAddress = (id: string, quote?: { start: number; end: number }) =>
  `/dashboard/candidates/${encodeURIComponent(id)}${quote ? `?quote=${quote.start}-${quote.end}` : ''}`
