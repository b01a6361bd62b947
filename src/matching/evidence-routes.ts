import { Elysia, t } from 'elysia'
import type { FileLinks } from '#src/http/file-links.ts'
import { page, pageHeaders, pageQuery } from '#src/http/paging.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { criteriaAnswer, evidenceAnswer, rankingAnswer } from './evidence-answers.ts'
import type { Matching } from './index.ts'
import { candidateRecord } from './views.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
  fileLinks: FileLinks
}

const idParam = t.Object({ id: t.String({ maxLength: 100 }) })

const weight = t.Number({ minimum: 0, maximum: 100 })
const weights = t.Object({
  'must-have skills': weight,
  'nice-to-have skills': weight,
  experience: weight,
  degree: weight,
  title: weight,
  'field of work': weight,
  vocabulary: weight,
})
const skillWords = t.String({ minLength: 1, maxLength: 80, pattern: '\\S' })
const choice = t.Object({
  weights,
  skills: t.Array(
    t.Object({
      skill: skillWords,
      alternatives: t.Array(skillWords, { maxItems: 10 }),
      must: t.Boolean(),
      weight: t.Number({ minimum: 0, maximum: 3 }),
    }),
    { maxItems: 100 },
  ),
  years: t.Union([t.Object({ value: t.Number({ minimum: 0, maximum: 60 }), must: t.Boolean() }), t.Null()]),
  degree: t.Union([
    t.Object({
      canonical: t.String({ minLength: 1, maxLength: 80 }),
      rank: t.Integer({ minimum: 1, maximum: 8 }),
      orExperience: t.Boolean(),
      must: t.Boolean(),
    }),
    t.Null(),
  ]),
})

/** The evidence of a score, its receipt, and the criteria that the candidates of a job description are measured by. */
export const evidenceRoutes = (matching: Matching, { guards, fileLinks }: Options) =>
  new Elysia({ name: 'evidence', detail: { tags: ['Matching'] } })
    .use(guards)
    .get(
      '/api/candidates/:id',
      async ({ user, params }) => matching.withStanding(candidateRecord(await matching.candidate(user, params.id))),
      {
        signedIn: true,
        detail: { summary: 'One candidate' },
        params: idParam,
      },
    )
    .get(
      '/api/candidates/:id/evidence',
      async ({ user, params }) => {
        const evidence = await matching.evidence(user, params.id)
        const answer = evidenceAnswer(evidence, fileLinks.linkTo(evidence.file, { workspaceId: user.workspaceId }))
        return { ...answer, candidate: matching.withStanding(answer.candidate) }
      },
      {
        signedIn: true,
        detail: { summary: 'The document of a candidate as it was read, with the places of all quotes and what it hides' },
        params: idParam,
      },
    )
    .get('/api/candidates/:id/receipt', ({ user, params }) => matching.receipt(user, params.id), {
      signedIn: true,
      detail: { summary: 'What a score was made from and came to' },
      params: idParam,
    })
    .post('/api/candidates/:id/verify', ({ user, params }) => matching.verify(user, params.id), {
      signedIn: true,
      detail: { summary: 'Read the stored files again, compute the score anew, and say what differs and why' },
      params: idParam,
    })
    .get(
      '/api/job-descriptions/:id/ranking',
      async ({ user, params, query, request, set }) => {
        const wanted = page(query)
        const ranking = await matching.ranking(user, params.id, wanted)
        Object.assign(set.headers, pageHeaders(request, wanted, ranking.total))
        return rankingAnswer(ranking, await matching.criteriaOfJob(user, ranking.job))
      },
      {
        signedIn: true,
        detail: { summary: 'Everybody ranked against a job description, with what it takes to weigh them anew' },
        params: idParam,
        query: t.Object(pageQuery),
      },
    )
    .get(
      '/api/job-descriptions/:id/criteria',
      async ({ user, params, query }) => {
        const all = await matching.criteria(user, params.id)
        const { version } = query
        return criteriaAnswer(version ? { ...all, criteria: await matching.criteriaAt(user, params.id, version) } : all)
      },
      {
        signedIn: true,
        detail: { summary: 'What the candidates of a job description are measured by; version=N for an earlier one' },
        params: idParam,
        query: t.Object({ version: t.Optional(t.Numeric({ minimum: 1, maximum: 1_000_000, multipleOf: 1 })) }),
      },
    )
    .put(
      '/api/job-descriptions/:id/criteria',
      async ({ user, params, body }) => criteriaAnswer(await matching.saveCriteria(user, params.id, body.base, body.choice)),
      {
        recruiter: true,
        creates: true,
        detail: { summary: 'Save other criteria as a new version; base is the version they were made from' },
        params: idParam,
        body: t.Object({ base: t.Integer({ minimum: 1 }), choice }),
      },
    )
    .get('/api/job-descriptions/:id/rescore-preview', ({ user, params }) => matching.previewRescore(user, params.id), {
      signedIn: true,
      detail: { summary: 'Who would move if all were scored again by the current criteria and engine; nothing is changed' },
      params: idParam,
    })
    .post(
      '/api/job-descriptions/:id/rescore',
      async ({ user, params, set }) => {
        set.status = 202
        return { queued: await matching.scoreAgain(user, params.id) }
      },
      {
        recruiter: true,
        creates: true,
        detail: { summary: 'Bring all scores of a job description up to its current criteria and engine' },
        params: idParam,
      },
    )
