import { createHash } from 'node:crypto'

/** Chance that can be replayed: the same seed gives the same numbers, on every machine. */
export interface Draw {
  /** From 0 up to but not including 1. */
  next(): number
  /** One of them; there must be one. */
  pick<Each>(list: readonly Each[]): Each
  /** In another order; the list itself stays as it is. */
  shuffled<Each>(list: readonly Each[]): Each[]
}

/** Each block of numbers is the SHA-256 of the seed and the block's number. */
export function createDraw(seed: string): Draw {
  let block = Buffer.alloc(0)
  let at = 0
  let count = 0
  const next = () => {
    if (at >= block.length) {
      block = createHash('sha256').update(`${count}:${seed}`).digest()
      count += 1
      at = 0
    }
    const number = block.readUInt32BE(at)
    at += 4
    return number / 2 ** 32
  }
  return {
    next,
    pick: (list) => list[Math.floor(next() * list.length)]!,
    shuffled(list) {
      const order = [...list]
      for (let last = order.length - 1; last > 0; last -= 1) {
        const other = Math.floor(next() * (last + 1))
        const moved = order[last]!
        order[last] = order[other]!
        order[other] = moved
      }
      return order
    },
  }
}
