interface Held<Value> {
  value: Value
  weight: number
}

/** A cache with a limit: beyond it goes what was used longest ago. Each value weighs 1 unless told otherwise. */
export class LruMap<Key, Value> {
  /** In the order of use: what was used longest ago stands first. */
  readonly #entries = new Map<Key, Held<Value>>()
  readonly #most: number
  readonly #weigh: (value: Value) => number
  #weight = 0

  constructor(most: number, weigh: (value: Value) => number = () => 1) {
    this.#most = most
    this.#weigh = weigh
  }

  /** Whether there is a value. Asking is no use of it. */
  has(key: Key): boolean {
    return this.#entries.has(key)
  }

  get(key: Key): Value | undefined {
    const held = this.#entries.get(key)
    if (!held) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, held)
    return held.value
  }

  /** The value is weighed now: one that has grown is set again. What alone weighs more than the limit is not kept. */
  set(key: Key, value: Value): void {
    this.delete(key)
    const weight = this.#weigh(value)
    this.#entries.set(key, { value, weight })
    this.#weight += weight
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.#most) return
      this.delete(oldest)
    }
  }

  delete(key: Key): void {
    this.#weight -= this.#entries.get(key)?.weight ?? 0
    this.#entries.delete(key)
  }
}
