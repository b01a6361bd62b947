import { t } from 'elysia'
import { calls, Done, oneOf, orNull } from '#src/contracts/contract.ts'

const form = t.String({ maxLength: 200 })

/** How people whose browser runs no scripts get a form in while proof of work is asked for. */
export const proofOfWorkCalls = calls({
  'GET /api/form-pass': {
    summary: 'How a form gets in without a script: by a link in an email, or by waiting',
    query: t.Object({ form }),
    answers: { 200: t.Object({ way: oneOf(['mail', 'wait']), seconds: t.Number(), token: orNull(t.String()) }) },
  },
  'POST /api/form-pass': {
    summary: 'Ask for a link that lets a form in without a script',
    body: t.Object({ form, email: t.String({ maxLength: 1000 }) }),
    answers: { 200: Done },
  },
  'POST /api/form-pass/open': {
    summary: 'Open such a link: the form may then be sent from this browser',
    body: t.Object({ token: t.String({ maxLength: 1000 }) }),
    answers: { 200: t.Object({ page: t.String() }) },
  },
})
