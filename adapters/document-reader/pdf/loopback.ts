type Listener = (event: { data: unknown }) => void

/**
 * One end of a message channel between the two halves of pdf.js in one thread. pdf.js would copy every message for want of a
 * second thread; handing it over as it is makes reading about a third faster.
 */
class LoopbackPort {
  other: LoopbackPort | null = null
  readonly #listeners = new Set<Listener>()

  postMessage(message: { chunk?: { fnArray?: unknown[]; argsArray?: unknown[] } }) {
    const { chunk } = message
    // The sender empties these two arrays after posting them.
    const data = chunk?.fnArray
      ? { ...message, chunk: { ...chunk, fnArray: chunk.fnArray.slice(), argsArray: chunk.argsArray?.slice() } }
      : message
    queueMicrotask(() => this.other?.receive(data))
  }

  receive(data: unknown) {
    for (const listener of this.#listeners) listener.call(this, { data })
  }

  addEventListener(_type: string, listener: Listener, options?: { signal?: AbortSignal }) {
    this.#listeners.add(listener)
    options?.signal?.addEventListener('abort', () => this.#listeners.delete(listener))
  }

  removeEventListener(_type: string, listener: Listener) {
    this.#listeners.delete(listener)
  }
}

export const loopback = () => {
  const near = new LoopbackPort()
  const far = new LoopbackPort()
  near.other = far
  far.other = near
  return { near, far }
}
