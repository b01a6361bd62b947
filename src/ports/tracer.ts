/** Facts about a piece of work. Never anything about a person: no names, no ids, no addresses, no texts. */
export type SpanFacts = Record<string, string | number | boolean>

/** A piece of work in progress. */
export interface Span {
  /** Sets its name, if that becomes known only after it began. */
  rename(name: string): void
  add(facts: SpanFacts): void
  /** Marks it as failed, although nothing was thrown. */
  fail(): void
}

export interface SpanOptions {
  kind?: 'internal' | 'server' | 'consumer' | 'client'
  facts?: SpanFacts
  /** The parent span, in the form of W3C Trace Context; the current span by default. */
  under?: string | null
}

/** Records which work was done for what, and how long each part took. */
export interface Tracer {
  /** Runs `work` as a span, which ends with the work or the promise it returns. Errors are passed on. */
  span<Result>(name: string, options: SpanOptions, work: (span: Span) => Result): Result
  /** The same for work that only matters as part of something else: without a parent there is no span. */
  part<Result>(name: string, options: SpanOptions, work: (span: Span) => Result): Result
  /** Records a part that was done elsewhere, with its times in milliseconds since 1970. */
  record(name: string, times: { began: number; ended: number }, facts: SpanFacts): void
  /** The current span in the form of W3C Trace Context; null if there is none. */
  traceparent(): string | null
  /** Sends the spans that are still waiting. */
  close(): Promise<void>
}
