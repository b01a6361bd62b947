/**
 * The pieces of a body; ends with what `stop` rejects with, also while nothing comes, and reads no further then. No promise that
 * outlives a piece holds on to it: a large body is never in memory as a whole.
 */
export async function* piecesUntil(stop: Promise<never>, body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  let stopped: { error: unknown } | null = null
  let interrupt: ((error: unknown) => void) | null = null
  stop.catch((error: unknown) => {
    stopped = { error }
    interrupt?.(error)
  })
  const piece = () =>
    new Promise<Awaited<ReturnType<typeof reader.read>>>((resolve, reject) => {
      interrupt = reject
      if (stopped) reject(stopped.error)
      else reader.read().then(resolve, reject)
    })
  try {
    for (;;) {
      const { done, value } = await piece()
      if (done) return
      yield value
    }
  } finally {
    interrupt = null
    void reader.cancel().catch(() => undefined)
  }
}
