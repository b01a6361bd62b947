import type { Span, Tracer } from '#src/ports/tracer.ts'

const span: Span = { rename: () => {}, add: () => {}, fail: () => {} }

/** Traces nothing. */
export const noTracer: Tracer = {
  span: (_name, _options, work) => work(span),
  part: (_name, _options, work) => work(span),
  record: () => {},
  traceparent: () => null,
  close: async () => {},
}
