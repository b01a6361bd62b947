import { Elysia } from 'elysia'
import type { SessionUser } from '#src/accounts/index.ts'
import type { Company } from '#src/jobportal/index.ts'
import { requestIdOf } from './request-id.ts'

interface Shown {
  actorId: string | null
  workspaceId: string
  subject: { kind: string; id: string }
  requestId: string
}

/** Calls that show people in the order of their match, and of what; a list over several jobs is one of the workspace. */
const rankings: Record<string, 'job description' | 'job' | 'workspace'> = {
  'GET /api/job-descriptions/:id/ranking': 'job description',
  'GET /api/job-descriptions/:id/board': 'job description',
  'GET /api/job-descriptions/:id/archive': 'job description',
  'GET /api/candidate-filtering': 'workspace',
  'GET /api/candidates/segmented': 'workspace',
  'GET /api/recommendations/candidates': 'workspace',
  'GET /api/submissions/latest': 'workspace',
  'POST /api/submit': 'workspace',
  'POST /api/ask': 'workspace',
  'GET /jobportal/applications/:id': 'job',
}

/** Hands on which rankings people are shown, before they are answered. */
export const shownRankings = (note: (shown: Shown) => Promise<void>) =>
  new Elysia({ name: 'shown-rankings' }).onAfterHandle({ as: 'global' }, async (context) => {
    const { request, route, params, response, user, company } = context as typeof context & {
      user?: SessionUser
      company?: Company
      response: unknown
    }
    const kind = rankings[`${request.method} ${route}`]
    const workspaceId = user?.workspaceId ?? company?.id
    if (!kind || !workspaceId || (response instanceof Response && !response.ok)) return
    const { id = workspaceId } = kind === 'workspace' ? {} : ((params ?? {}) as { id?: string })
    await note({ actorId: user?.id ?? null, workspaceId, subject: { kind, id }, requestId: requestIdOf(request) })
  })
