/** Places in an order, kept in order as some of them change. */
export interface Order {
  changed(place: number): void
  /** All places that are taken, first to last. */
  places(): Uint32Array
}

export function createOrder(isTaken: (place: number) => boolean, compare: (a: number, b: number) => number): Order {
  let sorted = new Uint32Array()
  const dirty = new Set<number>()
  return {
    changed: (place) => void dirty.add(place),
    places() {
      if (dirty.size === 0) return sorted
      // A few are put in between the others; sorting them all again would take as long as a page.
      const fresh = Uint32Array.from([...dirty].filter(isTaken)).sort(compare)
      const kept = sorted.filter((place) => !dirty.has(place))
      const merged = new Uint32Array(kept.length + fresh.length)
      let [k, f] = [0, 0]
      for (let at = 0; at < merged.length; at += 1)
        merged[at] = f === fresh.length || (k < kept.length && compare(kept[k]!, fresh[f]!) < 0) ? kept[k++]! : fresh[f++]!
      sorted = merged
      dirty.clear()
      return sorted
    },
  }
}
