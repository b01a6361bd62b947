import { t } from 'elysia'
import { ProofRecord, SignedChallenge } from '#src/contracts/accounts/records.ts'
import { calls, Done } from '#src/contracts/contract.ts'
import { CompanySessionRecord } from './records.ts'

export const sessionCalls = calls({
  'POST /jobportal/logout': { summary: 'End the token that this call brings', answers: { 200: Done } },
  'GET /jobportal/proof': {
    summary: 'Whether a proof of who one is would be asked for now',
    answers: { 200: ProofRecord },
  },
  'POST /jobportal/proof': {
    summary: 'Prove by password or by a passkey who one is; it counts for 10 minutes',
    body: t.Object({ password: t.Optional(t.String({ maxLength: 4096 })), passkey: t.Optional(SignedChallenge) }),
    answers: { 200: Done },
  },
  'GET /jobportal/sessions': {
    summary: 'Where the company is signed in',
    answers: { 200: t.Array(CompanySessionRecord) },
  },
  'DELETE /jobportal/sessions/:id': {
    summary: 'Sign one of the devices out',
    params: t.Object({ id: t.String({ maxLength: 100 }) }),
    answers: { 200: Done },
  },
  'DELETE /jobportal/sessions': {
    summary: 'Sign out everywhere else',
    answers: { 200: t.Object({ ...Done.properties, count: t.Number() }) },
  },
})
