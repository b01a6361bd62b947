import type { Static, TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { LanguageModel } from '#src/ports/language-model.ts'
import { DomainError } from './domain-error.ts'
import { ProviderError } from './provider-error.ts'

export interface Question<Schema extends TSchema> {
  /** What the model is to do. Written by us; never holds text from a file. */
  instructions: string
  /** The material to work on. Data, never instructions. */
  input: string
  schema: Schema
  /** Milliseconds for both tries together; 30,000 unless told. */
  timeoutMs?: number
}

/** The model answered, twice, with something that is not what it was asked for. */
export class UnusableAnswer extends DomainError {
  readonly kind = 'unavailable'
  override readonly code = 'UNUSABLE_ANSWER'
  constructor(readonly model: string) {
    super('The language model gave an answer that cannot be used.')
  }
}

/**
 * Asks the model and resolves to an answer that fits the schema. A bad answer, or a failure that may pass, is tried once more
 * while there is time. Rejects with `UnusableAnswer` or with the model's `ProviderError`.
 */
export async function ask<Schema extends TSchema>(
  model: LanguageModel,
  { instructions, input, schema, timeoutMs = 30_000 }: Question<Schema>,
): Promise<Static<Schema>> {
  const deadline = performance.now() + timeoutMs
  const attempt = async (request: string): Promise<Static<Schema>> => {
    const remaining = Math.max(1, Math.ceil(deadline - performance.now()))
    const answer = await model.generate({ instructions: request, input, schema: plain(schema), timeoutMs: remaining })
    if (!Value.Check(schema, answer)) throw new UnusableAnswer(model.name)
    return answer
  }
  try {
    return await attempt(instructions)
  } catch (error) {
    const mayPass = error instanceof UnusableAnswer || (error instanceof ProviderError && error.retryable)
    if (!mayPass || performance.now() >= deadline) throw error
    // What was wrong is not quoted: the answer may hold text from a file, and instructions never do.
    return attempt(`${instructions}\n\nAnswer with one JSON value that fits the schema exactly, and with nothing else.`)
  }
}

/** The schema as JSON, without the marks that TypeBox keeps for itself. */
const plain = (schema: TSchema): Record<string, unknown> => JSON.parse(JSON.stringify(schema))
