import { t } from 'elysia'
import { calls, Done, orNull } from '#src/contracts/contract.ts'
import { CompanyProfile } from './records.ts'

const text = t.String({ maxLength: 1000 })
const secret = t.String({ maxLength: 4096 })

export const accountCalls = calls({
  'POST /jobportal/register': {
    summary: 'Open an account for a company',
    body: t.Object({ fullName: text, email: text, password: secret, companyName: text }),
    answers: { 201: t.Object({ message: t.String() }) },
  },
  'GET /api/jobportal/verify-email': {
    summary: 'Verify an address by the link from the email',
    query: t.Object({ token: text, email: text }),
    answers: { 200: t.Object({ message: t.String() }) },
  },
  'POST /api/jobportal/verify-email': {
    summary: 'Verify an address by the link from the email and the password chosen at registration',
    body: t.Object({ token: text, email: text, password: secret }),
    answers: { 200: Done },
  },
  'GET /api/jobportal/registration': {
    summary: 'What was registered with an address, by the link from the email',
    query: t.Object({ token: text, email: text }),
    answers: { 200: t.Object({ companyName: t.String(), registeredAt: t.String() }) },
  },
  'DELETE /api/jobportal/registration': {
    summary: '"This was not me": delete a registration by the link from the email',
    body: t.Object({ token: text, email: text }),
    answers: { 200: Done },
  },
  'POST /api/jobportal/resend-verification': {
    summary: 'Ask for a new verification link',
    answers: { 200: t.Object({ message: t.String() }) },
  },
  'POST /jobportal/login': {
    summary: 'Get a token for 12 hours',
    body: t.Object({ email: text, password: secret }),
    answers: { 200: t.Object({ message: t.String(), token: t.String() }) },
  },
  'POST /api/jobportal/forgot-password': {
    summary: 'Ask for a link to set a new password',
    body: t.Object({ email: text }),
    answers: { 200: t.Object({ message: t.String() }) },
  },
  'POST /api/jobportal/reset-password': {
    summary: 'Set a new password by the link from the email',
    body: t.Object({ token: text, email: text, password: secret, confirmPassword: secret }),
    answers: { 200: t.Object({ message: t.String() }) },
  },
  'GET /jobportal/profile': {
    summary: 'The signed-in company, and within how many days half of its applicants had an answer',
    answers: { 200: t.Object({ user: CompanyProfile, answerDays: orNull(t.Number()) }) },
  },
})
