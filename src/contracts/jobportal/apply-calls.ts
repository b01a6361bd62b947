import { t } from 'elysia'
import { calls, Done, redirect } from '#src/contracts/contract.ts'

const params = t.Object({ id: t.String({ maxLength: 100 }) })

export const applyCalls = calls({
  'POST /public/apply/:id': {
    summary: 'Apply for a job: name, email, phone, resume (PDF, DOC or DOCX, 25 MB), answer-{questionId}, allowedToShare, source',
    params,
    form: t.Object({
      name: t.String(),
      email: t.String(),
      phone: t.Optional(t.String()),
      resume: t.File(),
      allowedToShare: t.Optional(t.String()),
      source: t.Optional(t.String()),
    }),
    idempotent: true,
    answers: { 201: Done, 303: redirect },
  },
  'POST /public/application-link': {
    summary: 'Ask for a new private link to an application',
    body: t.Object({ jobId: t.String({ maxLength: 100 }), email: t.String({ maxLength: 1000 }) }),
    answers: { 200: Done },
  },
})
