import { t } from 'elysia'
import { calls } from '#src/contracts/contract.ts'
import { FlipLabAnswer, ImpactAnswer, SaidOfOneself } from './records.ts'

const params = t.Object({ id: t.String({ maxLength: 100 }) })
const token = t.Object({ token: t.String({ maxLength: 10_000 }) })
const said = t.Union([t.String({ maxLength: 40 }), t.Null()])

export const fairnessCalls = calls({
  'GET /api/job-descriptions/:id/flip-lab': {
    summary: 'The newest comparison of the candidates of a job with their twins',
    params,
    answers: { 200: FlipLabAnswer },
  },
  'POST /api/job-descriptions/:id/flip-lab': {
    summary: 'Compare the candidates of a job with twins of another name, gender, age, school …; one run at a time',
    params,
    answers: { 202: FlipLabAnswer },
  },
  'GET /api/application/:token/self-identification': {
    summary: 'What an applicant said of themselves, for nobody else to read',
    params: token,
    answers: { 200: SaidOfOneself },
  },
  'PUT /api/application/:token/self-identification': {
    summary: 'Say, change or take back (null) sex and ethnicity, of the own will',
    params: token,
    body: t.Object({ sex: said, ethnicity: said }),
    answers: { 200: SaidOfOneself },
  },
  'GET /jobportal/impact-ratios': {
    summary: 'Selection and scoring rates by group, small groups left out',
    answers: { 200: ImpactAnswer },
  },
  'GET /admin/impact-ratios': {
    summary: 'The same for all companies, or for one',
    query: t.Object({ company: t.Optional(t.String({ maxLength: 100 })) }),
    answers: { 200: ImpactAnswer },
  },
})
