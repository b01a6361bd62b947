import { t } from 'elysia'
import { MadePasskey, PasskeysRecord, PasskeyToMake, PasskeyToSign, SignedChallenge } from '#src/contracts/accounts/records.ts'
import { calls, Done } from '#src/contracts/contract.ts'

const name = t.String({ maxLength: 200 })
const one = t.Object({ id: t.String({ maxLength: 100 }) })

export const companyPasskeyCalls = calls({
  'POST /api/jobportal/login/passkey/challenge': {
    summary: 'Begin to sign a company in with a passkey; the same for everybody',
    body: t.Object({}),
    answers: { 200: PasskeyToSign },
  },
  'POST /api/jobportal/login/passkey': {
    summary: 'Sign a company in with a passkey alone',
    body: SignedChallenge,
    answers: { 200: t.Object({ message: t.String(), token: t.String() }) },
  },
  'GET /jobportal/passkeys': {
    summary: 'The passkeys of the company',
    answers: { 200: PasskeysRecord },
  },
  'POST /jobportal/passkeys/challenge': {
    stepUp: true,
    summary: 'Begin to make a passkey',
    body: t.Object({}),
    answers: { 200: PasskeyToMake },
  },
  'POST /jobportal/passkeys': {
    stepUp: true,
    summary: 'Keep a passkey that was made',
    body: t.Object({ name, made: MadePasskey }),
    answers: { 201: Done },
  },
  'PUT /jobportal/passkeys/:id': {
    summary: 'Give a passkey another name',
    params: one,
    body: t.Object({ name }),
    answers: { 200: Done },
  },
  'DELETE /jobportal/passkeys/:id': {
    stepUp: true,
    summary: 'Remove a passkey',
    params: one,
    answers: { 200: Done },
  },
  'POST /jobportal/proof/challenge': {
    summary: 'Begin to prove with a passkey who one is',
    body: t.Object({}),
    answers: { 200: PasskeyToSign },
  },
})
