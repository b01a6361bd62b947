import type { Span, Tracer } from '#src/ports/tracer.ts'

/** A span that nobody looks at. */
export const silentSpan: Span = { rename: () => {}, add: () => {}, fail: () => {} }

/** Traces nothing. */
export const noTracer: Tracer = {
  span: (_name, _options, work) => work(silentSpan),
  part: (_name, _options, work) => work(silentSpan),
  record: () => {},
  traceparent: () => null,
  close: async () => {},
}
