import { t } from 'elysia'
import { calls, file, nothing } from '#src/contracts/contract.ts'
import { ApplicantConnections, ApplicantView } from './application-records.ts'

/** Longer ones are no links either, and are told so like any other that nobody was given. */
const token = t.String({ maxLength: 10_000 })
const params = t.Object({ token })
const line = t.String({ maxLength: 1000 })
const text = t.String({ maxLength: 20_000 })
const about = t.Union(
  (['name', 'phone', 'skills', 'titles', 'companies', 'degrees', 'experience', 'other'] as const).map((each) => t.Literal(each)),
)

export const applicantCalls = calls({
  'GET /api/application/:token': {
    summary: 'The application that a private link leads to',
    params,
    answers: { 200: ApplicantView },
  },
  'GET /api/application/:token/connections': {
    summary: 'Where something about the application was sent, newest first',
    params,
    answers: { 200: ApplicantConnections },
  },
  'PATCH /api/application/:token': {
    summary: 'Correct the name or the phone number that the company sees',
    params,
    body: t.Object({ name: t.Optional(line), phone: t.Optional(line) }),
    answers: { 200: ApplicantView },
  },
  'POST /api/application/:token/corrections': {
    summary: 'Say what is wrong or missing; a missing skill counts with a quote of the resume',
    params,
    body: t.Object({
      about,
      kind: t.Union([t.Literal('missing'), t.Literal('wrong')]),
      value: line,
      comment: text,
      quote: t.Optional(t.String({ maxLength: 5000 })),
    }),
    answers: { 200: ApplicantView },
  },
  'DELETE /api/application/:token/corrections/:correction': {
    summary: 'Take a correction back',
    params: t.Object({ token, correction: t.String({ maxLength: 100 }) }),
    answers: { 200: ApplicantView },
  },
  'POST /api/application/:token/review': {
    summary: 'Ask that a person looks at the application',
    params,
    body: t.Object({ reason: t.Optional(text) }),
    answers: { 200: ApplicantView },
  },
  'POST /api/application/:token/withdraw': {
    summary: 'Withdraw the application',
    params,
    answers: { 200: ApplicantView },
  },
  'POST /api/application/:token/newer/:newer': {
    summary: 'Let what was sent later with the same address take the place of what stands',
    params: t.Object({ token, newer: t.String({ maxLength: 100 }) }),
    answers: { 200: ApplicantView },
  },
  'DELETE /api/application/:token/newer/:newer': {
    summary: 'Delete what was sent later with the same address',
    params: t.Object({ token, newer: t.String({ maxLength: 100 }) }),
    answers: { 200: ApplicantView },
  },
  'GET /api/application/:token/data.zip': {
    summary: 'Everything that is kept of the application',
    params,
    answers: { 200: file('application/zip') },
  },
  'DELETE /api/application/:token': {
    summary: 'Delete everything that is kept of the application',
    params,
    answers: { 204: nothing },
  },
})
