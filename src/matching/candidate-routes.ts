import { Elysia, t } from 'elysia'
import { page, pageHeaders, pageQuery } from '#src/http/paging.ts'
import { repeated } from '#src/http/repeated-parameters.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { withoutHurry } from '#src/http/upload-places.ts'
import { type Category, categories, filtersFrom } from './candidate-filters/filters.ts'
import {
  choiceRecord,
  facetsAnswer,
  type MarksAnswer,
  type RowMarks,
  recommendedRecord,
  rowRecord,
  savedView,
} from './candidate-filters/views.ts'
import type { Matching } from './index.ts'
import { type CandidateSummary, candidateRecord } from './views.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
  /** What the hiring workflow knows of candidates of the caller's workspace; without those it knows nothing of. */
  marksOf(candidateIds: string[]): Promise<Map<string, RowMarks>>
}

const words = (maxLength: number) => t.String({ maxLength })
const severalOrOne = repeated(words(1000))

const filterQuery = {
  ...(Object.fromEntries(categories.map((name) => [name, severalOrOne])) as Record<Category, typeof severalOrOne>),
  /** Names of stages, and of tags. */
  stage: severalOrOne,
  tag: severalOrOne,
  q: t.Optional(words(200)),
  segment: t.Optional(t.Union([t.Literal('recent'), t.Literal('history')])),
  /** The screen's name for the same; 'all' and unknown ones leave nothing out. */
  view: t.Optional(words(20)),
}

type FilterQuery = Partial<Record<Category | 'stage' | 'tag', string | string[]>> & {
  q?: string
  segment?: 'recent' | 'history'
  view?: string
}

const mostMarks = 50

const wantedBy = (query: FilterQuery) => ({
  filters: filtersFrom(query),
  stages: [query.stage ?? []].flat().slice(0, mostMarks),
  tags: [query.tag ?? []].flat().slice(0, mostMarks),
  text: query.q,
  segment: query.segment ?? (query.view === 'recent' || query.view === 'history' ? query.view : undefined),
})

const sortings = ['match', 'newest', 'experience'] as const

/** What tells which candidates the list shows, and in which order. */
export const listQuery = { ...filterQuery, sort: t.Optional(words(20)) }

export type ListQuery = FilterQuery & { sort?: string }

export const wantedList = (query: ListQuery) => ({
  ...wantedBy(query),
  sorting: sortings.find((name) => name === query.sort) ?? ('match' as const),
})

const viewFields = { name: words(1000), query: words(4000) }
const idParam = t.Object({ id: words(100) })

const mostFacetValues = 500

/** The list of candidates: filtered, counted, recommended, and the views a person has saved. */
export const candidateRoutes = (matching: Matching, { guards, marksOf }: Options) =>
  new Elysia({ name: 'candidates', detail: { tags: ['Matching'] } })
    .use(guards)
    .get(
      '/api/candidate-filtering',
      async ({ user, query, request, set }) => {
        const wanted = page(query)
        const list = { ...wanted, ...wantedList(query) }
        if (query.fields === 'list' || query.fields === 'choice') {
          const { rows, total } = await matching.listRows(user, list)
          Object.assign(set.headers, pageHeaders(request, wanted, total))
          if (query.fields === 'choice') return rows.map(choiceRecord)
          const marks = await marksOf(rows.map(({ id }) => id))
          return matching.withStandings(rows.map((row) => rowRecord(row, marks.get(row.id))))
        }
        const { candidates, total } = await matching.listCandidates(user, list)
        Object.assign(set.headers, pageHeaders(request, wanted, total))
        return matching.withStandings(candidates.map(candidateRecord))
      },
      {
        signedIn: true,
        detail: {
          summary: 'Ranked candidates, best match first, filtered and searched',
          description:
            'skills, designation, degree, company_names, job_title and jobType (Fresher, Experienced) may be repeated: any value of one category, and all categories. `sort` is match, newest or experience. With `fields=list` the records come without their analysis and lists, with `fields=choice` as name, address and position only.',
        },
        query: t.Object({ ...pageQuery, ...listQuery, fields: t.Optional(words(20)) }),
      },
    )
    .get(
      '/api/candidates/facets',
      async ({ user, query }) => {
        const only = categories.filter((name) => [query.only ?? []].flat().includes(name))
        const options = {
          limit: Math.min(mostFacetValues, Math.floor(query.values ?? 50)),
          ...(only.length > 0 ? { only } : {}),
          ...(query.find ? { find: query.find } : {}),
        }
        const count = query.view === 'recommended' ? matching.recommendedFacets : matching.candidateFacets
        return facetsAnswer(await count(user, wantedBy(query), options))
      },
      {
        signedIn: true,
        detail: { summary: 'How many candidates have each value, with the filters of the other categories applied' },
        query: t.Object({
          ...filterQuery,
          only: severalOrOne,
          find: t.Optional(words(200)),
          values: t.Optional(t.Numeric({ minimum: 1 })),
        }),
      },
    )
    .get(
      '/api/candidates/marks',
      async ({ user }) => {
        const { stages, tags } = await matching.knownMarks(user)
        return { stages, tags } satisfies MarksAnswer
      },
      { signedIn: true, detail: { summary: 'The names of stages and tags that the list can be filtered by' } },
    )
    .get(
      '/api/candidates/summary',
      async ({ user }) => {
        const { all, recent, recentSince } = await matching.candidateSummary(user)
        return { all, recent, recentSince: recentSince.toISOString() } satisfies CandidateSummary
      },
      { signedIn: true, detail: { summary: 'How many candidates there are, and how many of them are recent' } },
    )
    .get(
      '/api/candidates/segmented',
      async ({ user }) => {
        const { recent, history } = await matching.segmentedCandidates(user)
        const { withStandings } = matching
        return { recent: withStandings(recent.map(candidateRecord)), history: withStandings(history.map(candidateRecord)) }
      },
      { signedIn: true, detail: { summary: 'Recent candidates and all others' } },
    )
    .get(
      '/api/recommendations/candidates',
      async ({ user, query, request, server, set }) => {
        const wanted = page(query)
        // The first search of a large workspace reads everything that is stored.
        const found = await withoutHurry(request, server, () => matching.recommendedCandidates(user, wantedBy(query)))
        Object.assign(set.headers, pageHeaders(request, wanted, found.length))
        return matching.withStandings(found.slice(wanted.offset, wanted.offset + wanted.limit).map(recommendedRecord))
      },
      {
        signedIn: true,
        detail: { summary: 'Stored resumes that match a current job description well, best first, each with its reason' },
        query: t.Object({ ...pageQuery, ...filterQuery }),
      },
    )
    .get('/api/candidate-views', async ({ user }) => (await matching.listSavedViews(user)).map(savedView), {
      signedIn: true,
      detail: { summary: 'Filters that the person has given a name' },
    })
    .post('/api/candidate-views', async ({ user, body }) => savedView(await matching.saveView(user, body)), {
      signedIn: true,
      creates: true,
      detail: { summary: 'Save filters under a name' },
      body: t.Object(viewFields),
    })
    .put(
      '/api/candidate-views/:id',
      async ({ user, params, body }) => savedView(await matching.changeView(user, params.id, body)),
      {
        signedIn: true,
        detail: { summary: 'Rename a saved view, or put other filters in it' },
        params: idParam,
        body: t.Partial(t.Object(viewFields)),
      },
    )
    .delete(
      '/api/candidate-views/:id',
      async ({ user, params }) => {
        await matching.removeView(user, params.id)
        return { message: 'View deleted' }
      },
      { signedIn: true, detail: { summary: 'Delete a saved view' }, params: idParam },
    )
