/**
 * Lets `work` take this long at least, in milliseconds, so that the duration of an answer does not tell what the answer
 * itself must not, such as whether an address is known.
 */
export const evenly =
  (atLeastMs: number) =>
  async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const [outcome] = await Promise.allSettled([work(), atLeastMs > 0 ? Bun.sleep(atLeastMs) : undefined])
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  }
