import { t } from 'elysia'
import { calls } from '#src/contracts/contract.ts'
import { maximumHoldReason } from '#src/privacy/constants.ts'
import { ApplicationRecord } from './application-records.ts'
import { KeepAnswer, KeepPreviewRecord } from './keeping-records.ts'

const idParam = t.Object({ id: t.String({ maxLength: 100 }) })

export const keepingCalls = calls({
  'GET /jobportal/retention': {
    summary: 'For how long applications are kept, which go when, and which a hold keeps',
    answers: { 200: KeepAnswer },
  },
  'GET /jobportal/retention/preview': {
    summary: 'Which applications would go if they were kept for so many days',
    query: t.Object({ days: t.Numeric() }),
    answers: { 200: KeepPreviewRecord },
  },
  'PUT /jobportal/retention': {
    summary: 'Set the days after which applications are deleted; null switches it off',
    description: 'After a period is switched on or shortened nothing goes for 7 days.',
    body: t.Object({ days: t.Union([t.Number(), t.Null()]) }),
    answers: { 200: KeepAnswer },
  },
  'PUT /jobportal/applications/:id/hold': {
    summary: 'Keep an application from its period and from every deletion, with a reason',
    params: idParam,
    body: t.Object({ reason: t.String({ maxLength: maximumHoldReason * 4 }) }),
    answers: { 200: ApplicationRecord },
  },
  'DELETE /jobportal/applications/:id/hold': {
    summary: 'Lift the hold on an application',
    params: idParam,
    answers: { 200: ApplicationRecord },
  },
})
