import { Elysia, t } from 'elysia'
import type { SessionUser } from '#src/accounts/index.ts'
import { requestIdOf } from '#src/http/request-id.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { withoutHurry } from '#src/http/upload-places.ts'
import { disposition } from '#src/shared/file-name.ts'
import { candidatePrivacy, deletionAnswer, previewAnswer, retentionAnswer, retentionPreview } from './answers.ts'
import { maximumDeleted, maximumHoldReason, retentionKinds } from './constants.ts'
import type { Privacy } from './index.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
}

const id = t.String({ maxLength: 100 })
const idParam = t.Object({ id })
// One more than is allowed still gets the sentence that says so.
const idsBody = t.Object({ ids: t.Array(id, { minItems: 1, maxItems: maximumDeleted * 10 }) })
const kindParam = t.Object({ kind: t.Union(retentionKinds.map((kind) => t.Literal(kind))) })

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
  return new Elysia({ name: 'privacy', detail: { tags: ['Privacy'] } })
    .use(guards)
    .post(
      '/api/candidates/deletion-preview',
      async ({ user, body }) => previewAnswer(await privacy.previewDeletion(user, body.ids)),
      { recruiter: true, detail: { summary: 'Whom a deletion of these candidates takes along' }, body: idsBody },
    )
    .post(
      '/api/candidates/delete',
      async ({ user, body, request, server }) =>
        deletionAnswer(await withoutHurry(request, server, () => privacy.deleteMany(user, body.ids, requestIdOf(request)))),
      {
        recruiter: true,
        detail: {
          summary: 'Delete the people behind these candidates, with all that is kept of them',
          description: 'People whom a hold keeps stay, and are listed as held. At most 1,000 candidates at a time.',
        },
        body: idsBody,
      },
    )
    .delete(
      '/api/candidates/:id',
      async ({ user, params, request }) => {
        await privacy.deleteOne(user, params.id, requestIdOf(request))
        return { message: 'Candidate deleted' }
      },
      {
        recruiter: true,
        detail: { summary: 'Delete the person behind a candidate, with all that is kept of them' },
        params: idParam,
      },
    )
    .get('/api/candidates/:id/privacy', async ({ user, params }) => candidatePrivacy(await privacy.privacyOf(user, params.id)), {
      signedIn: true,
      detail: { summary: 'Whether a hold keeps the person, and what else they are ranked for' },
      params: idParam,
    })
    .put(
      '/api/candidates/:id/hold',
      async ({ user, params, body, request }) =>
        candidatePrivacy(await privacy.holdCandidate(user, params.id, body.reason, requestIdOf(request))),
      {
        recruiter: true,
        detail: { summary: 'Keep a person from every deletion, with a reason' },
        params: idParam,
        body: t.Object({ reason: t.String({ maxLength: maximumHoldReason * 4 }) }),
      },
    )
    .delete(
      '/api/candidates/:id/hold',
      async ({ user, params, request }) => candidatePrivacy(await privacy.liftHold(user, params.id, requestIdOf(request))),
      { recruiter: true, detail: { summary: 'Lift a hold' }, params: idParam },
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
      { recruiter: true, detail: { summary: 'Everything that is kept of a person, as a ZIP' }, params: idParam },
    )
    .get('/api/retention', ({ user, request, server }) => withoutHurry(request, server, () => retention(user)), {
      signedIn: true,
      detail: { summary: 'How long each kind of data is kept, who would go, and whom a hold keeps' },
    })
    .get(
      '/api/retention/:kind/preview',
      async ({ user, params, query }) =>
        retentionPreview(
          await privacy.previewRetention(user.workspaceId, await privacy.triedPeriod(user, params.kind, query.days)),
        ),
      {
        signedIn: true,
        detail: { summary: 'Who would go if a kind of data were kept for so many days' },
        params: kindParam,
        query: t.Object({ days: t.Numeric() }),
      },
    )
    .put(
      '/api/retention/:kind',
      async ({ user, params, body, request }) => {
        await privacy.changePeriod(user, params.kind, body.days, requestIdOf(request))
        return retention(user)
      },
      {
        owner: true,
        detail: {
          summary: 'Set the days after which a kind of data is deleted; null switches it off',
          description: 'After a period is switched on or shortened nothing goes for 7 days.',
        },
        params: kindParam,
        body: t.Object({ days: t.Union([t.Number(), t.Null()]) }),
      },
    )
}
