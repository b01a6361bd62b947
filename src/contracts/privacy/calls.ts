import { t } from 'elysia'
import { calls, file } from '#src/contracts/contract.ts'
import { maximumDeleted, maximumHoldReason, retentionKinds } from '#src/privacy/constants.ts'
import { CandidatePrivacy, DeletionOutcome, DeletionPreview, RetentionAnswer, RetentionPreview } from './records.ts'

const id = t.String({ maxLength: 100 })
const idParam = t.Object({ id })
// One more than is allowed still gets the sentence that says so.
const idsBody = t.Object({ ids: t.Array(id, { minItems: 1, maxItems: maximumDeleted * 10 }) })
const kindParam = t.Object({ kind: t.Union(retentionKinds.map((kind) => t.Literal(kind))) })

export const privacyCalls = calls({
  'POST /api/candidates/deletion-preview': {
    summary: 'Whom a deletion of these candidates takes along',
    body: idsBody,
    answers: { 200: DeletionPreview },
  },
  'POST /api/candidates/delete': {
    summary: 'Delete the people behind these candidates, with all that is kept of them',
    description: 'People whom a hold keeps stay, and are listed as held. At most 1,000 candidates at a time.',
    body: idsBody,
    answers: { 200: DeletionOutcome },
  },
  'DELETE /api/candidates/:id': {
    summary: 'Delete the person behind a candidate, with all that is kept of them',
    params: idParam,
    answers: { 200: t.Object({ message: t.String() }) },
  },
  'GET /api/candidates/:id/privacy': {
    summary: 'Whether a hold keeps the person, and what else they are ranked for',
    params: idParam,
    answers: { 200: CandidatePrivacy },
  },
  'PUT /api/candidates/:id/hold': {
    summary: 'Keep a person from every deletion, with a reason',
    params: idParam,
    body: t.Object({ reason: t.String({ maxLength: maximumHoldReason * 4 }) }),
    answers: { 200: CandidatePrivacy },
  },
  'DELETE /api/candidates/:id/hold': {
    summary: 'Lift a hold',
    params: idParam,
    answers: { 200: CandidatePrivacy },
  },
  'GET /api/candidates/:id/export': {
    summary: 'Everything that is kept of a person, as a ZIP',
    params: idParam,
    answers: { 200: file('application/zip') },
  },
  'GET /api/retention': {
    summary: 'How long each kind of data is kept, who would go, and whom a hold keeps',
    answers: { 200: RetentionAnswer },
  },
  'GET /api/retention/:kind/preview': {
    summary: 'Who would go if a kind of data were kept for so many days',
    params: kindParam,
    query: t.Object({ days: t.Numeric() }),
    answers: { 200: RetentionPreview },
  },
  'PUT /api/retention/:kind': {
    summary: 'Set the days after which a kind of data is deleted; null switches it off',
    description: 'After a period is switched on or shortened nothing goes for 7 days.',
    params: kindParam,
    body: t.Object({ days: t.Union([t.Number(), t.Null()]) }),
    answers: { 200: RetentionAnswer },
  },
})
