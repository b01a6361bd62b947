import type { Bits } from './bits.ts'
import { setBit } from './bits.ts'
import { standsAt, type Term } from './search-terms.ts'

const perBlock = 1024

interface Block {
  lines: string[]
  /** The lines as one text; null when one has changed since it was made. */
  text: string | null
  starts: Uint32Array
}

/** Names and addresses, a line for each place. */
export interface Identities {
  set(place: number, identity: string): void
  /** Marks the places whose line has the term. */
  mark(term: Term, into: Bits): void
}

export function createIdentities(): Identities {
  const blocks: Block[] = []
  return {
    set(place, identity) {
      const at = Math.floor(place / perBlock)
      while (blocks.length <= at)
        blocks.push({ lines: new Array<string>(perBlock).fill(''), text: null, starts: new Uint32Array(perBlock + 1) })
      const block = blocks[at]!
      block.lines[place % perBlock] = identity
      block.text = null
    },
    mark(term, into) {
      for (const [at, block] of blocks.entries()) {
        const text = block.text ?? put(block)
        let line = 0
        for (let place = text.indexOf(term.text); place >= 0; ) {
          while (block.starts[line + 1]! <= place) line += 1
          const stands = standsAt(text, term, place)
          if (stands) setBit(into, at * perBlock + line)
          place = text.indexOf(term.text, stands ? block.starts[line + 1]! : place + 1)
        }
      }
    },
  }
}

function put(block: Block) {
  let end = 0
  for (const [line, { length }] of block.lines.entries()) {
    block.starts[line] = end
    end += length + 1
  }
  block.starts[perBlock] = end
  block.text = `${block.lines.join('\n')}\n`
  return block.text
}
