import { postingCalls } from '#src/contracts/jobportal/posting-calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import type { Idempotency } from '#src/http/idempotency.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { withoutHurry } from '#src/http/upload-limits.ts'
import type { visitOf } from '#src/http/visit.ts'
import type { JobPortal } from '../index.ts'
import { receiveJob } from './posts-routes.ts'
import { postingRecord } from './views.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
  visit: ReturnType<typeof visitOf>
  idempotency: Idempotency
  uploadFolder: string
}

/** What recruiters do with the public side of a job. */
export function postingRoutes(portal: JobPortal, { guards, visit, idempotency, uploadFolder }: Options) {
  const shown = async (user: Parameters<JobPortal['posting']>[0], id: string) =>
    postingRecord(await portal.posting(user, id), {
      titles: (await portal.titles()).map(({ name }) => name),
      today: portal.today(),
      ...portal.settings,
    })

  return routesOf(postingCalls, { name: 'jobportal-posting', tags: ['Hiring'] })
    .onBeforeHandle(({ set }) => {
      set.headers['cache-control'] = 'no-store'
    })
    .use(guards)
    .get('/api/job-descriptions/:id/posting', ({ user, params }) => shown(user, params.id), { signedIn: true })
    .post(
      '/api/job-descriptions/:id/posting',
      async ({ user, body, params, set, ...from }) => {
        const { request, server } = from
        const { raw, file, fingerprint, discard } = await receiveJob({ request, body, uploadFolder, person: user.id })
        try {
          const post = async () => {
            await portal.postJobDescription(user, params.id, { raw, file }, visit(from))
            return shown(user, params.id)
          }
          const scope = `post-job-description:${params.id}:${user.workspaceId}`
          const posting = await withoutHurry(request, server, () => idempotency.once(request, scope, fingerprint, post))
          set.status = 201
          return posting
        } finally {
          await discard()
        }
      },
      { recruiter: true, creates: true },
    )
    .put(
      '/api/job-descriptions/:id/posting',
      async ({ user, body, params, ...from }) => {
        const { request, server } = from
        const { raw, file, discard } = await receiveJob({ request, body, uploadFolder, person: user.id })
        try {
          await withoutHurry(request, server, () => portal.editPosting(user, params.id, { raw, file }, visit(from)))
          return shown(user, params.id)
        } finally {
          await discard()
        }
      },
      { recruiter: true },
    )
    .patch(
      '/api/job-descriptions/:id/posting',
      async ({ user, body, params, ...from }) => {
        await portal.setPostingStatus(user, params.id, body.status, visit(from))
        return shown(user, params.id)
      },
      // Whoever may make nothing more may still close what is open.
      { recruiter: true, creates: ({ status }: { status: string }) => status === 'Active' },
    )
    .delete(
      '/api/job-descriptions/:id/posting',
      async ({ user, params, set, ...from }) => {
        await portal.deletePosting(user, params.id, visit(from))
        set.status = 204
      },
      { recruiter: true },
    )
    .get('/api/skills', async ({ query }) => ({ skills: await portal.suggestSkills(query.q ?? '') }), { signedIn: true })
    .get('/api/titles', async ({ query }) => ({ titles: await portal.suggestTitles(query.q ?? '') }), { signedIn: true }).plugin
}
