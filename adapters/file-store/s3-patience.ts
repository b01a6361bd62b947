import { ProviderError } from '#src/shared/provider-error.ts'

/** Nothing changes these but a person. */
const final = [
  'AccessDenied',
  'AllAccessDisabled',
  'AuthorizationHeaderMalformed',
  'InvalidAccessKeyId',
  'InvalidBucketName',
  'NoSuchBucket',
  'NoSuchKey',
  'NoSuchUpload',
  'PermanentRedirect',
  'SignatureDoesNotMatch',
]

/** The store's own code for what went wrong, such as "SlowDown". */
export const s3Error = (error: unknown) => (error as { code?: string } | undefined)?.code ?? 'unknown'

/**
 * Tries up to three times within `timeout` milliseconds. Rejects with `ProviderError`, its `cause` what the store said last.
 * The work may still run when its time is over; nobody waits for it then.
 */
export async function patiently<Result>(timeout: number, work: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + timeout
  for (let attempt = 1; ; attempt++) {
    try {
      return await before(deadline, work())
    } catch (error) {
      const failure = error instanceof ProviderError ? error : asProviderError(error)
      const pause = (timeout / 300) * attempt
      if (attempt === 3 || !failure.retryable || performance.now() + pause >= deadline) throw failure
      await Bun.sleep(pause)
    }
  }
}

function asProviderError(error: unknown) {
  const code = s3Error(error)
  return new ProviderError('s3', `The file store refused (${code}).`, { retryable: !final.includes(code), cause: error })
}

async function before<Result>(deadline: number, work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const tooLate = () => reject(new ProviderError('s3', 'The file store did not answer in time.'))
  const timer = setTimeout(tooLate, Math.max(0, deadline - performance.now()))
  work.catch(() => {})
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
