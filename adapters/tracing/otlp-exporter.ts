import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'

interface Settings {
  OTEL_EXPORTER_OTLP_ENDPOINT: string
  OTEL_EXPORTER_OTLP_HEADERS: string
}

interface Tools {
  fetch: typeof fetch
  serialize(spans: ReadableSpan[]): Uint8Array | undefined
}

const timeoutMs = 10_000
/** Answers after which the same may be sent once more, as the protocol names them. */
const again = new Set([429, 502, 503, 504])
const pauseMs = 1000

/** Sends spans through the one door that leads out: the library's own exporter opens connections by itself. */
export function otlpExporter(settings: Settings, { fetch, serialize }: Tools): SpanExporter {
  const url = `${settings.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`
  const headers = { 'content-type': 'application/json', ...headersOf(settings.OTEL_EXPORTER_OTLP_HEADERS) }

  async function send(spans: ReadableSpan[], attempts = 2): Promise<void> {
    const body = serialize(spans)
    if (!body) return
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body: new TextDecoder().decode(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
    await answer.arrayBuffer()
    if (answer.ok) return
    if (!again.has(answer.status) || attempts <= 1) throw new Error(`The collector answers ${answer.status}.`)
    await Bun.sleep(pauseMs)
    return send(spans, attempts - 1)
  }

  const underWay = new Set<Promise<void>>()
  return {
    export(spans, done) {
      const sending = send(spans).then(
        () => done({ code: 0 }),
        // What a collector does not take is dropped: traces are no records.
        (error: unknown) => done({ code: 1, error: error instanceof Error ? error : new Error(String(error)) }),
      )
      underWay.add(sending)
      void sending.finally(() => underWay.delete(sending))
    },
    async shutdown() {
      await Promise.all(underWay)
    },
    async forceFlush() {
      await Promise.all(underWay)
    },
  }
}

const headersOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(',').flatMap((pair) => {
      const equals = pair.indexOf('=')
      return equals > 0 ? [[pair.slice(0, equals).trim(), decodeURIComponent(pair.slice(equals + 1).trim())]] : []
    }),
  )
