/** So many hashes tell how alike two texts are to about six percent. */
const hashes = 64
const wordsPerShingle = 3
/** Enough of any resume; a book must not hold the server up. */
const mostWords = 4000

const multipliers = Int32Array.from({ length: hashes }, (_, index) => mixed(index + 1) | 1)
const additions = Int32Array.from({ length: hashes }, (_, index) => mixed(index + 101))

/** For each of 64 orders of all word sequences, the first that the text has: equal in two texts as often as they share sequences. Null for too short a text. */
export function textSketch(text: string): Int32Array | null {
  const words =
    text
      .toLowerCase()
      .match(/\p{L}{2,}/gu)
      ?.slice(0, mostWords) ?? []
  if (words.length < 30) return null
  // Whole numbers of 32 bits throughout: larger ones would make this several times as slow.
  const sketch = new Int32Array(hashes).fill(0x7fffffff)
  const numbers = Int32Array.from(words, wordHash)
  for (let at = 0; at + wordsPerShingle <= numbers.length; at += 1) {
    let shingle = numbers[at]!
    for (let next = 1; next < wordsPerShingle; next += 1) shingle = Math.imul(shingle ^ numbers[at + next]!, 0x01000193)
    shingle = mixed(shingle)
    for (let index = 0; index < hashes; index += 1) {
      const value = Math.imul(shingle, multipliers[index]!) ^ additions[index]!
      if (value < sketch[index]!) sketch[index] = value
    }
  }
  return sketch
}

/** From 0 to 1. */
export function likeness(one: Int32Array, other: Int32Array): number {
  let same = 0
  for (let index = 0; index < hashes; index += 1) if (one[index] === other[index]) same += 1
  return same / hashes
}

export const packSketch = (sketch: Int32Array): string => Buffer.from(sketch.buffer).toString('base64')
export const unpackSketch = (packed: string): Int32Array => {
  const bytes = Uint8Array.from(Buffer.from(packed, 'base64'))
  return new Int32Array(bytes.buffer)
}

/** Parts of a sketch: texts of which most is the same agree in at least one of them. */
export const sketchBands = (sketch: Int32Array): string[] =>
  Array.from({ length: 6 }, (_, band) => `${band}:${sketch.subarray(band * 3, band * 3 + 3).join('.')}`)

function wordHash(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return hash
}

function mixed(value: number): number {
  let hash = value
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}
