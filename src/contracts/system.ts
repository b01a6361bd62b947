import type { Static } from '@sinclair/typebox'
import { t } from 'elysia'
import { calls, file, oneOf, orNull } from './contract.ts'

const PartState = t.Object({
  name: t.String(),
  state: oneOf(['ok', 'off', 'down']),
  lastError: orNull(t.String()),
  /** Milliseconds that the part took to say how it is; null when nobody asked it. */
  checkMs: orNull(t.Number()),
})

/** A language model is also watched while it works. */
const ModelState = t.Object({
  ...PartState.properties,
  /** ISO time. */
  lastErrorAt: orNull(t.String()),
  /** Milliseconds that the last answer took. */
  latencyMs: orNull(t.Number()),
})

/** How the server and what it stands on are. */
const Health = t.Object({
  /** `stopping`: it still answers, and takes no new visitors: the proxy in front sends them elsewhere. */
  status: oneOf(['ok', 'degraded', 'down', 'stopping']),
  /** What is running, such as 0.2.0. */
  version: t.Optional(t.String()),
  database: PartState,
  storage: PartState,
  mail: PartState,
  llm: ModelState,
  transcription: PartState,
  /** Of files that arrive. */
  scanner: PartState,
  /** Everybody who serves the instance; left out while the database does not say. */
  processes: t.Optional(
    t.Array(
      t.Object({
        role: t.String(),
        version: t.String(),
        /** Since it last said that it is there. */
        silentMs: t.Number(),
      }),
    ),
  ),
})

/** Of files that somebody uploaded. */
export const documentTypes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/msword',
  'text/plain; charset=utf-8',
]

const anyFile = file(...documentTypes, 'audio/wav', 'video/webm', 'video/mp4', 'application/octet-stream')

const Properties = t.Record(t.String(), t.Unknown())

/** One call in the words of OpenAPI 3.1; the parts that our own page shows are named. */
const Operation = t.Object(
  {
    summary: t.Optional(t.String()),
    tags: t.Optional(t.Array(t.String())),
    parameters: t.Optional(
      t.Array(t.Object({ name: t.String(), in: t.String(), required: t.Optional(t.Boolean()) }, { additionalProperties: true })),
    ),
    requestBody: t.Optional(
      t.Object(
        {
          content: t.Record(
            t.String(),
            t.Object(
              {
                schema: t.Optional(
                  t.Object(
                    { properties: t.Optional(Properties), required: t.Optional(t.Array(t.String())) },
                    { additionalProperties: true },
                  ),
                ),
              },
              { additionalProperties: true },
            ),
          ),
        },
        { additionalProperties: true },
      ),
    ),
  },
  { additionalProperties: true },
)

const Description = t.Object(
  { openapi: t.Literal('3.1.0'), paths: t.Record(t.String(), t.Record(t.String(), Operation)) },
  { additionalProperties: true },
)

export type Operation = Static<typeof Operation>

/** Calls about the server itself. */
export const systemCalls = calls({
  'GET /health/live': { summary: 'The process answers', answers: { 200: Health } },
  'GET /health/ready': { summary: 'The server can do its work; 503 when it cannot', answers: { 200: Health, 503: Health } },
  'GET /files/:link/:name': {
    summary: 'A file, behind a link that some other call has given',
    answers: { 200: anyFile, 206: anyFile, 416: anyFile },
  },
  'GET /.well-known/security.txt': {
    summary: 'Whom to tell of a weakness (RFC 9116); 404 where nobody is named',
    answers: { 200: file('text/plain; charset=utf-8') },
  },
  'GET /openapi': {
    summary: 'This description',
    description:
      'With `for=keys` the calls that keys open, at their addresses with a version: what clients of programs are made from.',
    query: t.Object({ for: t.Optional(t.Literal('keys')) }),
    answers: { 200: Description },
  },
})
