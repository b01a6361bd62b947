/** A model that answers one question with one JSON value. */
export interface LanguageModel {
  /** Shown in logs and on the health page, for example "ollama/llama3.1". "none" if there is no model. */
  readonly name: string
  /** False if no model is configured: nothing should wait for it, and screens that need one stay hidden. */
  readonly available: boolean
  /**
   * Resolves to JSON that the model wrote for `schema`, unchecked: `ask()` in `src/shared/ask.ts` checks it. Rejects with `ProviderError`
   * (refused, timed out, returned no JSON), which is `retryable` unless only a person can fix the cause. Never takes longer than
   * `timeoutMs`.
   */
  generate(request: GenerateRequest): Promise<unknown>
  /** Resolves if the model answers; rejects with `ProviderError` otherwise. For the health page. */
  check(): Promise<void>
}

export interface GenerateRequest {
  /** What the model should do. Written by us; never contains text from a file. */
  instructions: string
  /** The data to work on, never instructions. */
  input: string
  /** JSON Schema of the answer. */
  schema: Record<string, unknown>
  /** Milliseconds until the attempt is given up; 30,000 by default. */
  timeoutMs?: number
}
