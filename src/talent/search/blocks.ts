import type { PackedResume } from './pack-resume.ts'

const perBlock = 1024
export const numbersPerResume = 5
/** What an id costs: the string itself and its place in a map. */
const bytesPerId = 140

/** Up to 1,024 packed resumes side by side, so that a search runs through memory in a straight line. */
export interface Block {
  count: number
  /** Null for a resume that has changed since or is gone. */
  ids: (string | null)[]
  removed: number
  words: Uint16Array
  /** Where each resume's words begin. */
  starts: Uint32Array
  wordCount: number
  /** Per resume: worth of one count of a term, scale of groups, years stated, rank of the degree, square of the length of its words. */
  numbers: Float32Array
  comparable: Uint8Array
}

/** Packed resumes of one workspace. */
export interface Blocks {
  all: Block[]
  readonly size: number
  /** What it holds of memory, about. */
  bytes(): number
  /** Adds the resume, or puts it in the place of what it was. */
  set(id: string, resume: PackedResume): void
  remove(id: string): void
}

export function createBlocks(): Blocks {
  let all: Block[] = []
  const places = new Map<string, { block: Block; at: number }>()

  const append = (id: string, fill: (block: Block, at: number) => void, words: ArrayLike<number>) => {
    let block = all.at(-1)
    if (!block || block.count === perBlock) {
      if (block) trim(block)
      block = emptyBlock()
      all.push(block)
    }
    const at = block.count
    if (block.wordCount + words.length > block.words.length) grow(block, block.wordCount + words.length)
    block.words.set(words, block.wordCount)
    block.starts[at] = block.wordCount
    fill(block, at)
    block.ids[at] = id
    block.wordCount += words.length
    block.count += 1
    places.set(id, { block, at })
  }

  const remove = (id: string) => {
    const place = places.get(id)
    if (!place) return
    place.block.ids[place.at] = null
    place.block.removed += 1
    places.delete(id)
  }

  /** Blocks that are mostly holes are emptied into new ones. A search that is under way keeps the blocks it began with. */
  const closeHoles = () => {
    const holey = all.filter((block) => block.removed > perBlock / 2)
    if (holey.length === 0) return
    all = all.filter((block) => block.removed <= perBlock / 2)
    for (const block of holey)
      for (const [at, id] of block.ids.entries())
        if (id !== null)
          append(
            id,
            (target, place) => {
              const from = at * numbersPerResume
              target.numbers.set(block.numbers.subarray(from, from + numbersPerResume), place * numbersPerResume)
              target.comparable[place] = block.comparable[at]!
            },
            block.words.subarray(block.starts[at]!, block.starts[at + 1] ?? block.wordCount),
          )
  }

  return {
    get all() {
      return all
    },
    get size() {
      return places.size
    },
    bytes: () =>
      places.size * bytesPerId +
      all.reduce(
        (sum, { words, starts, numbers }) => sum + words.byteLength + starts.byteLength + numbers.byteLength + perBlock,
        0,
      ),
    set(id, { words, termScale, groupScale, statedYears, degreeRank, termSquare, comparable }) {
      remove(id)
      append(
        id,
        (block, at) => {
          block.numbers.set([termScale, groupScale, statedYears, degreeRank, termSquare], at * numbersPerResume)
          block.comparable[at] = comparable ? 1 : 0
        },
        words,
      )
      closeHoles()
    },
    remove(id) {
      remove(id)
      closeHoles()
    },
  }
}

const emptyBlock = (): Block => ({
  count: 0,
  ids: [],
  removed: 0,
  words: new Uint16Array(16_384),
  starts: new Uint32Array(perBlock),
  wordCount: 0,
  numbers: new Float32Array(perBlock * numbersPerResume),
  comparable: new Uint8Array(perBlock),
})

const grow = (block: Block, needed: number) => resize(block, Math.max(needed, block.words.length * 2))

const trim = (block: Block) => resize(block, block.wordCount)

function resize(block: Block, length: number) {
  const words = new Uint16Array(length)
  words.set(block.words.subarray(0, block.wordCount))
  block.words = words
}
