import { Type as t } from '@sinclair/typebox'
import { calls, nothing, oneOf, orNull } from '#src/contracts/contract.ts'
import { fieldAudiences, fieldKinds } from '#src/fields/constants.ts'
import { FieldRecord, FilledFieldRecord } from './records.ts'

const id = t.String({ maxLength: 100 })
const idParam = t.Object({ id })
const ofCandidate = t.Object({ id, fieldId: id })
const version = t.Integer({ minimum: 0 })
const wanted = {
  name: t.String({ maxLength: 500 }),
  choices: t.Optional(
    t.Array(t.Object({ id: t.Optional(id), name: t.String({ maxLength: 500 }), retired: t.Optional(t.Boolean()) }), {
      maxItems: 500,
    }),
  ),
  unit: t.Optional(orNull(t.String({ maxLength: 200 }))),
  minimum: t.Optional(orNull(t.Number())),
  maximum: t.Optional(orNull(t.Number())),
  shownToApplicant: t.Optional(t.Boolean()),
  audience: t.Optional(oneOf(fieldAudiences)),
}

/** Fields of a workspace, and what candidates have in them. */
export const fieldsContract = calls({
  'GET /api/fields': {
    summary: 'The fields of the workspace that this person may see, in their order',
    answers: { 200: t.Array(FieldRecord) },
  },
  'POST /api/fields': {
    summary: 'Add a field; 50 at most',
    body: t.Object({ ...wanted, kind: oneOf(fieldKinds) }),
    answers: { 201: FieldRecord },
  },
  'PUT /api/fields/order': {
    summary: 'Put the fields in this order',
    body: t.Object({ ids: t.Array(id, { maxItems: 100 }) }),
    answers: { 200: t.Array(FieldRecord) },
  },
  'PUT /api/fields/:id': {
    summary: 'Rename a field, or change its choices, limits and who sees it; values stay. 409 FIELD_CHANGED_MEANWHILE',
    params: idParam,
    body: t.Object({ ...wanted, version }),
    answers: { 200: FieldRecord },
  },
  'GET /api/fields/:id/impact': {
    summary: 'How many values would go with the field',
    params: idParam,
    answers: { 200: t.Object({ values: t.Number() }) },
  },
  'DELETE /api/fields/:id': {
    summary:
      'Remove a field with its values; `values` is how many are expected to go. 409 VALUES_CHANGED when it is another number',
    params: idParam,
    query: t.Object({ values: t.String({ pattern: '^\\d{1,9}$' }) }),
    answers: { 204: nothing },
  },
  'GET /api/candidates/:id/fields': {
    summary: 'The fields that this person may see, with what the candidate has in them. None of it enters the score',
    params: idParam,
    answers: { 200: t.Array(FilledFieldRecord) },
  },
  'PUT /api/candidates/:id/fields/:fieldId': {
    summary: 'Write a value: a text, a number, a day, ids of choices, or null to empty the field. 409 VALUE_CHANGED_MEANWHILE',
    params: ofCandidate,
    body: t.Object({
      value: t.Union([t.Null(), t.String({ maxLength: 20_000 }), t.Number(), t.Array(id, { maxItems: 200 })]),
      version,
    }),
    answers: { 200: FilledFieldRecord },
  },
  'POST /api/candidates/:id/fields/:fieldId/file': {
    summary: 'Store a file (PDF, DOC or DOCX, 25 MB) in a field of files, in the place of the one before',
    params: ofCandidate,
    form: t.Object({ file: t.Any(), version: t.String() }),
    answers: { 200: FilledFieldRecord },
  },
  'GET /api/candidates/:id/fields/:fieldId/file': {
    summary: 'A link to download the file of a field, for five minutes',
    params: ofCandidate,
    answers: { 200: t.Object({ url: t.String() }) },
  },
})
