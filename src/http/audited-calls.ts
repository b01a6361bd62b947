import { Elysia } from 'elysia'
import type { SessionUser } from '#src/accounts/index.ts'
import type { AuditAction } from '#src/ports/audit-log.ts'
import { requestIdOf } from './request-id.ts'

/** A call that worked and that the audit log remembers. */
export interface AuditedCall {
  action: AuditAction
  user: SessionUser
  subject: { kind: string; id: string } | null
  requestId: string
}

/**
 * Calls whose success is written down here, for all rooms that do not do so themselves. Accounts write their own entries, in
 * the transaction of what they change.
 */
const audited: Record<string, { action: AuditAction; kind: string }> = {
  'POST /api/send-test-link': { action: 'send-assessment', kind: 'assessment' },
  'POST /api/assessments/:id/resend': { action: 'resend-assessment', kind: 'assessment' },
  'POST /api/assessments/:id/extend': { action: 'extend-assessment', kind: 'assessment' },
  'POST /api/assessments/:id/revoke': { action: 'revoke-assessment', kind: 'assessment' },
  'PUT /api/assessments/:id/rating': { action: 'rate-assessment', kind: 'assessment' },
  'POST /api/assessments/:id/late-answers': { action: 'count-late-answers', kind: 'assessment' },
  'POST /api/question-statistics/:id/retired': { action: 'retire-question', kind: 'question' },
  'DELETE /api/question-statistics/:id/retired': { action: 'bring-question-back', kind: 'question' },
  'PUT /api/assessment-settings': { action: 'change-assessment-settings', kind: 'workspace' },
  'DELETE /api/job-descriptions/:id': { action: 'delete-job-description', kind: 'job description' },
  'PUT /api/job-descriptions/:id/criteria': { action: 'change-criteria', kind: 'job description' },
  'POST /api/job-descriptions/:id/rescore': { action: 'rescore', kind: 'job description' },
}

/** Writes down calls that worked before they are answered: whoever hears that something was deleted can find it in the log. */
export const auditedCalls = (note: (call: AuditedCall) => Promise<void>) =>
  new Elysia({ name: 'audited-calls' }).onAfterHandle({ as: 'global' }, async (context) => {
    const { request, route, params, response, user } = context as typeof context & { user?: SessionUser; response: unknown }
    const known = audited[`${request.method} ${route}`]
    if (!known || !user || (response instanceof Response && !response.ok)) return
    const { id = made(response) } = (params ?? {}) as { id?: string }
    await note({ action: known.action, user, subject: id ? { kind: known.kind, id } : null, requestId: requestIdOf(request) })
  })

/** The id of what a call has made, where nothing in its address names it. */
const made = (response: unknown) => (response as { sessionId?: string } | null | undefined)?.sessionId
