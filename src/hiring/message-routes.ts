import { Elysia, t } from 'elysia'
import type { sessionGuards } from '#src/http/session.ts'
import { messageRecord, templateRecord } from './answers.ts'
import { templatePurposes } from './constants.ts'
import type { Hiring } from './index.ts'
import { oneOf } from './schema-routes.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
}

const idParam = t.Object({ id: t.String({ maxLength: 100 }) })
const written = { subject: t.String({ maxLength: 1000 }), body: t.String({ maxLength: 50_000 }) }
const template = { ...written, name: t.String({ maxLength: 500 }), purpose: oneOf(templatePurposes) }

/** Mails to candidates, and the templates they are written from. */
export const messageRoutes = (hiring: Hiring, { guards }: Options) =>
  new Elysia({ name: 'hiring-messages', detail: { tags: ['Hiring'] } })
    .use(guards)
    .post(
      '/api/candidates/:id/message',
      async ({ user, params, body, set }) => {
        set.status = 202
        return messageRecord(await hiring.sendMessage(user, params.id, body))
      },
      {
        recruiter: true,
        creates: true,
        detail: { summary: 'Send an e-mail to a candidate; variables such as {{candidate.name}} are filled in' },
        params: idParam,
        body: t.Object(written),
      },
    )
    .post('/api/candidates/:id/message/preview', ({ user, params, body }) => hiring.previewMessage(user, params.id, body), {
      recruiter: true,
      detail: { summary: 'A message as the candidate would read it' },
      params: idParam,
      body: t.Object(written),
    })
    .post('/api/messages/:id/retry', async ({ user, params }) => messageRecord(await hiring.retryMessage(user, params.id)), {
      recruiter: true,
      detail: { summary: 'Send a message again that failed for good' },
      params: idParam,
    })
    .get('/api/message-templates', async ({ user }) => (await hiring.listTemplates(user)).map(templateRecord), {
      signedIn: true,
      detail: { summary: 'Templates for messages: the product’s, and the workspace’s own' },
    })
    .post(
      '/api/message-templates',
      async ({ user, body, set }) => {
        set.status = 201
        return templateRecord(await hiring.addTemplate(user, body))
      },
      { recruiter: true, creates: true, detail: { summary: 'Add a template' }, body: t.Object(template) },
    )
    .put(
      '/api/message-templates/:id',
      async ({ user, params, body }) => templateRecord(await hiring.changeTemplate(user, params.id, body)),
      {
        recruiter: true,
        creates: ({ version }: { version: number }) => version === 0,
        detail: { summary: 'Change a template; one of the product’s becomes a copy of the workspace' },
        params: idParam,
        body: t.Object({ ...template, version: t.Integer({ minimum: 0 }) }),
      },
    )
    .delete(
      '/api/message-templates/:id',
      async ({ user, params, set }) => {
        await hiring.deleteTemplate(user, params.id)
        set.status = 204
      },
      { recruiter: true, detail: { summary: 'Delete a template of the workspace' }, params: idParam },
    )
