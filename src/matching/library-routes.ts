import { Elysia, t } from 'elysia'
import type { sessionGuards } from '#src/http/session.ts'
import type { Matching } from './index.ts'
import { libraryRecord, readingAnswer, shelfAnswer } from './library/views.ts'

const idParam = t.Object({ id: t.String({ maxLength: 100 }) })

// Wide: what is too long or missing is refused with a sentence beside its field.
const composition = t.Object({
  title: t.String({ maxLength: 5000 }),
  sections: t.Array(t.Object({ heading: t.String({ maxLength: 5000 }), text: t.String({ maxLength: 100_000 }) }), {
    maxItems: 200,
  }),
})

/** Job descriptions that are written here: templates, what the reader takes from a text, saving, versions. */
export const libraryRoutes = (matching: Matching, { guards }: { guards: ReturnType<typeof sessionGuards> }) =>
  new Elysia({ name: 'library', detail: { tags: ['Matching'] } })
    .use(guards)
    .get('/api/job-description-library', async ({ user }) => (await matching.library(user)).map(libraryRecord), {
      signedIn: true,
      detail: { summary: 'Saved job descriptions in all their versions, newest first, with how many candidates each has' },
    })
    .get('/api/job-description-templates', () => matching.startingPoints(), {
      signedIn: true,
      detail: { summary: 'Job titles to write a job description for, and whether there is a template' },
    })
    .get('/api/job-description-template', ({ query }) => matching.startingPoint(query.title), {
      signedIn: true,
      detail: { summary: 'What to begin with for a title: its template, or the parts with hints' },
      query: t.Object({ title: t.String({ maxLength: 200, default: '' }) }),
    })
    .post('/api/job-description-reading', async ({ user, body }) => readingAnswer(await matching.readWritten(user, body)), {
      recruiter: true,
      detail: { summary: 'What our reader takes from a text, and wording that deserves a second look' },
      body: composition,
    })
    .post(
      '/api/job-descriptions',
      async ({ user, body, set }) => {
        const saved = await matching.saveNew(user, body)
        set.status = 201
        return libraryRecord(saved)
      },
      { recruiter: true, detail: { summary: 'Save a written job description as a PDF; counts as an upload' }, body: composition },
    )
    .get('/api/job-descriptions/:id/versions', async ({ user, params }) => shelfAnswer(await matching.shelf(user, params.id)), {
      signedIn: true,
      detail: { summary: 'All versions of a job description, and what it was written from' },
      params: idParam,
    })
    .post(
      '/api/job-descriptions/:id/versions',
      async ({ user, params, body: { latest, ...written }, set }) => {
        const saved = await matching.saveVersion(user, params.id, written, latest)
        set.status = 201
        return libraryRecord(saved)
      },
      {
        recruiter: true,
        detail: { summary: 'Save a changed text as the next version; earlier ones and their scores stay' },
        params: idParam,
        body: t.Composite([composition, t.Object({ latest: t.Integer({ minimum: 1 }) })]),
      },
    )
