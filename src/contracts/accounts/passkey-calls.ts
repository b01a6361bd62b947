import { t } from 'elysia'
import { secondFactorRequirements } from '#src/accounts/constants.ts'
import { calls, Done, oneOf, orNull } from '#src/contracts/contract.ts'
import { MadePasskey, PasskeysRecord, PasskeyToMake, PasskeyToSign, SignedChallenge, UserRecord } from './records.ts'

const name = t.String({ maxLength: 200 })
const one = t.Object({ id: t.String({ maxLength: 100 }) })
const requirement = oneOf(secondFactorRequirements)
const codes = t.Array(t.String())

export const passkeyCalls = calls({
  'POST /api/login/passkey/challenge': {
    summary: 'Begin to sign in with a passkey; the same for everybody',
    body: t.Object({}),
    answers: { 200: PasskeyToSign },
  },
  'POST /api/login/passkey': {
    summary: 'Sign in with a passkey alone',
    body: SignedChallenge,
    answers: { 200: t.Object({ message: t.String(), user: UserRecord, isFirstTime: t.Boolean() }) },
  },
  'GET /api/passkeys': {
    summary: 'The own passkeys',
    answers: { 200: PasskeysRecord },
  },
  'POST /api/passkeys/challenge': {
    stepUp: true,
    summary: 'Begin to make a passkey',
    body: t.Object({}),
    answers: { 200: PasskeyToMake },
  },
  'POST /api/passkeys': {
    stepUp: true,
    summary: 'Keep a passkey that was made; answers recovery codes, once, where two-factor sign-in was off',
    body: t.Object({ name, made: MadePasskey }),
    answers: { 201: t.Object({ message: t.String(), recoveryCodes: orNull(codes) }) },
  },
  'PUT /api/passkeys/:id': {
    summary: 'Give one of the own passkeys another name',
    params: one,
    body: t.Object({ name }),
    answers: { 200: Done },
  },
  'DELETE /api/passkeys/:id': {
    stepUp: true,
    summary: 'Remove one of the own passkeys',
    params: one,
    answers: { 200: Done },
  },
  'POST /api/passkeys/recovery-codes': {
    summary: 'New recovery codes in place of the older ones, with a passkey',
    body: SignedChallenge,
    answers: { 200: t.Object({ message: t.String(), recoveryCodes: codes }) },
  },
  'POST /api/proof/challenge': {
    summary: 'Begin to prove with a passkey who one is',
    body: t.Object({}),
    answers: { 200: PasskeyToSign },
  },
  'GET /admin/second-factor-policy': {
    summary: 'Of whom a second factor is required',
    answers: { 200: t.Object({ requirement, isFixed: t.Boolean() }) },
  },
  'PUT /admin/second-factor-policy': {
    stepUp: true,
    summary: 'Say of whom a second factor is required',
    body: t.Object({ requirement }),
    answers: { 200: Done },
  },
})
