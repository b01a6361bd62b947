/**
 * A waiting line in which groups take turns, so that a batch of a thousand does not keep one file of somebody else waiting.
 * Within a group the order is that of arrival.
 */
export class FairQueue<Item extends { group: string }> {
  /** A Map keeps insertion order: the group at the front has waited longest for its turn. */
  readonly #groups = new Map<string, Item[]>()

  get size() {
    let size = 0
    for (const items of this.#groups.values()) size += items.length
    return size
  }

  add(item: Item) {
    const items = this.#groups.get(item.group)
    if (items) items.push(item)
    else this.#groups.set(item.group, [item])
  }

  /** Puts an item back at the front, to be taken next. */
  putBack(item: Item) {
    const items = this.#groups.get(item.group) ?? []
    this.#groups.delete(item.group)
    const others = [...this.#groups]
    this.#groups.clear()
    this.#groups.set(item.group, [item, ...items])
    for (const [group, waiting] of others) this.#groups.set(group, waiting)
  }

  /** The next item of the next group that `mayGo`; undefined when there is none. */
  take(mayGo: (group: string) => boolean = () => true): Item | undefined {
    for (const [group, items] of this.#groups) {
      if (!mayGo(group)) continue
      const item = items.shift()!
      this.#groups.delete(group)
      if (items.length > 0) this.#groups.set(group, items)
      return item
    }
    return undefined
  }

  /** Empties the line. */
  takeAll(): Item[] {
    const all = [...this.#groups.values()].flat()
    this.#groups.clear()
    return all
  }
}
