import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context, Span as LibrarySpan, Tracer as LibraryTracer, SpanContext } from '@opentelemetry/api'
import { Type } from '@sinclair/typebox'
import { adapter } from '#adapters/adapter.ts'
import type { Span, SpanOptions, Tracer } from '#src/ports/tracer.ts'
import { silentSpan } from '#src/shared/no-tracer.ts'
import { otlpExporter } from './otlp-exporter.ts'
import { readTraceparent, writeTraceparent } from './traceparent.ts'

type Library = Awaited<ReturnType<typeof load>>

/** None of it is there on a server that nobody watches. */
const load = async () => {
  const [api, sdk, resources, transformer] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/otlp-transformer'),
  ])
  return { api, sdk, resources, transformer }
}

/** Each time it is sent is a row of the outgoing connections. */
const sendEveryMs = 15_000

/** Traces for whatever takes OpenTelemetry's protocol over HTTP, as JSON. Until the library is loaded nothing is traced. */
export const otlp = adapter({
  settings: Type.Object({
    OTEL_EXPORTER_OTLP_ENDPOINT: Type.String({ pattern: '^https?://' }),
    /** `name=value` pairs, for a collector that wants a key. */
    OTEL_EXPORTER_OTLP_HEADERS: Type.String({ default: '' }),
    OTEL_SERVICE_NAME: Type.String({ default: 'ats' }),
    /** The share of traces that are told, from 0 to 1. */
    OTEL_TRACES_SAMPLER_ARG: Type.Number({ default: 1, minimum: 0, maximum: 1 }),
  }),
  create(settings, { fetch }): Tracer {
    const atHand = new AsyncLocalStorage<LibrarySpan>()
    let library: Library | null = null
    let tracer: LibraryTracer | null = null
    let shutdown = async () => {}
    const ready = load().then(({ api, sdk, resources, transformer }) => {
      const exporter = otlpExporter(settings, { fetch, serialize: transformer.JsonTraceSerializer.serializeRequest })
      const provider = new sdk.TracerProvider({
        resource: resources.resourceFromAttributes({ 'service.name': settings.OTEL_SERVICE_NAME }),
        sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(settings.OTEL_TRACES_SAMPLER_ARG) }),
        spanProcessors: [
          new sdk.BatchSpanProcessor({
            exporter,
            scheduledDelayMillis: sendEveryMs,
            maxQueueSize: 8192,
            maxExportBatchSize: 2048,
          }),
        ],
      })
      shutdown = () => provider.shutdown()
      tracer = provider.getTracer('ats')
      library = { api, sdk, resources, transformer }
    })
    // Without traces the server still serves.
    ready.catch(() => {})

    const parentOf = ({ api }: Library, under: string | null | undefined): Context => {
      const given = under ? readTraceparent(under) : null
      const parent: SpanContext | undefined = given ? { ...given, isRemote: true } : atHand.getStore()?.spanContext()
      return parent ? api.trace.setSpanContext(api.ROOT_CONTEXT, parent) : api.ROOT_CONTEXT
    }

    function span<Result>(name: string, options: SpanOptions, work: (span: Span) => Result): Result {
      if (!library || !tracer) return work(silentSpan)
      const { api } = library
      const { kind = 'internal', facts = {}, under } = options
      const kinds = { internal: 0, server: 1, client: 2, consumer: 4 } as const
      const begun = tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, parentOf(library, under))
      const failed = { code: api.SpanStatusCode.ERROR }
      const handle: Span = {
        rename: (other) => void begun.updateName(other),
        add: (more) => void begun.setAttributes(more),
        fail: () => void begun.setStatus(failed),
      }
      const fail = (error: unknown) => {
        // What an error says may quote what people wrote.
        begun.setAttributes({ 'error.type': error instanceof Error ? error.name : typeof error })
        begun.setStatus(failed)
        begun.end()
      }
      return atHand.run(begun, () => {
        try {
          const result = work(handle)
          if (!isPromise(result)) {
            begun.end()
            return result
          }
          result.then(() => begun.end(), fail)
          return result
        } catch (error) {
          fail(error)
          throw error
        }
      })
    }

    return {
      span,
      part: (name, options, work) => (atHand.getStore() ? span(name, options, work) : work(silentSpan)),
      record(name, { began, ended }, facts) {
        if (!library || !tracer || !atHand.getStore()) return
        tracer.startSpan(name, { startTime: began, attributes: facts }, parentOf(library, null)).end(ended)
      },
      traceparent() {
        const context = atHand.getStore()?.spanContext()
        return context ? writeTraceparent(context) : null
      },
      async close() {
        await ready.catch(() => {})
        await shutdown().catch(() => {})
      },
    }
  },
})

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'
