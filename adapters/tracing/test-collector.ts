import { type Static, Type as t } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'

const hex = (digits: number) => t.String({ pattern: `^[0-9a-f]{${digits}}$` })
/** 64-bit numbers are text in the JSON of Protocol Buffers. */
const nanoseconds = t.String({ pattern: '^[0-9]{16,20}$' })
const strict = { additionalProperties: false }

const AnyValue = t.Union([
  t.Object({ stringValue: t.String() }, strict),
  t.Object({ intValue: t.Union([t.Integer(), t.String()]) }, strict),
  t.Object({ doubleValue: t.Number() }, strict),
  t.Object({ boolValue: t.Boolean() }, strict),
])
const Attributes = t.Array(t.Object({ key: t.String(), value: AnyValue }, strict))

const CollectedSpan = t.Object(
  {
    traceId: hex(32),
    spanId: hex(16),
    parentSpanId: t.Optional(hex(16)),
    traceState: t.Optional(t.String()),
    name: t.String({ minLength: 1 }),
    kind: t.Integer({ minimum: 1, maximum: 5 }),
    startTimeUnixNano: nanoseconds,
    endTimeUnixNano: nanoseconds,
    attributes: Attributes,
    droppedAttributesCount: t.Integer(),
    events: t.Array(t.Unknown()),
    droppedEventsCount: t.Integer(),
    links: t.Array(t.Unknown()),
    droppedLinksCount: t.Integer(),
    status: t.Object({ code: t.Integer({ minimum: 0, maximum: 2 }), message: t.Optional(t.String()) }, strict),
    flags: t.Optional(t.Integer()),
  },
  strict,
)
export type CollectedSpan = Static<typeof CollectedSpan>

/** ExportTraceServiceRequest of opentelemetry-proto 1.x in its JSON form. */
const Request = t.Object(
  {
    resourceSpans: t.Array(
      t.Object(
        {
          resource: t.Object(
            { attributes: Attributes, droppedAttributesCount: t.Integer(), entityRefs: t.Optional(t.Array(t.Unknown())) },
            strict,
          ),
          scopeSpans: t.Array(
            t.Object(
              {
                scope: t.Object(
                  {
                    name: t.String(),
                    version: t.Optional(t.String()),
                    attributes: t.Optional(Attributes),
                    droppedAttributesCount: t.Optional(t.Integer()),
                  },
                  strict,
                ),
                spans: t.Array(CollectedSpan),
                schemaUrl: t.Optional(t.String()),
              },
              strict,
            ),
          ),
          schemaUrl: t.Optional(t.String()),
        },
        strict,
      ),
    ),
  },
  strict,
)

/** A collector that takes traces over HTTP as OpenTelemetry's protocol has them, and nothing else. */
export function testCollector(statuses: number[] = []) {
  const spans: CollectedSpan[] = []
  const seen: { path: string; headers: Headers; text: string; problems: string[] }[] = []
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      const text = await request.text()
      const body: unknown = JSON.parse(text)
      const problems = [...Value.Errors(Request, body)].map(({ path, message }) => `${path} ${message}`)
      seen.push({ path: new URL(request.url).pathname, headers: request.headers, text, problems })
      const status = statuses.shift() ?? 200
      if (status !== 200) return new Response(null, { status })
      if (Value.Check(Request, body))
        for (const { scopeSpans } of body.resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans)
      return Response.json({ partialSuccess: {} })
    },
  })
  return { url: `http://127.0.0.1:${server.port}`, spans, seen, stop: () => server.stop(true) }
}

export const attributesOf = ({ attributes }: CollectedSpan): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
