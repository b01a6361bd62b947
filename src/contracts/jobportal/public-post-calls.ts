import { t } from 'elysia'
import { calls } from '#src/contracts/contract.ts'
import { PublicJobRecord } from './records.ts'

const params = t.Object({ id: t.String({ maxLength: 100 }) })

export const publicPostCalls = calls({
  'GET /public/job/:id': {
    summary: 'One job, also a closed one',
    params,
    answers: { 200: PublicJobRecord },
  },
  'GET /public/view-jd/:id': {
    summary: 'A link to the file of a job that lasts five minutes',
    params,
    answers: { 200: t.Object({ url: t.String() }) },
  },
})
