import { t } from 'elysia'
import { calls, nothing } from '#src/contracts/contract.ts'
import { JobTemplateRecord } from './posts-records.ts'
import { CompanyProfile, OwnJobRecord } from './records.ts'

const params = t.Object({ id: t.String({ maxLength: 100 }) })
const text = t.String({ maxLength: 1000 })
export const fieldsInWords =
  'A form, or the same as JSON: title (any text of at most 120 characters), location and descriptionText; companyName, experience, jobType, department, skillsRequired (separated by commas, or repeated), salaryRange, closesOn (year-month-day), country (ISO 3166-1, two letters), isRemote, questions (JSON list of { question, required }), and jobDescription, a PDF or DOCX file of at most 25 MB.'

export const jobForm = t.Object({
  title: t.String(),
  location: t.String(),
  descriptionText: t.String(),
  jobDescription: t.Optional(t.File()),
})

export const postCalls = calls({
  'PUT /jobportal/profile': {
    summary:
      'Change the name, the company, which emails about applications are wanted, or what its job pages say about how long an answer takes',
    body: t.Object({
      fullName: t.Optional(text),
      companyName: t.Optional(text),
      applicationMails: t.Optional(text),
      answerWords: t.Optional(text),
    }),
    answers: { 200: t.Object({ user: CompanyProfile }) },
  },
  'GET /jobportal/myjobs': {
    summary: 'Its jobs, newest first',
    answers: { 200: t.Object({ jobs: t.Array(OwnJobRecord) }) },
  },
  'GET /jobportal/titles': {
    summary: 'The titles that are offered for jobs; any other may be written',
    answers: { 200: t.Object({ titles: t.Array(t.Object({ _id: t.String(), name: t.String() })) }) },
  },
  'GET /jobportal/titles/like': {
    summary: 'At most ten job titles that begin like `q`: the offered ones first, then those of O*NET',
    query: t.Object({ q: t.Optional(text) }),
    answers: { 200: t.Object({ titles: t.Array(t.String()) }) },
  },
  'GET /jobportal/skills': {
    summary: 'At most ten names of skills that begin like `q`',
    query: t.Object({ q: t.Optional(text) }),
    answers: { 200: t.Object({ skills: t.Array(t.String()) }) },
  },
  'GET /jobportal/templates': {
    summary: 'Texts to start a job from: its own, and ours',
    answers: { 200: t.Object({ templates: t.Array(JobTemplateRecord) }) },
  },
  'POST /jobportal/templates': {
    summary: 'Keep a text to start jobs from',
    body: t.Object({ name: text, fields: t.Record(t.String(), t.Unknown()) }),
    answers: { 201: JobTemplateRecord },
  },
  'DELETE /jobportal/templates/:id': {
    summary: 'Delete a text to start jobs from',
    params,
    answers: { 204: nothing },
  },
  'POST /jobportal/post': {
    summary: 'Post a job',
    description: `${fieldsInWords} copyFileFrom names another job of the company whose file is copied. Only for verified companies.`,
    form: jobForm,
    idempotent: true,
    answers: { 201: t.Object({ message: t.String(), jobId: t.String() }) },
  },
  'GET /jobportal/jobs/:id': {
    summary: 'One of its jobs',
    params,
    answers: { 200: t.Object({ job: OwnJobRecord }) },
  },
  'PUT /jobportal/jobs/:id': {
    summary: 'Change a job',
    params,
    description: `${fieldsInWords} With removeFile its file is taken away.`,
    form: jobForm,
    answers: { 200: t.Object({ message: t.String(), job: OwnJobRecord }) },
  },
  'PATCH /jobportal/jobs/:id': {
    summary: 'Close or reopen a job; one that is reopened after its closing date has none from then on',
    params,
    body: t.Object({ status: t.Union([t.Literal('Active'), t.Literal('Closed')]) }),
    answers: { 200: t.Object({ job: OwnJobRecord }) },
  },
  'DELETE /jobportal/jobs/:id': {
    summary: 'Delete a job that nobody has applied for',
    params,
    answers: { 204: nothing },
  },
  'POST /jobportal/generate-public-url/:id': {
    summary: 'The address of the public page of a job',
    params,
    answers: { 200: t.Object({ publicUrl: t.String() }) },
  },
  'GET /jobportal/view-jd/:id': {
    summary: 'A link to the file of a job that lasts five minutes',
    params,
    answers: { 200: t.Object({ url: t.String() }) },
  },
})
