import type { SessionUser } from '#src/accounts/index.ts'
import { privacyCalls } from '#src/contracts/privacy/calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import { requestIdOf } from '#src/http/request-id.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { withoutHurry } from '#src/http/upload-limits.ts'
import { disposition } from '#src/shared/file-name.ts'
import type { Privacy } from './index.ts'
import { candidatePrivacy, deletionAnswer, previewAnswer, retentionAnswer, retentionPreview } from './serializers.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
}

/** Deleting, keeping and handing out what is known of people. */
export const privacyRoutes = (privacy: Privacy, { guards }: Options) => {
  const retention = async (user: SessionUser) => {
    const periods = await privacy.periodsOf(user)
    const previews = []
    for (const { kind, period } of periods) {
      const previewed = privacy.previewedPeriod(kind, period)
      if (previewed) previews.push(await privacy.previewRetention(user.workspaceId, previewed))
    }
    const { recordingDays } = privacy
    const held = await privacy.heldPeople(user)
    return retentionAnswer({ periods, previews, held, canChange: user.role === 'owner', recordingDays })
  }
  return routesOf(privacyCalls, { name: 'privacy', tags: ['Privacy'] })
    .use(guards)
    .post(
      '/api/candidates/deletion-preview',
      async ({ user, body }) => previewAnswer(await privacy.previewDeletion(user, body.ids)),
      { recruiter: true },
    )
    .post(
      '/api/candidates/delete',
      async ({ user, body, request, server }) =>
        deletionAnswer(await withoutHurry(request, server, () => privacy.deleteMany(user, body.ids, requestIdOf(request)))),
      { recruiter: true },
    )
    .delete(
      '/api/candidates/:id',
      async ({ user, params, request }) => {
        await privacy.deleteOne(user, params.id, requestIdOf(request))
        return { message: 'Candidate deleted' }
      },
      { recruiter: true },
    )
    .get('/api/candidates/:id/privacy', async ({ user, params }) => candidatePrivacy(await privacy.privacyOf(user, params.id)), {
      signedIn: true,
    })
    .put(
      '/api/candidates/:id/hold',
      async ({ user, params, body, request }) =>
        candidatePrivacy(await privacy.holdCandidate(user, params.id, body.reason, requestIdOf(request))),
      { recruiter: true },
    )
    .delete(
      '/api/candidates/:id/hold',
      async ({ user, params, request }) => candidatePrivacy(await privacy.liftHold(user, params.id, requestIdOf(request))),
      { recruiter: true },
    )
    .get(
      '/api/candidates/:id/export',
      async ({ user, params, request }) => {
        const { filename, bytes } = await privacy.exportPerson(user, params.id, requestIdOf(request))
        return new Response(bytes, {
          headers: {
            'content-type': 'application/zip',
            'content-disposition': disposition('attachment', filename),
            'x-content-type-options': 'nosniff',
            'cache-control': 'private, no-store',
          },
        })
      },
      { recruiter: true },
    )
    .get('/api/retention', ({ user, request, server }) => withoutHurry(request, server, () => retention(user)), {
      signedIn: true,
    })
    .get(
      '/api/retention/:kind/preview',
      async ({ user, params, query }) =>
        retentionPreview(
          await privacy.previewRetention(user.workspaceId, await privacy.triedPeriod(user, params.kind, query.days)),
        ),
      { signedIn: true },
    )
    .put(
      '/api/retention/:kind',
      async ({ user, params, body, request }) => {
        await privacy.changePeriod(user, params.kind, body.days, requestIdOf(request))
        return retention(user)
      },
      { owner: true },
    ).plugin
}
