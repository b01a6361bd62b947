const usualMs = 5

export type Turn = () => Promise<void> | undefined

/** For long work on the server's own thread: to be awaited between its steps, it lets others have their turn every few milliseconds. */
export function yieldToEventLoop(turnMs = usualMs): Turn {
  let began = performance.now()
  return () => {
    if (performance.now() - began < turnMs) return undefined
    return new Promise((resolve) =>
      setImmediate(() => {
        began = performance.now()
        resolve()
      }),
    )
  }
}
