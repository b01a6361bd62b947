import type { Clock } from '#src/ports/clock.ts'
import type { LanguageModel } from '#src/ports/language-model.ts'
import { DomainError } from './domain-error.ts'

/** How a model has done so far, for the health page. */
export interface Observations {
  /** Milliseconds that the last answer took; before the first question, the last health check. Null when it never answered. */
  latencyMs: number | null
  /** Kept after a success, so that a failure that has passed can still be read. */
  lastError: { message: string; at: Date } | null
  /** True when the newest question failed a short while ago: it may be there and still be of no use. */
  failing: boolean
}

export interface ObservedModel extends LanguageModel {
  observations(): Observations
}

const checkedForMs = 10_000
const failingForMs = 10 * 60 * 1000

/**
 * The same model, watched: remembers how long answers take and what failed last. Health checks within ten seconds share one
 * answer, so that whoever asks how the server is does not keep the model busy.
 */
export function observed(model: LanguageModel, clock: Clock): ObservedModel {
  let answerMs: number | null = null
  let checkMs: number | null = null
  let lastError: Observations['lastError'] = null
  let questionFailedAt: number | null = null
  let checked: { at: number; result: Promise<void> } | null = null

  const watched = async <Result>(work: () => Promise<Result>, took: (ms: number) => void): Promise<Result> => {
    const start = performance.now()
    try {
      const result = await work()
      took(Math.round(performance.now() - start))
      return result
    } catch (error) {
      // What is not one of our own sentences may tell of paths, addresses and questions.
      const message = error instanceof DomainError ? error.message : 'It does not answer.'
      lastError = { message, at: clock.now() }
      throw error
    }
  }

  return {
    name: model.name,
    available: model.available,
    async generate(request) {
      try {
        const answer = await watched(
          () => model.generate(request),
          (ms) => {
            answerMs = ms
          },
        )
        questionFailedAt = null
        return answer
      } catch (error) {
        questionFailedAt = clock.now().getTime()
        throw error
      }
    },
    check() {
      const now = clock.now().getTime()
      if (!checked || now - checked.at >= checkedForMs) {
        const result = watched(
          () => model.check(),
          (ms) => {
            checkMs = ms
          },
        )
        result.catch(() => {})
        checked = { at: now, result }
      }
      return checked.result
    },
    observations: () => ({
      latencyMs: answerMs ?? checkMs,
      lastError,
      failing: questionFailedAt !== null && clock.now().getTime() - questionFailedAt < failingForMs,
    }),
  }
}
