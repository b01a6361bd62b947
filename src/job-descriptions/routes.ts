import { libraryCalls } from '#src/contracts/job-descriptions/library-calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import type { sessionGuards } from '#src/http/session.ts'
import type { Library } from './index.ts'
import { libraryRecord, readingAnswer, shelfAnswer } from './views.ts'

/** Job descriptions that are written here: templates, what the reader takes from a text, saving, versions. */
export const libraryRoutes = (library: Library, { guards }: { guards: ReturnType<typeof sessionGuards> }) =>
  routesOf(libraryCalls, { name: 'library', tags: ['Matching'] })
    .use(guards)
    .get('/api/job-description-library', async ({ user }) => (await library.library(user)).map(libraryRecord), {
      signedIn: true,
    })
    .get('/api/job-description-templates', () => library.startingPoints(), { signedIn: true })
    .get('/api/job-description-template', ({ query }) => library.startingPoint(query.title), { signedIn: true })
    .post('/api/job-description-reading', async ({ user, body }) => readingAnswer(await library.readWritten(user, body)), {
      recruiter: true,
    })
    .post(
      '/api/job-descriptions',
      async ({ user, body, set }) => {
        const saved = await library.saveNew(user, body)
        set.status = 201
        return libraryRecord(saved)
      },
      { recruiter: true },
    )
    .get('/api/job-descriptions/:id/versions', async ({ user, params }) => shelfAnswer(await library.shelf(user, params.id)), {
      signedIn: true,
    })
    .post(
      '/api/job-descriptions/:id/versions',
      async ({ user, params, body: { latest, ...written }, set }) => {
        const saved = await library.saveVersion(user, params.id, written, latest)
        set.status = 201
        return libraryRecord(saved)
      },
      { recruiter: true },
    ).plugin
