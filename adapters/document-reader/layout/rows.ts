/** A run of words without a gap that could be a gutter. Coordinates as in `Word`. */
export interface Chunk<Piece> {
  x0: number
  x1: number
  y: number
  size: number
  words: Piece[]
}

/** Chunks on one baseline, from left to right. */
export interface Row<Piece> {
  y: number
  size: number
  chunks: Chunk<Piece>[]
}

export interface Placed {
  text: string
  x0: number
  x1: number
  y: number
  size: number
}

/** Words closer than this part of the font size belong to one chunk; narrower than any gutter. */
const CHUNK_GAP = 0.65
/** Baselines that differ by less than this part of the font size are one. */
const SAME_BASELINE = 0.22

export const chunksOf = <Piece extends Placed>(words: Piece[]): Chunk<Piece>[] => {
  const chunks: Chunk<Piece>[] = []
  const single = words.map((word) => ({ x0: word.x0, x1: word.x1, y: word.y, size: word.size, words: [word] }))
  for (const row of rowsOf(single)) {
    let chunk: Chunk<Piece> | null = null
    for (const next of row.chunks) {
      if (chunk && next.x0 - chunk.x1 < CHUNK_GAP * Math.max(Math.min(chunk.size, next.size), 4)) {
        chunk.words.push(...next.words)
        chunk.x1 = Math.max(chunk.x1, next.x1)
        chunk.size = Math.max(chunk.size, next.size)
      } else {
        chunk = { ...next, words: [...next.words] }
        chunks.push(chunk)
      }
    }
  }
  return chunks
}

export const rowsOf = <Piece>(chunks: Chunk<Piece>[]): Row<Piece>[] => {
  const sorted = chunks.toSorted((a, b) => a.y - b.y)
  const rows: Row<Piece>[] = []
  for (const chunk of sorted) {
    let home: Row<Piece> | undefined
    for (let index = rows.length - 1; index >= 0 && index >= rows.length - 6; index--) {
      const row = rows[index]!
      if (Math.abs(row.y - chunk.y) <= SAME_BASELINE * Math.min(row.size, chunk.size)) {
        home = row
        break
      }
    }
    if (home) {
      home.chunks.push(chunk)
      home.size = Math.max(home.size, chunk.size)
    } else {
      rows.push({ y: chunk.y, size: chunk.size, chunks: [chunk] })
    }
  }
  for (const row of rows) row.chunks.sort((a, b) => a.x0 - b.x0)
  return rows
}

/**
 * The lines of one column from top to bottom. Small raised or lowered pieces (superscripts, signs in another font) join the line
 * they stand beside.
 */
export const linesOf = <Piece>(chunks: Chunk<Piece>[]): Row<Piece>[] => {
  const lines: Row<Piece>[] = []
  for (const row of rowsOf(chunks)) {
    const previous = lines.at(-1)
    if (previous && joins(previous, row)) {
      const [big, small] = previous.size >= row.size ? [previous, row] : [row, previous]
      lines[lines.length - 1] = { y: big.y, size: big.size, chunks: [...big.chunks, ...small.chunks].sort((a, b) => a.x0 - b.x0) }
    } else {
      lines.push(row)
    }
  }
  return lines
}

const joins = <Piece>(a: Row<Piece>, b: Row<Piece>) => {
  const distance = Math.abs(a.y - b.y)
  if (distance > 0.5 * Math.max(a.size, b.size) || distance > 0.75 * Math.min(a.size, b.size)) return false
  return a.chunks.every((one) => b.chunks.every((other) => one.x1 <= other.x0 + 1 || other.x1 <= one.x0 + 1))
}
