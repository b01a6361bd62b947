interface Piece {
  kind: 'text' | 'code' | 'block'
  text: string
}

/** One backtick around code, or three around lines of it, then perhaps with the language's name behind the first three. */
const marked = /```(?:[\w+#-]*\n)?([\s\S]+?)```|`([^`]+)`/g

/** Takes a text apart into words and code. A backtick without its partner is just a backtick. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const match of text.matchAll(marked)) {
    const [whole, fenced, inLine] = match
    const code = (fenced ?? inLine ?? '').replace(/^\n+|\s+$/g, '')
    const isBlock = code.includes('\n')
    add(pieces, text.slice(from, match.index), isBlock)
    pieces.push({ kind: isBlock ? 'block' : 'code', text: code })
    from = match.index + whole.length
  }
  add(pieces, text.slice(from), false)
  return pieces
}

/** A block has a line of its own already: the breaks around it are not shown twice. */
const add = (pieces: Piece[], words: string, beforeBlock: boolean) => {
  const afterBlock = pieces.at(-1)?.kind === 'block'
  const text = words.replace(afterBlock ? /^\s+/ : /^$/, '').replace(beforeBlock ? /\s+$/ : /^$/, '')
  if (text !== '') pieces.push({ kind: 'text', text })
}
