import type { SessionUser } from '#src/accounts/index.ts'
import { candidateCalls, type ListQuery } from '#src/contracts/talent/candidate-calls.ts'
import { type Field, valueInWords } from '#src/fields/index.ts'
import { routesOf } from '#src/http/contracted.ts'
import { page, pageHeaders } from '#src/http/pagination.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { withoutHurry } from '#src/http/upload-limits.ts'
import { type CandidateSummary, candidateRecord, type Matching } from '#src/matching/index.ts'
import { categories } from './candidate-filters/filters.ts'
import {
  choiceRecord,
  facetsAnswer,
  type MarksAnswer,
  type RowMarks,
  recommendedRecord,
  rowRecord,
  savedView,
} from './candidate-filters/views.ts'
import type { Talent } from './index.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
  /** The fields of the workspace that this person may see. */
  fieldsSeenBy(user: SessionUser): Promise<Field[]>
  /** What the hiring workflow knows of candidates of the caller's workspace; without those it knows nothing of. */
  marksOf(candidateIds: string[]): Promise<Map<string, RowMarks>>
  /** Names of the stages in which candidates of these job descriptions begin. */
  firstStagesOf(jobDescriptionIds: string[]): Promise<Map<string, string>>
}

const mostFacetValues = 500

/** Letters of a value that a row has room for. */
const shownLetters = 200

/** What colleagues do with candidates is none of an interviewer's: they neither see it in the list nor find anybody by it. */
const asAsked = <Query extends ListQuery>({ role }: SessionUser, query: Query): Query =>
  role === 'interviewer' ? { ...query, stage: [], tag: [], sort: query.sort?.replace(/^(-?)stage$/, '$1match') } : query

/** The list of candidates: filtered, counted, recommended, and the views a person has saved. */
export const candidateRoutes = (
  talent: Talent & Pick<Matching, 'withStandings'>,
  { guards, marksOf, firstStagesOf, fieldsSeenBy }: Options,
) => {
  /** What each of the rows has in the fields that this person may see, in words. */
  const fieldsOfRows = async (user: SessionUser, seen: readonly Field[], ids: readonly string[]) => {
    const shown = new Map<string, Record<string, string>>()
    if (seen.length === 0) return shown
    const known = new Map(seen.map((field) => [field.id, field]))
    for (const { candidateId, fieldId, value } of await talent.fieldValuesOf(user, ids)) {
      const field = known.get(fieldId)
      if (!field) continue
      const values = shown.get(candidateId) ?? {}
      shown.set(candidateId, values)
      values[fieldId] = valueInWords(field, value).slice(0, shownLetters)
    }
    return shown
  }
  return routesOf(candidateCalls, { name: 'candidates', tags: ['Matching'] })
    .use(guards)
    .get(
      '/api/candidate-filtering',
      async ({ user, query, request, set }) => {
        const wanted = page(query)
        const seen = await fieldsSeenBy(user)
        const list = { ...asAsked(user, query), ...wanted, seenFields: seen }
        if (query.fields === 'list' || query.fields === 'choice') {
          const { rows, total } = await talent.listRows(user, list)
          Object.assign(set.headers, pageHeaders(request, wanted, total))
          if (query.fields === 'choice') return rows.map(choiceRecord)
          // Where somebody stands is what colleagues did with them.
          const inFields = await fieldsOfRows(
            user,
            seen,
            rows.map(({ id }) => id),
          )
          if (user.role === 'interviewer')
            return talent.withStandings(rows.map((row) => rowRecord(row, { inFields: inFields.get(row.id) })))
          const marks = await marksOf(rows.map(({ id }) => id))
          const firstStages = await firstStagesOf([...new Set(rows.map(({ jobDescriptionId }) => jobDescriptionId))])
          return talent.withStandings(
            rows.map((row) =>
              rowRecord(row, {
                marks: marks.get(row.id),
                firstStage: firstStages.get(row.jobDescriptionId),
                inFields: inFields.get(row.id),
              }),
            ),
          )
        }
        const { candidates, total } = await talent.listCandidates(user, list)
        Object.assign(set.headers, pageHeaders(request, wanted, total))
        return talent.withStandings(candidates.map(candidateRecord))
      },
      { signedIn: true },
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
        // Recommended people come from all stored resumes.
        const count = query.view === 'recommended' && !user.jobs ? talent.recommendedFacets : talent.candidateFacets
        return facetsAnswer(await count(user, { ...asAsked(user, query), seenFields: await fieldsSeenBy(user) }, options))
      },
      { signedIn: true },
    )
    .get(
      '/api/candidates/marks',
      async ({ user }) => {
        const { stages, tags, notices } = await talent.knownMarks(user)
        return { stages, tags, notices } satisfies MarksAnswer
      },
      { signedIn: true },
    )
    .get(
      '/api/candidates/summary',
      async ({ user }) => {
        const { all, recent, recentSince } = await talent.candidateSummary(user)
        return { all, recent, recentSince: recentSince.toISOString() } satisfies CandidateSummary
      },
      { signedIn: true },
    )
    .get('/api/candidates/to-review', async ({ user }) => await talent.candidatesToReview(user), { signedIn: true })
    .get(
      '/api/candidates/segmented',
      async ({ user }) => {
        const { recent, history } = await talent.segmentedCandidates(user)
        const { withStandings } = talent
        return {
          recent: await withStandings(recent.map(candidateRecord)),
          history: await withStandings(history.map(candidateRecord)),
        }
      },
      { signedIn: true },
    )
    .get(
      '/api/recommendations/candidates',
      async ({ user, query, request, server, set }) => {
        const wanted = page(query)
        // The first search of a large workspace reads everything that is stored.
        const found = await withoutHurry(request, server, () => talent.recommendedCandidates(user, query))
        Object.assign(set.headers, pageHeaders(request, wanted, found.length))
        return talent.withStandings(found.slice(wanted.offset, wanted.offset + wanted.limit).map(recommendedRecord))
      },
      { signedIn: true },
    )
    .get('/api/candidate-views', async ({ user }) => (await talent.listSavedViews(user)).map(savedView), { signedIn: true })
    .post('/api/candidate-views', async ({ user, body }) => savedView(await talent.saveView(user, body)), {
      signedIn: true,
      creates: true,
    })
    .put(
      '/api/candidate-views/:id',
      async ({ user, params, body }) => savedView(await talent.changeView(user, params.id, body)),
      { signedIn: true },
    )
    .delete(
      '/api/candidate-views/:id',
      async ({ user, params }) => {
        await talent.removeView(user, params.id)
        return { message: 'View deleted' }
      },
      { signedIn: true },
    ).plugin
}
