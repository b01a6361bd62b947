/** Which half of the pools and which third of the families may be used: `train` and `test` never share a held one. */
export type Split = 'train' | 'test' | 'all'

/** FNV-1a with a final mix: small, the same everywhere, and even in its low bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) {
    hash ^= byte
    hash = Math.imul(hash, 0x01000193)
  }
  hash ^= hash >>> 16
  hash = Math.imul(hash, 0x85ebca6b)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Whether a phrase or name is kept for the test split. */
export const isHeld = (text: string) => hashOf(`pool ${text}`) % 2 === 1

/** Chance by seed. Every part of a document draws from a fork of its own, so that a change in one part leaves the others alone. */
export class Draw {
  private state: number

  constructor(
    private readonly seed: string,
    readonly split: Split = 'all',
  ) {
    this.state = hashOf(seed)
  }

  fork(name: string): Draw {
    return new Draw(`${this.seed}/${name}`, this.split)
  }

  /** At least 0, below 1 (mulberry32). */
  float(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let mixed = this.state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  chance(probability: number): boolean {
    return this.float() < probability
  }

  /** A whole number, both ends included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.float() * (to - from + 1))
  }

  pick<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new Error('Nothing to pick from.')
    return items[Math.floor(this.float() * items.length)]!
  }

  /** Picks one by weight. */
  weighted<Item>(choices: readonly (readonly [Item, number])[]): Item {
    const total = choices.reduce((sum, [, weight]) => sum + weight, 0)
    let left = this.float() * total
    for (const [item, weight] of choices) {
      left -= weight
      if (left < 0) return item
    }
    return choices.at(-1)![0]
  }

  shuffle<Item>(items: readonly Item[]): Item[] {
    const shuffled = [...items]
    for (let index = shuffled.length - 1; index > 0; index--) {
      const other = this.int(0, index)
      ;[shuffled[index], shuffled[other]] = [shuffled[other]!, shuffled[index]!]
    }
    return shuffled
  }

  /** Up to so many different ones, in random order. */
  sample<Item>(items: readonly Item[], count: number): Item[] {
    return this.shuffle(items).slice(0, count)
  }

  /** The half of a pool that this split may use; the whole pool when a half would be empty. */
  half<Item extends string>(items: readonly Item[]): readonly Item[] {
    if (this.split === 'all') return items
    const mine = items.filter((item) => isHeld(item) === (this.split === 'test'))
    return mine.length > 0 ? mine : items
  }

  /** Picks from this split's half of a pool. */
  from<Item extends string>(items: readonly Item[]): Item {
    return this.pick(this.half(items))
  }
}
