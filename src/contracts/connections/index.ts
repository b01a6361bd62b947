import { t } from 'elysia'
import { webhookFormats } from '#src/connections/constants.ts'
import { calls, Done, file, oneOf, orNull } from '#src/contracts/contract.ts'
import { DeliveryRecord, FeedRecord, KeyRecord, WebhookRecord } from './records.ts'

const id = t.String({ maxLength: 100 })
const idParam = t.Object({ id })
const wanted = {
  name: t.String({ maxLength: 200 }),
  url: t.String({ maxLength: 2000 }),
  events: t.Array(t.String({ maxLength: 60 }), { maxItems: 100 }),
  /** `standard`, signed for programs, unless told. */
  format: t.Optional(oneOf(webhookFormats)),
  /** Whether messages in words say whom and which job they are about; never unless told. */
  tellsNames: t.Optional(t.Boolean()),
  /** The id of a room, for Matrix. */
  room: t.Optional(t.String({ maxLength: 300 })),
  /** An access token, for Matrix and ntfy; the one that is kept stays where none is given. */
  token: t.Optional(t.String({ maxLength: 1000 })),
}

/** Keys, webhooks and calendar feeds. */
export const connectionsContract = calls({
  'GET /api/keys': {
    summary: 'Own keys and, for owners, those of the workspace',
    answers: { 200: t.Array(KeyRecord) },
  },
  'POST /api/keys': {
    stepUp: true,
    summary: 'Make a key; the answer is the only place that shows it',
    body: t.Object({
      kind: oneOf(['personal', 'workspace']),
      name: t.String({ maxLength: 200 }),
      scopes: t.Array(t.String({ maxLength: 40 }), { maxItems: 20 }),
      /** Addresses and networks it may come from, such as 192.0.2.0/24; none for any. */
      networks: t.Optional(t.Array(t.String({ maxLength: 100 }), { maxItems: 100 })),
      /** Days it lives; null for no end. */
      days: t.Optional(orNull(t.Integer())),
    }),
    answers: { 201: t.Object({ key: t.String(), record: KeyRecord }) },
  },
  'DELETE /api/keys/:id': {
    summary: 'Revoke a key; it opens nothing from now on',
    params: idParam,
    answers: { 200: Done },
  },
  'GET /api/webhooks': {
    summary: 'Who is told of what happens in the workspace',
    answers: { 200: t.Array(WebhookRecord) },
  },
  'POST /api/webhooks': {
    stepUp: true,
    summary: 'Add a receiver; the answer is the only place that shows its secret, which only the standard format has',
    body: t.Object(wanted),
    answers: { 201: t.Object({ secret: orNull(t.String()), record: WebhookRecord }) },
  },
  'PUT /api/webhooks/:id': {
    summary: 'Change a receiver, turn it off or on again',
    params: idParam,
    body: t.Object({ ...wanted, isOn: t.Boolean() }),
    answers: { 200: WebhookRecord },
  },
  'DELETE /api/webhooks/:id': {
    summary: 'Delete a receiver with its messages',
    params: idParam,
    answers: { 200: Done },
  },
  'POST /api/webhooks/:id/secret': {
    stepUp: true,
    summary: 'Make a new secret; the old one signs beside it for a day',
    params: idParam,
    answers: { 200: t.Object({ message: t.String(), secret: t.String() }) },
  },
  'POST /api/webhooks/:id/test': {
    summary: 'Send a message that says nothing',
    params: idParam,
    answers: { 200: Done },
  },
  'GET /api/webhooks/:id/deliveries': {
    summary: 'Messages to a receiver, newest first',
    params: idParam,
    query: t.Object({
      limit: t.Optional(t.Numeric({ minimum: 1, maximum: 200 })),
      /** Only those with a smaller number. */
      before: t.Optional(t.Numeric({ minimum: 1 })),
    }),
    answers: { 200: t.Array(DeliveryRecord) },
  },
  'POST /api/webhooks/:id/deliveries/:delivery/replay': {
    summary: 'Send a message once more, with the same id',
    params: t.Object({ id, delivery: id }),
    answers: { 200: Done },
  },
  'GET /api/calendar-feed': {
    summary: 'Whether the own interviews can be subscribed to',
    answers: { 200: t.Object({ feed: orNull(FeedRecord) }) },
  },
  'POST /api/calendar-feed': {
    summary: 'Make the address of the own interviews; an older one ends, and this is the only place that shows it',
    answers: { 201: t.Object({ message: t.String(), url: t.String(), feed: FeedRecord }) },
  },
  'DELETE /api/calendar-feed': {
    summary: 'End the address of the own interviews',
    answers: { 200: Done },
  },
  'GET /calendar/:token': {
    summary: 'The interviews of whoever the address belongs to, for calendar programs',
    params: t.Object({ token: t.String({ maxLength: 200 }) }),
    answers: { 200: file('text/calendar; charset=utf-8') },
  },
})
