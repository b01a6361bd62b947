import { t } from 'elysia'
import { calls, nothing } from '#src/contracts/contract.ts'
import { pageQuery, repeated } from '#src/contracts/parameters.ts'
import { DecisionRecord, PairRecord, PersonHistoryAnswer, VersionChangesAnswer } from './people-records.ts'

const id = t.String({ minLength: 1, maxLength: 100 })
const idParam = t.Object({ id })
const seen = t.Optional(t.Record(t.String({ maxLength: 100 }), t.String({ maxLength: 100 })))

export const peopleCalls = calls({
  'GET /api/people/:id': {
    summary: 'All resumes of a person, and everything they were ranked for',
    params: idParam,
    answers: { 200: PersonHistoryAnswer },
  },
  'GET /api/candidates/:id/history': {
    summary: 'The same for the person behind a candidate',
    params: idParam,
    answers: { 200: PersonHistoryAnswer },
  },
  'GET /api/candidates/versions': {
    summary: 'How many resumes the people behind these candidates have; those with one are left out',
    description: '`id` may be repeated. The answer is { candidate id: number }.',
    query: t.Object({ id: repeated(id) }),
    answers: { 200: t.Record(t.String(), t.Number()) },
  },
  'GET /api/resumes/:id/changes': {
    summary: 'What changed from one resume of a person to another; without since, from the one before',
    params: idParam,
    query: t.Object({ since: t.Optional(id) }),
    answers: { 200: VersionChangesAnswer },
  },
  'GET /api/duplicates': {
    summary: 'People who may be one, with the reasons; with person only the pairs of one person',
    query: t.Object({ ...pageQuery, person: t.Optional(id) }),
    answers: { 200: t.Object({ pairs: t.Array(PairRecord), total: t.Number(), waiting: t.Number(), canChange: t.Boolean() }) },
  },
  'GET /api/duplicates/decisions': {
    summary: 'Merges and distinctions that can be taken back, newest first',
    query: t.Object(pageQuery),
    answers: { 200: t.Object({ decisions: t.Array(DecisionRecord), total: t.Number(), canChange: t.Boolean() }) },
  },
  'POST /api/people/:id/merge': {
    summary: 'Say that another person is this one; seen holds the revisions that were shown, by id',
    params: idParam,
    body: t.Object({ person: id, seen }),
    answers: { 200: t.Object({ _id: t.String() }) },
  },
  'DELETE /api/people/merges/:id': {
    summary: 'Take a merge back',
    params: idParam,
    answers: { 200: t.Object({ people: t.Tuple([t.String(), t.String()]) }) },
  },
  'POST /api/people/:id/distinct': {
    summary: 'Say that two people are not the same',
    params: idParam,
    body: t.Object({ person: id, seen }),
    answers: { 200: t.Object({ _id: t.String() }) },
  },
  'DELETE /api/people/distinctions/:id': {
    summary: 'Take back that two people are not the same',
    params: idParam,
    answers: { 204: nothing },
  },
})
