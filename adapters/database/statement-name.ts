/**
 * What a statement does, to which table: `SELECT candidates`. Neither columns nor values nor anything else of it is told, and a statement
 * that is not understood is told by its first word.
 */
export function statementName(statement: string): { operation: string; table: string | null } {
  const text = statement.slice(0, 4000).replace(/\s+/g, ' ').trim()
  const operation = /^[a-z]+/i.exec(text)?.[0].toUpperCase() ?? 'OTHER'
  const table = afterOf[operation]?.exec(text)?.[1] ?? null
  return { operation: known.has(operation) ? operation : 'OTHER', table }
}

/** How a statement is told of to whoever watches: as which part of what it is asked for. */
export function statementPart(statement: string, system: 'sqlite' | 'postgresql') {
  const { operation, table } = statementName(statement)
  return {
    name: table ? `${operation} ${table}` : operation,
    facts: { 'db.system.name': system, 'db.operation.name': operation, ...(table ? { 'db.collection.name': table } : {}) },
  }
}

const name = '["`\\[]?([a-z_][a-z0-9_]*)["`\\]]?'
const from = new RegExp(`\\bfrom ${name}`, 'i')
const afterOf: Record<string, RegExp> = {
  SELECT: from,
  WITH: from,
  DELETE: from,
  INSERT: new RegExp(`\\binto ${name}`, 'i'),
  REPLACE: new RegExp(`\\binto ${name}`, 'i'),
  UPDATE: new RegExp(`^update (?:or [a-z]+ )?${name}`, 'i'),
}
const known = new Set([...Object.keys(afterOf), 'PRAGMA', 'BEGIN', 'COMMIT', 'ROLLBACK', 'SAVEPOINT', 'RELEASE'])
