/** Lets only one piece of work about the same thing run at a time; work about other things does not wait. */
export function oneAtATime() {
  const last = new Map<string, Promise<unknown>>()
  return async <Result>(about: string, work: () => Promise<Result>): Promise<Result> => {
    const before = last.get(about) ?? Promise.resolve()
    const done = before.catch(() => undefined).then(work)
    last.set(about, done)
    try {
      return await done
    } finally {
      if (last.get(about) === done) last.delete(about)
    }
  }
}
