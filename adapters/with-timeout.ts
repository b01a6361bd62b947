import { ProviderError } from '#src/shared/provider-error.ts'

/** Runs the work with a signal that ends it after `timeoutMs`, and then rejects with `ProviderError`, whatever the work does. */
export async function withTimeout<Result>(
  provider: string,
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    reject(new ProviderError(provider, `No answer within ${timeoutMs / 1000} seconds.`))
    controller.abort()
  }, timeoutMs)
  const result = work(controller.signal)
  result.catch(() => {})
  try {
    return await Promise.race([result, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
