import { t } from 'elysia'
import { calls, nothing, oneOf } from '#src/contracts/contract.ts'
import { pageQuery } from '#src/contracts/parameters.ts'
import { tagColours } from '#src/hiring/constants.ts'
import { AnswerRecord, CountedTagRecord, NoteRecord, TagRecord, TaskRecord, TasksAnswer } from './records.ts'

const id = t.String({ maxLength: 100 })
const idParam = t.Object({ id })
const version = t.Integer({ minimum: 0 })
const colour = oneOf(tagColours)
const name = t.String({ maxLength: 200 })
const noteText = t.String({ maxLength: 50_000 })
const task = {
  title: t.String({ maxLength: 1000 }),
  dueOn: t.Nullable(t.String({ maxLength: 20 })),
  assigneeId: t.Nullable(id),
}

export const noteCalls = calls({
  'GET /api/tags': {
    summary: 'The tags of the workspace, with the number of candidates that carry each',
    answers: { 200: t.Array(CountedTagRecord) },
  },
  'PUT /api/tags/:id': {
    summary: 'Rename or recolour a tag everywhere',
    params: idParam,
    body: t.Object({ name, colour }),
    answers: { 200: TagRecord },
  },
  'DELETE /api/tags/:id': {
    summary: 'Take a tag from everybody who carries it',
    params: idParam,
    answers: { 204: nothing },
  },
  'POST /api/candidates/:id/tags': {
    summary: 'Give a candidate a tag; an unknown one is made',
    params: idParam,
    body: t.Object({ name, colour: t.Optional(colour) }),
    answers: { 200: TagRecord },
  },
  'DELETE /api/candidates/:id/tags/:tagId': {
    summary: 'Take a tag from a candidate',
    params: t.Object({ id, tagId: id }),
    answers: { 204: nothing },
  },
  'POST /api/candidates/:id/notes': {
    summary: 'Write a note; "@Full Name" asks for a colleague, who gets an email',
    params: idParam,
    body: t.Object({ text: noteText }),
    idempotent: true,
    answers: { 201: NoteRecord },
  },
  'PUT /api/notes/:id': {
    summary: 'Change a note of one’s own',
    params: idParam,
    body: t.Object({ text: noteText, version }),
    answers: { 200: NoteRecord },
  },
  'DELETE /api/notes/:id': {
    summary: 'Delete a note of one’s own, with everything it ever said',
    params: idParam,
    answers: { 204: nothing },
  },
  'GET /api/notes/:id/history': {
    summary: 'What a note said before, newest first',
    params: idParam,
    answers: { 200: t.Array(t.Object({ writtenAt: t.String(), version: t.Number(), text: t.String() })) },
  },
  'POST /api/candidates/:id/mentions-seen': {
    summary: 'Mark the notes at a candidate that mention this person as seen',
    params: idParam,
    answers: { 200: t.Object({ seen: t.Number() }) },
  },
  'GET /api/tasks': {
    summary:
      'Tasks of this person (of=everybody: of the workspace; due=late: only those whose day is over), and the notes that mention them',
    query: t.Object({
      ...pageQuery,
      of: t.Optional(t.String({ maxLength: 20 })),
      done: t.Optional(t.String({ maxLength: 5 })),
      due: t.Optional(t.String({ maxLength: 5 })),
    }),
    answers: { 200: TasksAnswer },
  },
  'GET /api/answers': {
    summary: 'What candidates answered in the last 14 days: times chosen, assessments finished, corrections, wishes',
    answers: { 200: t.Array(AnswerRecord) },
  },
  'POST /api/candidates/:id/tasks': {
    summary: 'Add a task at a candidate',
    params: idParam,
    body: t.Object(task),
    idempotent: true,
    answers: { 201: TaskRecord },
  },
  'PUT /api/tasks/:id': {
    summary: 'Change a task, or mark it done or open',
    params: idParam,
    body: t.Object({ ...task, done: t.Boolean(), version }),
    answers: { 200: TaskRecord },
  },
  'DELETE /api/tasks/:id': {
    summary: 'Delete a task',
    params: idParam,
    answers: { 204: nothing },
  },
})
