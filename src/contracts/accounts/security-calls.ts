import { t } from 'elysia'
import { calls, Done } from '#src/contracts/contract.ts'
import { ProofRecord, SecondFactorRecord, SessionRecord, SignedChallenge } from './records.ts'

const secret = t.String({ maxLength: 4096 })
const code = t.String({ maxLength: 100 })

export const securityCalls = calls({
  'PUT /api/password': {
    summary: 'Change the own password; ends all other sessions',
    body: t.Object({ currentPassword: secret, newPassword: secret, confirmPassword: secret }),
    answers: { 200: t.Object({ message: t.String() }) },
  },
  'GET /api/proof': {
    summary: 'Whether a proof of who one is would be asked for now, and what counts as one',
    answers: { 200: ProofRecord },
  },
  'POST /api/proof': {
    summary: 'Prove who one is, by password, by a code where two-factor sign-in is on, or by a passkey; it counts for 10 minutes',
    body: t.Object({ password: t.Optional(secret), code: t.Optional(code), passkey: t.Optional(SignedChallenge) }),
    answers: { 200: Done },
  },
  'GET /api/second-factor': {
    summary: 'Whether two-factor sign-in is on',
    answers: { 200: SecondFactorRecord },
  },
  'POST /api/second-factor': {
    summary: 'Begin to set up two-factor sign-in: the secret for an authenticator app',
    body: t.Object({ password: secret }),
    answers: { 200: t.Object({ secret: t.String(), address: t.String() }) },
  },
  'POST /api/second-factor/confirm': {
    stepUp: true,
    summary: 'Turn two-factor sign-in on with a first code; answers the recovery codes, once',
    body: t.Object({ code }),
    answers: { 200: t.Object({ message: t.String(), recoveryCodes: t.Array(t.String()) }) },
  },
  'POST /api/second-factor/off': {
    summary: 'Turn two-factor sign-in off',
    body: t.Object({ password: secret, code }),
    answers: { 200: t.Object({ message: t.String() }) },
  },
  'POST /api/second-factor/recovery-codes': {
    summary: 'New recovery codes in place of the older ones',
    body: t.Object({ password: secret, code }),
    answers: { 200: t.Object({ message: t.String(), recoveryCodes: t.Array(t.String()) }) },
  },
  'GET /api/sessions': {
    summary: 'Where one is signed in',
    answers: { 200: t.Array(SessionRecord) },
  },
  'DELETE /api/sessions/:id': {
    summary: 'Sign one of the own devices out',
    answers: { 200: t.Object({ message: t.String() }) },
  },
  'DELETE /api/sessions': {
    summary: 'Sign out everywhere else',
    answers: { 200: t.Object({ message: t.String(), count: t.Number() }) },
  },
})
