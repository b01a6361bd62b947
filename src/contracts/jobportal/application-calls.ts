import { t } from 'elysia'
import { calls, file, nothing, oneOf } from '#src/contracts/contract.ts'
import { pageQuery } from '#src/contracts/parameters.ts'
import { rejectionLetters } from '#src/jobportal/applications/constants.ts'
import { applicationStatuses } from '#src/jobportal/constants.ts'
import { ApplicationDetail, ApplicationRecord } from './application-records.ts'

const idParam = t.Object({ id: t.String({ maxLength: 100 }) })
const status = oneOf(applicationStatuses)
/** Refused with a sentence where it is too long, so only the absurd is refused here. */
const letter = { subject: t.String({ maxLength: 2000 }), body: t.String({ maxLength: 100_000 }) }
const explanation = t.String({ maxLength: 10_000 })
const tell = t.Union([
  t.Boolean(),
  t.Object({
    template: t.Optional(oneOf(rejectionLetters.map(({ key }) => key))),
    subject: t.Optional(letter.subject),
    body: t.Optional(letter.body),
    reason: t.Optional(t.Boolean()),
  }),
])
const filters = {
  status: t.Optional(status),
  q: t.Optional(t.String({ maxLength: 200 })),
  sort: t.Optional(oneOf(['match', 'newest', 'name', '-match', '-newest', '-name'])),
  only: t.Optional(oneOf(['needs-person', 'needs-review', 'unanswered', 'withdrawn'])),
}
export const applicationsQuery = t.Object({ ...pageQuery, ...filters })

export const applicationCalls = calls({
  'GET /jobportal/applications/:id': {
    summary: 'The applications of a job, best first. The same address is the page that shows them.',
    params: idParam,
    query: applicationsQuery,
    answers: { 200: t.Array(ApplicationRecord) },
  },
  'GET /jobportal/applications/:id/export.csv': {
    stepUp: true,
    summary: 'The applications of a job as CSV',
    params: idParam,
    query: t.Object(filters),
    answers: { 200: file('text/csv; charset=utf-8') },
  },
  'GET /jobportal/application/:id': {
    summary: 'One application: the resume as it was read, every quote of its score, notes, emails and events',
    params: idParam,
    answers: { 200: ApplicationDetail },
  },
  'PATCH /jobportal/applications/:id': {
    summary:
      'Set the status. A rejection needs opened evidence and a reason (a name, its words, or your own) and may be told by email, which waits for ten minutes; until then another status takes it back.',
    params: idParam,
    body: t.Object({
      status,
      reason: t.Optional(explanation),
      text: t.Optional(explanation),
      tell: t.Optional(tell),
      reviewed: t.Optional(t.Literal(true)),
    }),
    answers: { 200: ApplicationRecord },
  },
  'POST /jobportal/applications/:id/reviewed': {
    summary: 'Say that a person has looked at it, as the applicant asked',
    params: idParam,
    answers: { 200: ApplicationRecord },
  },
  'DELETE /jobportal/applications/:id': {
    summary: 'Delete an application with everything that belongs to it',
    params: idParam,
    answers: { 204: nothing },
  },
  'POST /jobportal/applications/:id/message': {
    summary: 'Send an email to an applicant; {name}, {jobTitle} and {companyName} are filled in',
    params: idParam,
    body: t.Object(letter),
    idempotent: true,
    answers: {
      201: t.Object({
        _id: t.String(),
        subject: t.String(),
        body: t.String(),
        sentBy: t.String(),
        createdAt: t.String(),
        state: oneOf(['queued', 'sent', 'failed', 'held', 'cancelled']),
        message: t.String(),
      }),
    },
  },
  'POST /jobportal/applications/:id/notes': {
    summary: 'Write something down about an applicant, for the company itself',
    params: idParam,
    body: t.Object({ text: t.String({ maxLength: 50_000 }) }),
    answers: { 201: t.Object({ _id: t.String(), text: t.String(), writtenBy: t.String(), createdAt: t.String() }) },
  },
  'DELETE /jobportal/applications/:id/notes/:note': {
    summary: 'Delete a note',
    params: t.Object({ id: t.String({ maxLength: 100 }), note: t.String({ maxLength: 100 }) }),
    answers: { 204: nothing },
  },
  'GET /jobportal/view-resume/:id': {
    summary: 'A link to the resume of an applicant that works for five minutes',
    params: idParam,
    answers: { 200: t.Object({ url: t.String(), filename: t.String() }) },
  },
  'GET /jobportal/jobs/:id/unanswered': {
    summary: 'Who applied for a job and has had no answer',
    params: idParam,
    answers: {
      200: t.Array(
        t.Object({
          _id: t.String(),
          candidateName: t.String(),
          candidateEmail: t.String(),
          status: oneOf(['Rejected', 'New', 'Reviewed', 'Shortlisted']),
        }),
      ),
    },
  },
  'POST /jobportal/jobs/:id/unanswered': {
    summary: 'Write to them, each in an email of their own',
    params: idParam,
    body: t.Object({ ...letter, applicationIds: t.Array(t.String({ maxLength: 100 }), { maxItems: 10_000 }) }),
    answers: { 200: t.Object({ sent: t.Number() }) },
  },
})
