import { evidenceCalls } from '#src/contracts/matching/evidence-calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import type { FileLinks } from '#src/http/file-links.ts'
import { page, pageHeaders } from '#src/http/pagination.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { candidateFacts } from './correction-views.ts'
import { criteriaAnswer, evidenceAnswer, rankingAnswer } from './evidence-serializers.ts'
import type { Matching } from './index.ts'
import { candidateRecord } from './views.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
  fileLinks: FileLinks
}

/** The evidence of a score, its receipt, and the criteria that the candidates of a job description are measured by. */
export const evidenceRoutes = (matching: Matching, { guards, fileLinks }: Options) =>
  routesOf(evidenceCalls, { name: 'evidence', tags: ['Matching'] })
    .use(guards)
    .get(
      '/api/candidates/:id',
      async ({ user, params }) => matching.withStanding(candidateRecord(await matching.candidate(user, params.id))),
      { signedIn: true },
    )
    .get(
      '/api/candidates/:id/evidence',
      async ({ user, params }) => {
        const evidence = await matching.evidence(user, params.id)
        const answer = evidenceAnswer(evidence, fileLinks.linkTo(evidence.file, { workspaceId: user.workspaceId }))
        return { ...answer, candidate: await matching.withStanding(answer.candidate) }
      },
      { signedIn: true },
    )
    .get('/api/candidates/:id/facts', async ({ user, params }) => candidateFacts(await matching.factsOf(user, params.id)), {
      signedIn: true,
    })
    .post(
      '/api/candidates/:id/corrections',
      async ({ user, params, body }) => candidateFacts(await matching.correctFact(user, params.id, body.base, body.correction)),
      { recruiter: true, creates: true },
    )
    .delete(
      '/api/candidates/:id/corrections/:correction',
      async ({ user, params }) => candidateFacts(await matching.takeCorrectionBack(user, params.id, params.correction)),
      { recruiter: true },
    )
    .get('/api/candidates/:id/receipt', ({ user, params }) => matching.receipt(user, params.id), { signedIn: true })
    .post('/api/candidates/:id/verify', ({ user, params }) => matching.verify(user, params.id), { signedIn: true })
    .get(
      '/api/job-descriptions/:id/ranking',
      async ({ user, params, query, request, set }) => {
        const wanted = page(query)
        const ranking = await matching.ranking(user, params.id, wanted)
        Object.assign(set.headers, pageHeaders(request, wanted, ranking.total))
        return rankingAnswer(ranking, await matching.criteriaOfJob(user, ranking.job))
      },
      { signedIn: true },
    )
    .get(
      '/api/job-descriptions/:id/criteria',
      async ({ user, params, query }) => {
        const all = await matching.criteria(user, params.id)
        const { version } = query
        return criteriaAnswer(version ? { ...all, criteria: await matching.criteriaAt(user, params.id, version) } : all)
      },
      { signedIn: true },
    )
    .put(
      '/api/job-descriptions/:id/criteria',
      async ({ user, params, body }) => criteriaAnswer(await matching.saveCriteria(user, params.id, body.base, body.choice)),
      { recruiter: true, creates: true },
    )
    .get('/api/job-descriptions/:id/rescore-preview', ({ user, params }) => matching.previewRescore(user, params.id), {
      signedIn: true,
    })
    .post(
      '/api/job-descriptions/:id/rescore',
      async ({ user, params, set }) => {
        set.status = 202
        return { queued: await matching.scoreAgain(user, params.id) }
      },
      { recruiter: true, creates: true },
    ).plugin
