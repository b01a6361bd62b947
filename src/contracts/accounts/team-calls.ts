import { t } from 'elysia'
import { calls } from '#src/contracts/contract.ts'
import { InvitationRecord, TeamRecord, WorkspaceChoice } from './records.ts'
import { Role } from './words.ts'

const text = t.String({ maxLength: 1000 })

export const teamCalls = calls({
  'GET /api/team': {
    summary: 'The members of the workspace; for owners also who is invited',
    answers: { 200: TeamRecord },
  },
  'POST /api/team/invitations': {
    stepUp: (body: { role?: string }) => body.role === 'owner',
    summary: 'Mail somebody a link into the workspace',
    body: t.Object({
      email: text,
      fullName: t.Optional(text),
      role: Role,
      /** Ids of job descriptions, for a role that sees only those. */
      jobs: t.Optional(t.Array(t.String({ maxLength: 100 }), { maxItems: 1000 })),
    }),
    answers: { 201: t.Object({ message: t.String(), invitation: InvitationRecord }) },
  },
  'POST /api/team/invitations/:id/resend': {
    summary: 'Mail a new link; the older one ends',
    answers: { 200: t.Object({ message: t.String(), invitation: InvitationRecord }) },
  },
  'DELETE /api/team/invitations/:id': {
    summary: 'End the link of an invitation',
    answers: { 200: t.Object({ message: t.String() }) },
  },
  'PUT /api/team/members/:id/role': {
    stepUp: true,
    summary: 'Give a member another role',
    body: t.Object({ role: Role }),
    answers: { 200: t.Object({ message: t.String() }) },
  },
  'POST /api/team/members/:id/transfer': {
    stepUp: true,
    summary: 'Make a member owner, and oneself a recruiter',
    answers: { 200: t.Object({ message: t.String() }) },
  },
  'DELETE /api/team/members/:id': {
    summary: 'Remove a member (owners), or leave (everybody, with the own id)',
    answers: { 200: t.Object({ message: t.String() }) },
  },
  'GET /api/workspaces': {
    summary: 'The workspaces one can work in',
    answers: { 200: t.Array(WorkspaceChoice) },
  },
  'POST /api/workspaces/:id/switch': {
    summary: 'Work in another workspace',
    answers: { 200: t.Object({ message: t.String() }) },
  },
})
