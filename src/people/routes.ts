import { peopleCalls } from '#src/contracts/people/people-calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import { page, pageHeaders } from '#src/http/pagination.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { mayWork } from '#src/shared/roles.ts'
import type { People } from './index.ts'
import { changesAnswer, type DecisionsAnswer, type DuplicatesAnswer, decisionRecord, historyAnswer, pairRecord } from './views.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
}
const mostPairs = 50

/** The history of a person's resumes, possible duplicates, and merging people or telling them apart. */
export const peopleRoutes = (people: People, { guards }: Options) =>
  routesOf(peopleCalls, { name: 'people', tags: ['People'] })
    .use(guards)
    .get(
      '/api/people/:id',
      async ({ user, params }) => historyAnswer(await people.historyOfPerson(user, params.id), { canChange: mayWork(user) }),
      { signedIn: true },
    )
    .get(
      '/api/candidates/:id/history',
      async ({ user, params }) => historyAnswer(await people.historyOfCandidate(user, params.id), { canChange: mayWork(user) }),
      { signedIn: true },
    )
    .get(
      '/api/candidates/versions',
      async ({ user, query }) => Object.fromEntries(await people.countVersions(user, [query.id ?? []].flat())),
      { signedIn: true },
    )
    .get(
      '/api/resumes/:id/changes',
      async ({ user, params, query }) => changesAnswer(await people.compareVersions(user, params.id, query.since ?? null)),
      { signedIn: true },
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
        return { pairs: pairs.map(pairRecord), total, waiting, canChange: mayWork(user) } satisfies DuplicatesAnswer
      },
      { signedIn: true },
    )
    .get(
      '/api/duplicates/decisions',
      async ({ user, query, request, set }) => {
        const wanted = { ...page(query), limit: Math.min(mostPairs, page(query).limit) }
        const { decisions, total } = await people.decisions(user, wanted)
        Object.assign(set.headers, pageHeaders(request, wanted, total))
        return { decisions: decisions.map(decisionRecord), total, canChange: mayWork(user) } satisfies DecisionsAnswer
      },
      { signedIn: true },
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
      { recruiter: true },
    )
    .delete(
      '/api/people/merges/:id',
      async ({ user, params }) => {
        const { people: both } = await people.unmerge(user, params.id)
        return { people: both }
      },
      { recruiter: true },
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
      { recruiter: true },
    )
    .delete(
      '/api/people/distinctions/:id',
      async ({ user, params, set }) => {
        await people.forgetDistinction(user, params.id)
        set.status = 204
      },
      { recruiter: true },
    ).plugin
