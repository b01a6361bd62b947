/**
 * Lets `work` take this long at least, in milliseconds, and up to half as long again, so that the duration of an answer does
 * not tell what the answer itself must not, such as whether an address is known. The random part hides what is left: a mail
 * that is being written a moment later takes some of the same processor.
 */
export const inConstantTime =
  (atLeastMs: number) =>
  async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const pause = atLeastMs > 0 ? Bun.sleep(atLeastMs * (1 + Math.random() / 2)) : undefined
    const [outcome] = await Promise.allSettled([work(), pause])
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  }
