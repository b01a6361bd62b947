import type { Static, TObject } from '@sinclair/typebox'
import { t } from 'elysia'
import { calls } from '#src/contracts/contract.ts'
import { pageQuery, repeated } from '#src/contracts/parameters.ts'
import { type Category, categories } from '#src/talent/constants.ts'
import { CandidateRecord, Facet } from '../matching/records.ts'
import { ChoiceRecord, RecommendedRecord, RowRecord, SavedViewRecord, ToReviewRecord } from './candidate-filters-records.ts'

const words = (maxLength: number) => t.String({ maxLength })
const severalOrOne = repeated(words(1000))
const filterQuery = {
  ...(Object.fromEntries(categories.map((name) => [name, severalOrOne])) as Record<Category, typeof severalOrOne>),
  /** Names of stages, and of tags. */
  stage: severalOrOne,
  notice: severalOrOne,
  tag: severalOrOne,
  /** `{field}:is:{choice}`, `{field}:has:{letters}`, `{field}:from:{number or day}`, `{field}:to:…`, `{field}:any`, `{field}:none`. */
  field: severalOrOne,
  q: t.Optional(words(200)),
  /** Beginnings of words of the name or the email address, as somebody types them. */
  name: t.Optional(words(200)),
  segment: t.Optional(t.Union([t.Literal('recent'), t.Literal('history')])),
  /** The screen's name for the same; 'all' and unknown ones leave nothing out. */
  view: t.Optional(words(20)),
}
/** What tells which candidates the list shows, and in which order. */
export const listQuery = { ...filterQuery, sort: t.Optional(words(120)) }
export type ListQuery = Static<TObject<typeof listQuery>>
const viewFields = { name: words(1000), query: words(4000), isShared: t.Optional(t.Boolean()) }
const idParam = t.Object({ id: words(100) })

export const candidateCalls = calls({
  'GET /api/candidate-filtering': {
    summary: 'Ranked candidates, best match first, filtered and searched',
    description:
      'skills, designation, degree, company_names, job_title and jobType (Fresher, Experienced) may be repeated: any value of one category, and all categories. `sort` is match, newest, experience, name, rank, stage or `field:{field}`; with a minus before it the other way round. With `fields=list` the records come without their analysis and lists, with `fields=choice` as name, address and position only.',
    query: t.Object({ ...pageQuery, ...listQuery, fields: t.Optional(words(20)) }),
    answers: { 200: t.Union([t.Array(CandidateRecord), t.Array(ChoiceRecord), t.Array(RowRecord)]) },
  },
  'GET /api/candidate-filtering?fields=list': {
    summary: 'The same without analysis and lists',
    query: t.Object({ ...pageQuery, ...listQuery }),
    answers: { 200: t.Array(RowRecord) },
  },
  'GET /api/candidate-filtering?fields=choice': {
    summary: 'The same as name, address and position',
    query: t.Object({ ...pageQuery, ...listQuery }),
    answers: { 200: t.Array(ChoiceRecord) },
  },
  'GET /api/candidates/facets': {
    summary: 'How many candidates have each value, with the filters of the other categories applied',
    query: t.Object({
      ...filterQuery,
      only: severalOrOne,
      find: t.Optional(words(200)),
      values: t.Optional(t.Numeric({ minimum: 1 })),
    }),
    answers: {
      200: t.Object({
        skills: t.Optional(Facet),
        degree: t.Optional(Facet),
        designation: t.Optional(Facet),
        jobType: t.Optional(Facet),
        company_names: t.Optional(Facet),
        job_title: t.Optional(Facet),
      }),
    },
  },
  'GET /api/candidates/marks': {
    summary: 'The names of stages and tags, and what is said of privacy notices, that the list can be filtered by',
    answers: { 200: t.Object({ stages: t.Array(t.String()), tags: t.Array(t.String()), notices: t.Array(t.String()) }) },
  },
  'GET /api/candidates/summary': {
    summary: 'How many candidates there are, and how many of them are recent',
    answers: { 200: t.Object({ all: t.Number(), recent: t.Number(), recentSince: t.String() }) },
  },
  'GET /api/candidates/to-review': {
    summary:
      'Job descriptions with candidates whom nobody has looked at or decided on yet, the most first, and how many they are',
    answers: { 200: t.Array(ToReviewRecord) },
  },
  'GET /api/candidates/segmented': {
    summary: 'Recent candidates and all others',
    answers: { 200: t.Object({ recent: t.Array(CandidateRecord), history: t.Array(CandidateRecord) }) },
  },
  'GET /api/recommendations/candidates': {
    summary: 'Stored resumes that match a current job description well, best first, each with its reason',
    query: t.Object({ ...pageQuery, ...filterQuery }),
    answers: { 200: t.Array(RecommendedRecord) },
  },
  'GET /api/candidate-views': {
    summary: 'Filters that the person has given a name',
    answers: { 200: t.Array(SavedViewRecord) },
  },
  'POST /api/candidate-views': {
    summary: 'Save filters under a name',
    body: t.Object(viewFields),
    answers: { 200: SavedViewRecord },
  },
  'PUT /api/candidate-views/:id': {
    summary: 'Rename a saved view, or put other filters in it',
    params: idParam,
    body: t.Partial(t.Object(viewFields)),
    answers: { 200: SavedViewRecord },
  },
  'DELETE /api/candidate-views/:id': {
    summary: 'Delete a saved view',
    params: idParam,
    answers: { 200: t.Object({ message: t.String() }) },
  },
})
