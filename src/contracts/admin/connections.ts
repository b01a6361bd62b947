import { t } from 'elysia'
import { calls, file, oneOf } from '#src/contracts/contract.ts'
import { pageQuery } from '#src/contracts/parameters.ts'
import { purposes } from '#src/shared/constants.ts'
import { ConnectionRecord } from './records.ts'

const words = t.Optional(t.String({ maxLength: 300 }))
/** An empty choice of a form narrows nothing. */
const query = {
  purpose: t.Optional(oneOf(['', ...purposes])),
  outcome: t.Optional(oneOf(['', 'sent', 'refused'])),
  host: words,
  subject: words,
  from: words,
  to: words,
}

export const connectionCalls = calls({
  'GET /admin/connections': {
    summary: 'Every connection that the server made to others or refused, newest first; kept for 400 days',
    query: t.Object({ ...pageQuery, ...query }),
    answers: { 200: t.Object({ connections: t.Array(ConnectionRecord), total: t.Number() }) },
  },
  'GET /admin/connections.csv': {
    summary: 'The connections as a table, oldest first',
    query: t.Object(query),
    answers: { 200: file('text/csv; charset=utf-8') },
  },
})
