/** Rows of the wanted tables of a MySQL dump, as texts under the names of their columns; '' for NULL. */
export function tablesIn(dump: string, wanted: readonly string[]): Map<string, Record<string, string>[]> {
  const columns = new Map<string, string[]>()
  const tables = new Map<string, Record<string, string>[]>(wanted.map((name) => [name, []]))
  const statement = /(?:^|[;)\s])(CREATE TABLE|INSERT\s+INTO)\s+(?:IF NOT EXISTS\s+)?`?([A-Za-z0-9_]+)`?/gi
  for (let match = statement.exec(dump); match; match = statement.exec(dump)) {
    const [, verb, table] = match
    if (!wanted.includes(table!)) continue
    const from = statement.lastIndex
    if (/^create/i.test(verb!)) columns.set(table!, columnsIn(dump.slice(from, from + 50_000)))
    else statement.lastIndex = readValues(dump, from, columns.get(table!) ?? [], (row) => tables.get(table!)!.push(row))
  }
  return tables
}

/** Names of the columns of a CREATE TABLE, which stand one a line. */
function columnsIn(text: string): string[] {
  const names: string[] = []
  for (const line of text.split('\n').slice(1)) {
    const name = /^\s*`([^`]+)`\s/.exec(line)
    if (name) names.push(name[1]!)
    else if (/^\s*\)/.test(line)) break
  }
  return names
}

/** Reads `(columns) VALUES (…),(…)` and returns where the statement ends. */
function readValues(text: string, start: number, known: string[], take: (row: Record<string, string>) => void): number {
  const values = /VALUES/gi
  values.lastIndex = start
  const begin = values.exec(text)
  if (!begin) return start
  const told = /`([^`]+)`|([A-Za-z0-9_]+)/g
  const head = text.slice(start, begin.index)
  const names = head.includes('(') ? [...head.matchAll(told)].map(([, quoted, bare]) => (quoted ?? bare)!) : known
  let at = begin.index + begin[0].length
  for (;;) {
    while (/[\s,]/.test(text[at] ?? '')) at += 1
    if (text[at] !== '(') return at
    at += 1
    const row: Record<string, string> = {}
    for (let column = 0; ; column += 1) {
      while (/\s/.test(text[at] ?? '')) at += 1
      const { value, end } = text[at] === "'" ? quotedAt(text, at) : bareAt(text, at)
      const name = names[column]
      if (name !== undefined) row[name] = value
      at = end
      while (/\s/.test(text[at] ?? '')) at += 1
      if (text[at] === ',') at += 1
      else break
    }
    take(row)
    if (text[at] !== ')') return at
    at += 1
  }
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', 0: '', Z: '' }

function quotedAt(text: string, start: number) {
  const pieces: string[] = []
  let from = start + 1
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at]
    if (letter === '\\') {
      const next = text[at + 1] ?? ''
      pieces.push(text.slice(from, at), escapes[next] ?? next)
      at += 1
      from = at + 1
    } else if (letter === "'") {
      if (text[at + 1] !== "'") {
        pieces.push(text.slice(from, at))
        return { value: pieces.join(''), end: at + 1 }
      }
      pieces.push(text.slice(from, at + 1))
      at += 1
      from = at + 1
    }
  }
  return { value: pieces.join(''), end: text.length }
}

function bareAt(text: string, start: number) {
  let end = start
  while (end < text.length && !/[,)]/.test(text[end]!)) end += 1
  const value = text.slice(start, end).trim()
  return { value: /^null$/i.test(value) ? '' : value, end }
}
