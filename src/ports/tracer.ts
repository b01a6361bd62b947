/** Facts about a piece of work. Never anything about a person: no names, no ids, no addresses, no texts. */
export type SpanFacts = Record<string, string | number | boolean>

/** A piece of work that is under way. */
export interface Span {
  /** What it is called, where that is known later than its beginning. */
  rename(name: string): void
  add(facts: SpanFacts): void
  /** It failed, though nothing was thrown. */
  fail(): void
}

export interface SpanOptions {
  kind?: 'internal' | 'server' | 'consumer' | 'client'
  facts?: SpanFacts
  /** What it continues, in the form of W3C Trace Context; without it the span at hand. */
  under?: string | null
}

/** Tells whoever watches which work was done for what, and how long each piece took. */
export interface Tracer {
  /** Does `work` as a span. It ends when the work, or the promise it gives back, does; what is thrown passes through. */
  span<Result>(name: string, options: SpanOptions, work: (span: Span) => Result): Result
  /** The same for what only counts as a part of something else: alone it is no span. */
  part<Result>(name: string, options: SpanOptions, work: (span: Span) => Result): Result
  /** A part that was done elsewhere, with its times in milliseconds since 1970. */
  record(name: string, times: { began: number; ended: number }, facts: SpanFacts): void
  /** The span at hand in the form of W3C Trace Context; null when there is none. */
  traceparent(): string | null
  /** Sends what waits. */
  close(): Promise<void>
}
