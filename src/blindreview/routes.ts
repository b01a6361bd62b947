import { blindReviewCalls } from '#src/contracts/blindreview/calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import type { companyGuard } from '#src/http/job-token.ts'
import { requestIdOf } from '#src/http/request-id.ts'
import type { sessionGuards } from '#src/http/session.ts'
import type { LiveFeed } from '#src/ports/live-feed.ts'
import type { BlindReview } from './index.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
  company: ReturnType<typeof companyGuard>
  liveFeed: LiveFeed
  /** Tells open windows what a candidate's record is now. */
  announceCandidate(workspaceId: string, candidateId: string): Promise<void>
}

/** The switch of a job, and the reveal of one person at a time; for workspaces, and for what companies receive. */
export const blindReviewRoutes = (
  { ofWorkspace, ofCompany }: BlindReview,
  { guards, company, liveFeed, announceCandidate }: Options,
) => {
  const changed = (workspaceId: string, jobDescriptionId: string, candidateId: string | null) =>
    liveFeed.publish(workspaceId, { kind: 'workflow-changed', jobDescriptionId, candidateId })
  const own = (given: { id: string }) => ({ id: given.id, workspaceId: given.id })
  return routesOf(blindReviewCalls, { name: 'blind-review', tags: ['Blind review'] })
    .use(guards)
    .use(company)
    .get('/api/job-descriptions/:id/blind-review', ({ user, params }) => ofWorkspace.blindJob(user, params.id), {
      signedIn: true,
    })
    .put(
      '/api/job-descriptions/:id/blind-review',
      ({ user, params, body, request }) =>
        ofWorkspace.switchBlindReview(user, params.id, body.on, requestIdOf(request), () =>
          changed(user.workspaceId, params.id, null),
        ),
      { recruiter: true },
    )
    .get('/api/candidates/:id/blind-review', ({ user, params }) => ofWorkspace.blindPerson(user, params.id), {
      signedIn: true,
    })
    .post(
      '/api/candidates/:id/reveal',
      ({ user, params, body, request }) =>
        ofWorkspace.reveal(user, params.id, body, requestIdOf(request), async () => {
          changed(user.workspaceId, '', params.id)
          await announceCandidate(user.workspaceId, params.id)
        }),
      {
        recruiter: true,
      },
    )
    .get('/jobportal/jobs/:id/blind-review', ({ company, params }) => ofCompany.blindJob(own(company), params.id), {
      company: true,
    })
    .put(
      '/jobportal/jobs/:id/blind-review',
      ({ company, params, body, request }) => ofCompany.switchBlindReview(own(company), params.id, body.on, requestIdOf(request)),
      { company: true },
    )
    .get('/jobportal/application/:id/blind-review', ({ company, params }) => ofCompany.blindPerson(own(company), params.id), {
      company: true,
    })
    .post(
      '/jobportal/applications/:id/reveal',
      ({ company, params, body, request }) => ofCompany.reveal(own(company), params.id, body, requestIdOf(request)),
      { company: true },
    ).plugin
}
