import { t } from 'elysia'
import { calls, Done, orNull, redirect } from '#src/contracts/contract.ts'
import { OwnIdentityRecord, SignInWay } from './records.ts'

const name = t.Object({ provider: t.String({ maxLength: 40 }) })
/** What a page is told that somebody was sent back to. */
const cameBack = t.Object({ problem: t.Optional(t.String({ maxLength: 40 })), with: t.Optional(t.String({ maxLength: 40 })) })

export const providerCalls = calls({
  'GET /api/login/with': {
    summary: 'What people may sign in with beside a password, and what went wrong with a provider',
    query: cameBack,
    answers: { 200: t.Object({ ways: t.Array(SignInWay), passkeys: t.Boolean(), problem: orNull(t.String()) }) },
  },
  'GET /login/with/:provider': {
    summary: 'Sign in with an identity provider, or prove there who one is: leads there',
    params: name,
    query: t.Object({ next: t.Optional(t.String({ maxLength: 8000 })), prove: t.Optional(t.Literal('on')) }),
    answers: { 303: redirect },
  },
  'GET /login/with/:provider/callback': {
    summary: 'Where the identity provider sends people back to; leads on, signed in or with what went wrong',
    params: name,
    answers: { 303: redirect },
  },
  'POST /api/login/with/:provider/logout': {
    summary: 'Back-channel logout: the identity provider ends the sessions that began there',
    params: name,
    body: t.Object({ logout_token: t.String({ maxLength: 16_384 }) }),
    answers: { 200: Done },
  },
  'GET /api/identities': {
    summary: 'The identity providers of this server, and which of them the own account is linked with',
    query: cameBack,
    answers: { 200: t.Object({ identities: t.Array(OwnIdentityRecord), problem: orNull(t.String()) }) },
  },
  'POST /api/identities/:provider': {
    stepUp: true,
    summary: 'Begin to link the own account with one at an identity provider; answers where to go',
    params: name,
    answers: { 200: t.Object({ address: t.String() }) },
  },
  'DELETE /api/identities/:provider': {
    stepUp: true,
    summary: 'Take the link with an identity provider away',
    params: name,
    answers: { 200: Done },
  },
})
