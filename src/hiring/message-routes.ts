import { messageCalls } from '#src/contracts/hiring/message-calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import type { Idempotency } from '#src/http/idempotency.ts'
import { onceForCandidate } from '#src/http/once-for-candidate.ts'
import type { sessionGuards } from '#src/http/session.ts'
import { CandidateNotFound } from './errors.ts'
import type { Hiring } from './index.ts'
import { messageRecord, templateRecord } from './serializers.ts'

const gone = () => new CandidateNotFound()

interface Options {
  guards: ReturnType<typeof sessionGuards>
  idempotency: Idempotency
}

/** Mails to candidates, and the templates they are written from. */
export const messageRoutes = (hiring: Hiring, { guards, idempotency }: Options) =>
  routesOf(messageCalls, { name: 'hiring-messages', tags: ['Hiring'] })
    .use(guards)
    .post(
      '/api/candidates/:id/message',
      async ({ user, params, body, request, set }) => {
        const wanted = { what: 'message', by: user, candidateId: params.id, body, gone }
        const record = await onceForCandidate(idempotency, request, wanted, async () =>
          messageRecord(await hiring.sendMessage(user, params.id, body)),
        )
        set.status = 202
        return record
      },
      { recruiter: true, creates: true },
    )
    .post('/api/candidates/:id/message/preview', ({ user, params, body }) => hiring.previewMessage(user, params.id, body), {
      recruiter: true,
    })
    .post('/api/messages/:id/retry', async ({ user, params }) => messageRecord(await hiring.retryMessage(user, params.id)), {
      recruiter: true,
    })
    .get('/api/message-templates', async ({ user }) => (await hiring.listTemplates(user)).map(templateRecord), { signedIn: true })
    .post(
      '/api/message-templates',
      async ({ user, body, set }) => {
        set.status = 201
        return templateRecord(await hiring.addTemplate(user, body))
      },
      { recruiter: true, creates: true },
    )
    .put(
      '/api/message-templates/:id',
      async ({ user, params, body }) => templateRecord(await hiring.changeTemplate(user, params.id, body)),
      { recruiter: true, creates: ({ version }: { version: number }) => version === 0 },
    )
    .delete(
      '/api/message-templates/:id',
      async ({ user, params, set }) => {
        await hiring.deleteTemplate(user, params.id)
        set.status = 204
      },
      { recruiter: true },
    ).plugin
