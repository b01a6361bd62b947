import { Elysia, t } from 'elysia'
import { page, pageHeaders, pageQuery } from '#src/http/paging.ts'
import { repeated } from '#src/http/repeated-parameters.ts'
import type { sessionGuards } from '#src/http/session.ts'
import type { People } from './index.ts'
import { changesAnswer, type DecisionsAnswer, type DuplicatesAnswer, decisionRecord, historyAnswer, pairRecord } from './views.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
}

const id = t.String({ minLength: 1, maxLength: 100 })
const idParam = t.Object({ id })
const seen = t.Optional(t.Record(t.String({ maxLength: 100 }), t.String({ maxLength: 100 })))
const mostPairs = 50

const mayChange = ({ role }: { role: string }) => role !== 'viewer'

/** The history of a person's resumes, possible duplicates, and merging people or telling them apart. */
export const peopleRoutes = (people: People, { guards }: Options) =>
  new Elysia({ name: 'people', detail: { tags: ['People'] } })
    .use(guards)
    .get(
      '/api/people/:id',
      async ({ user, params }) => historyAnswer(await people.historyOfPerson(user, params.id), { canChange: mayChange(user) }),
      { signedIn: true, detail: { summary: 'All resumes of a person, and everything they were ranked for' }, params: idParam },
    )
    .get(
      '/api/candidates/:id/history',
      async ({ user, params }) => historyAnswer(await people.historyOfCandidate(user, params.id), { canChange: mayChange(user) }),
      { signedIn: true, detail: { summary: 'The same for the person behind a candidate' }, params: idParam },
    )
    .get(
      '/api/candidates/versions',
      async ({ user, query }) => Object.fromEntries(await people.countVersions(user, [query.id ?? []].flat())),
      {
        signedIn: true,
        detail: {
          summary: 'How many resumes the people behind these candidates have; those with one are left out',
          description: '`id` may be repeated. The answer is { candidate id: number }.',
        },
        query: t.Object({ id: repeated(id) }),
      },
    )
    .get(
      '/api/resumes/:id/changes',
      async ({ user, params, query }) => changesAnswer(await people.compareVersions(user, params.id, query.since ?? null)),
      {
        signedIn: true,
        detail: { summary: 'What changed from one resume of a person to another; without since, from the one before' },
        params: idParam,
        query: t.Object({ since: t.Optional(id) }),
      },
    )
    .get(
      '/api/duplicates',
      async ({ user, query, request, set }) => {
        const wanted = { ...page(query), limit: Math.min(mostPairs, page(query).limit) }
        const { pairs, total, waiting } = await people.duplicates(user, {
          ...wanted,
          ...(query.person ? { personId: query.person } : {}),
        })
        Object.assign(set.headers, pageHeaders(request, wanted, total))
        return { pairs: pairs.map(pairRecord), total, waiting, canChange: mayChange(user) } satisfies DuplicatesAnswer
      },
      {
        signedIn: true,
        detail: { summary: 'People who may be one, with the reasons; with person only the pairs of one person' },
        query: t.Object({ ...pageQuery, person: t.Optional(id) }),
      },
    )
    .get(
      '/api/duplicates/decisions',
      async ({ user, query, request, set }) => {
        const wanted = { ...page(query), limit: Math.min(mostPairs, page(query).limit) }
        const { decisions, total } = await people.decisions(user, wanted)
        Object.assign(set.headers, pageHeaders(request, wanted, total))
        return { decisions: decisions.map(decisionRecord), total, canChange: mayChange(user) } satisfies DecisionsAnswer
      },
      {
        signedIn: true,
        detail: { summary: 'Merges and distinctions that can be taken back, newest first' },
        query: t.Object(pageQuery),
      },
    )
    .post(
      '/api/people/:id/merge',
      async ({ user, params, body }) => {
        const { mergeId } = await people.merge({
          by: user,
          keep: params.id,
          merge: body.person,
          ...(body.seen ? { seen: body.seen } : {}),
        })
        return { _id: mergeId }
      },
      {
        recruiter: true,
        detail: { summary: 'Say that another person is this one; seen holds the revisions that were shown, by id' },
        params: idParam,
        body: t.Object({ person: id, seen }),
      },
    )
    .delete(
      '/api/people/merges/:id',
      async ({ user, params }) => {
        const { people: both } = await people.unmerge(user, params.id)
        return { people: both }
      },
      { recruiter: true, detail: { summary: 'Take a merge back' }, params: idParam },
    )
    .post(
      '/api/people/:id/distinct',
      async ({ user, params, body }) => {
        const made = await people.distinguish({
          by: user,
          one: params.id,
          other: body.person,
          ...(body.seen ? { seen: body.seen } : {}),
        })
        return { _id: made.id }
      },
      {
        recruiter: true,
        detail: { summary: 'Say that two people are not the same' },
        params: idParam,
        body: t.Object({ person: id, seen }),
      },
    )
    .delete(
      '/api/people/distinctions/:id',
      async ({ user, params, set }) => {
        await people.forgetDistinction(user, params.id)
        set.status = 204
      },
      { recruiter: true, detail: { summary: 'Take back that two people are not the same' }, params: idParam },
    )
