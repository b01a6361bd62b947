import type { SessionUser } from '#src/accounts/index.ts'
import { noticeCalls } from '#src/contracts/notices/calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import { requestIdOf } from '#src/http/request-id.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { withoutHurry } from '#src/http/upload-limits.ts'
import type { PrivacyNotices } from './index.ts'
import { noticeState, noticesSent } from './serializers.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
  now(): Date
}

/** Telling people what is kept of them, and what they said to it. */
export const noticeRoutes = (notices: PrivacyNotices, { guards, now }: Options) => {
  const textsAnswer = async (user: SessionUser) => ({
    texts: await notices.noticeTexts(user),
    canChange: user.role === 'owner',
  })
  return routesOf(noticeCalls, { name: 'notices', tags: ['Privacy'] })
    .use(guards)
    .get('/api/privacy-notice', ({ user }) => textsAnswer(user), { signedIn: true })
    .put(
      '/api/privacy-notice',
      async ({ user, body, request }) => {
        await notices.saveNoticeTexts(user, body, requestIdOf(request))
        return textsAnswer(user)
      },
      { owner: true },
    )
    .post(
      '/api/candidates/notices',
      async ({ user, body, request, server }) =>
        noticesSent(await withoutHurry(request, server, () => notices.sendNotices(user, body.ids, requestIdOf(request)))),
      { recruiter: true },
    )
    .get('/api/candidates/:id/notice', async ({ user, params }) => noticeState(await notices.noticeOf(user, params.id), now()), {
      signedIn: true,
    })
    .post(
      '/api/candidates/:id/notice',
      async ({ user, params, request }) => noticeState(await notices.sendNotice(user, params.id, requestIdOf(request)), now()),
      { recruiter: true },
    )
    .post(
      '/api/candidates/:id/notice/reviewed',
      async ({ user, params, request }) => noticeState(await notices.noteLookedAt(user, params.id, requestIdOf(request)), now()),
      { recruiter: true },
    ).plugin
}
