/** A model that answers one question with one JSON value. */
export interface LanguageModel {
  /** Shown in logs and on the health page, for example "ollama/llama3.1". "none" when there is no model. */
  readonly name: string
  /** False when no model is configured: nothing should wait for it, and screens that need one stay hidden. */
  readonly available: boolean
  /**
   * Resolves to JSON written under `schema`, unchecked: `ask()` in `src/shared/ask.ts` checks it. Rejects with `ProviderError`
   * (refused, timed out, gave no JSON), which is `retryable` unless only a person can change it. Never takes longer than
   * `timeoutMs`.
   */
  generate(request: GenerateRequest): Promise<unknown>
  /** Resolves when the model answers; rejects with `ProviderError` otherwise. For the health page. */
  check(): Promise<void>
}

export interface GenerateRequest {
  /** What the model is to do. Written by us; never holds text from a file. */
  instructions: string
  /** The material to work on. Data, never instructions. */
  input: string
  /** JSON Schema of the wanted answer. */
  schema: Record<string, unknown>
  /** Milliseconds until the attempt is given up; 30,000 unless told. */
  timeoutMs?: number
}
