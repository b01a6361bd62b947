import { fairnessCalls } from '#src/contracts/fairness/calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import type { companyGuard } from '#src/http/job-token.ts'
import { requestIdOf } from '#src/http/request-id.ts'
import type { sessionGuards } from '#src/http/session.ts'
import type { Fairness } from './index.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
  company: ReturnType<typeof companyGuard>
  /** The application behind an applicant's private link; rejects for a link that leads nowhere. */
  applicationOf(token: string): Promise<string>
}

/** The flip lab, what applicants say of themselves, and impact ratios. */
export const fairnessRoutes = (fairness: Fairness, { guards, company, applicationOf }: Options) =>
  routesOf(fairnessCalls, { name: 'fairness', tags: ['Fairness'] })
    .use(guards)
    .use(company)
    .get('/api/job-descriptions/:id/flip-lab', ({ user, params }) => fairness.flipLab(user, params.id), { signedIn: true })
    .post(
      '/api/job-descriptions/:id/flip-lab',
      async ({ user, params, request, set }) => {
        set.status = 202
        return fairness.startFlipLab(user, params.id, requestIdOf(request))
      },
      { recruiter: true },
    )
    .get('/api/application/:token/self-identification', async ({ params }) =>
      fairness.selfIdentification(await applicationOf(params.token)),
    )
    .put('/api/application/:token/self-identification', async ({ params, body }) =>
      fairness.identify(await applicationOf(params.token), body),
    )
    .get(
      '/jobportal/impact-ratios',
      ({ company, request }) => fairness.impactRatios(company.id, { actorId: company.id, requestId: requestIdOf(request) }),
      { company: true },
    )
    .get(
      '/admin/impact-ratios',
      ({ user, query, request }) =>
        fairness.impactRatios(query.company ?? null, { actorId: user.id, requestId: requestIdOf(request) }),
      { admin: true },
    ).plugin
