/** A short list of numbers for each place, all in one array. */
export interface ValueLists {
  set(place: number, numbers: readonly number[]): void
  /** The numbers lie in `pool` from `starts[place]` on, `lengths[place]` of them. */
  readonly pool: Uint32Array
  readonly starts: Uint32Array
  readonly lengths: Uint16Array
  bytes(): number
}

export function createValueLists(): ValueLists {
  let pool = new Uint32Array(4096)
  let used = 0
  let unused = 0
  let starts = new Uint32Array(1024)
  let lengths = new Uint16Array(1024)

  const makeRoom = (more: number) => {
    if (used + more <= pool.length) return
    // Lists that were replaced leave holes; when they are the greater part, everything is put together again.
    if (unused > used / 2) {
      const packed = new Uint32Array(pool.length)
      let end = 0
      for (let place = 0; place < starts.length; place += 1) {
        packed.set(pool.subarray(starts[place]!, starts[place]! + lengths[place]!), end)
        starts[place] = end
        end += lengths[place]!
      }
      pool = packed
      used = end
      unused = 0
    }
    if (used + more > pool.length) pool = grown(pool, Math.max(used + more, pool.length * 1.5))
  }

  return {
    set(place, numbers) {
      if (place >= starts.length) {
        starts = grown(starts, Math.max(place + 1, starts.length * 1.5))
        lengths = grown(lengths, starts.length)
      }
      unused += lengths[place]!
      lengths[place] = 0
      makeRoom(numbers.length)
      pool.set(numbers, used)
      starts[place] = used
      lengths[place] = numbers.length
      used += numbers.length
    },
    get pool() {
      return pool
    },
    get starts() {
      return starts
    },
    get lengths() {
      return lengths
    },
    bytes: () => pool.byteLength + starts.byteLength + lengths.byteLength,
  }
}

/** The same numbers in a longer array. */
export function grown<Numbers extends Uint32Array | Uint16Array | Float64Array | Int16Array>(numbers: Numbers, length: number) {
  const longer = new (numbers.constructor as new (length: number) => Numbers)(Math.ceil(length))
  longer.set(numbers)
  return longer
}
