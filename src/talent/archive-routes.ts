import { archiveCalls } from '#src/contracts/talent/archive-calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { withoutHurry } from '#src/http/upload-limits.ts'
import { candidateRecord, type Matching } from '#src/matching/index.ts'
import type { Talent } from './index.ts'
import { archiveAnswer } from './search/archive-views.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
}

const mostResults = 100

/** The stored resumes of a workspace, held against one of its job descriptions. */
export const archiveRoutes = (
  { searchArchive, rankStored, withStanding }: Pick<Talent, 'searchArchive'> & Pick<Matching, 'rankStored' | 'withStanding'>,
  { guards }: Options,
) =>
  routesOf(archiveCalls, { name: 'archive', tags: ['Matching'] })
    .use(guards)
    .get(
      '/api/job-descriptions/:id/archive',
      // The first search of a large workspace reads everything that is stored.
      async ({ user, params, query, request, server }) =>
        withoutHurry(request, server, async () =>
          archiveAnswer(await searchArchive(user, params.id, Math.min(mostResults, Math.floor(query.limit ?? 50)))),
        ),
      { signedIn: true },
    )
    .post(
      '/api/job-descriptions/:id/archive/:resumeId/rank',
      async ({ user, params: { id, resumeId } }) =>
        withStanding(candidateRecord(await rankStored({ by: user, jobDescriptionId: id, resumeId }))),
      { recruiter: true },
    ).plugin
