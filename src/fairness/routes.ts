import { Elysia, t } from 'elysia'
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

const params = t.Object({ id: t.String({ maxLength: 100 }) })
const token = t.Object({ token: t.String({ maxLength: 200 }) })
const answer = t.Union([t.String({ maxLength: 40 }), t.Null()])

/** The flip lab, what applicants say of themselves, and impact ratios. */
export const fairnessRoutes = (fairness: Fairness, { guards, company, applicationOf }: Options) =>
  new Elysia({ name: 'fairness', detail: { tags: ['Fairness'] } })
    .use(guards)
    .use(company)
    .get('/api/job-descriptions/:id/flip-lab', ({ user, params }) => fairness.flipLab(user, params.id), {
      signedIn: true,
      detail: { summary: 'The newest comparison of the candidates of a job with their twins' },
      params,
    })
    .post(
      '/api/job-descriptions/:id/flip-lab',
      async ({ user, params, request, set }) => {
        set.status = 202
        return fairness.startFlipLab(user, params.id, requestIdOf(request))
      },
      {
        recruiter: true,
        detail: {
          summary: 'Compare the candidates of a job with twins of another name, gender, age, school …; one run at a time',
        },
        params,
      },
    )
    .get(
      '/api/application/:token/self-identification',
      async ({ params }) => fairness.selfIdentification(await applicationOf(params.token)),
      { detail: { summary: 'What an applicant said of themselves, for nobody else to read' }, params: token },
    )
    .put(
      '/api/application/:token/self-identification',
      async ({ params, body }) => fairness.identify(await applicationOf(params.token), body),
      {
        detail: { summary: 'Say, change or take back (null) sex and ethnicity, of the own will' },
        params: token,
        body: t.Object({ sex: answer, ethnicity: answer }),
      },
    )
    .get(
      '/jobportal/impact-ratios',
      ({ company, request }) => fairness.impactRatios(company.id, { actorId: company.id, requestId: requestIdOf(request) }),
      { company: true, detail: { summary: 'Selection and scoring rates by group, small groups left out' } },
    )
    .get(
      '/admin/impact-ratios',
      ({ user, query, request }) =>
        fairness.impactRatios(query.company ?? null, { actorId: user.id, requestId: requestIdOf(request) }),
      {
        admin: true,
        detail: { summary: 'The same for all companies, or for one' },
        query: t.Object({ company: t.Optional(t.String({ maxLength: 100 })) }),
      },
    )
