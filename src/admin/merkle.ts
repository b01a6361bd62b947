import { createHash } from 'node:crypto'

/**
 * A tree of hashes as RFC 6962 describes it, over hashes of entries. Its root stands for all of them; that one entry is among them can be
 * shown with some twenty hashes, without the others. Everything is hexadecimal.
 */
const sha256 = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
const leafOf = (hash: string) => sha256(Buffer.from([0]), Buffer.from(hash, 'hex'))
const nodeOf = (left: Buffer, right: Buffer) => sha256(Buffer.from([1]), left, right)

/** The root of a tree that grows; it keeps one hash for each full subtree. */
export function growingTree() {
  let full: { size: number; hash: Buffer }[] = []
  return {
    add(hash: string) {
      let last = { size: 1, hash: leafOf(hash) }
      while (full.at(-1)?.size === last.size) {
        const left = full.at(-1)!
        full = full.slice(0, -1)
        last = { size: 2 * last.size, hash: nodeOf(left.hash, last.hash) }
      }
      full = [...full, last]
    },
    size: () => full.reduce((sum, { size }) => sum + size, 0),
    /** '' of nothing. */
    root: () =>
      full.length === 0
        ? ''
        : full.reduceRight<Buffer | null>((right, { hash }) => (right ? nodeOf(hash, right) : hash), null)!.toString('hex'),
  }
}

/** The largest power of two below `size`. */
const leftSize = (size: number) => 2 ** Math.floor(Math.log2(size - 1))

const rootOf = (leaves: Buffer[]): Buffer => {
  if (leaves.length === 1) return leaves[0]!
  const left = leftSize(leaves.length)
  return nodeOf(rootOf(leaves.slice(0, left)), rootOf(leaves.slice(left)))
}

/** The hashes that lead from the entry at `index` (from 0) to the root of the tree over all of these, from the leaf upwards. */
export function pathTo(hashes: readonly string[], index: number): string[] {
  const climb = (leaves: Buffer[], at: number): Buffer[] => {
    if (leaves.length <= 1) return []
    const left = leftSize(leaves.length)
    return at < left
      ? [...climb(leaves.slice(0, left), at), rootOf(leaves.slice(left))]
      : [...climb(leaves.slice(left), at - left), rootOf(leaves.slice(0, left))]
  }
  return climb(hashes.map(leafOf), index).map((hash) => hash.toString('hex'))
}

/** The root that an entry and its path lead to; null when no tree of `size` has such a path. */
export function rootFrom(hash: string, index: number, size: number, path: readonly string[]): string | null {
  const sides: ('left' | 'right')[] = []
  let [at, rest] = [index, size]
  while (rest > 1) {
    const left = leftSize(rest)
    const isLeft = at < left
    sides.unshift(isLeft ? 'left' : 'right')
    if (isLeft) rest = left
    else [at, rest] = [at - left, rest - left]
  }
  if (index < 0 || index >= size || sides.length !== path.length) return null
  return sides
    .reduce((node, side, step) => {
      const other = Buffer.from(path[step]!, 'hex')
      return side === 'left' ? nodeOf(node, other) : nodeOf(other, node)
    }, leafOf(hash))
    .toString('hex')
}
