/** A piece of a statement. Nothing is lost: the texts of all pieces are the statement. */
export interface Token {
  kind: 'space' | 'text' | 'name' | 'word' | 'number' | 'parameter' | 'sign'
  text: string
}

const kinds: readonly [Token['kind'], RegExp][] = [
  ['space', /(?:\s|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)+/y],
  ['text', /'(?:[^']|'')*'/y],
  ['name', /"(?:[^"]|"")*"|`(?:[^`]|``)*`/y],
  ['word', /[A-Za-z_][\w$]*/y],
  ['number', /\d+(?:\.\d+)?/y],
  ['parameter', /\?\d*/y],
  ['sign', /\|\||<>|<=|>=|!=|::|[^\s]/y],
]

/** Takes a statement of SQLite's apart. */
export function tokensOf(statement: string): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < statement.length; ) {
    for (const [kind, pattern] of kinds) {
      pattern.lastIndex = at
      const text = pattern.exec(statement)?.[0]
      if (!text) continue
      tokens.push({ kind, text })
      at += text.length
      break
    }
  }
  return tokens
}

/** The next piece that is no space, from a place on; -1 when there is none. */
export function solidFrom(tokens: readonly Token[], at: number): number {
  for (let next = at; next < tokens.length; next++) if (tokens[next]!.kind !== 'space') return next
  return -1
}

/** Where the parenthesis that opens at a place is closed; -1 when it is not. */
export function closingOf(tokens: readonly Token[], open: number): number {
  let depth = 0
  for (let at = open; at < tokens.length; at++) {
    const { kind, text } = tokens[at]!
    if (kind !== 'sign') continue
    if (text === '(') depth += 1
    if (text === ')') depth -= 1
    if (depth === 0) return at
  }
  return -1
}
