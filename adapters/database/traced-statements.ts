import type { Database as Sqlite, Statement } from 'bun:sqlite'
import type { Tracer } from '#src/ports/tracer.ts'
import { statementPart } from './statement-name.ts'

const ways = ['all', 'get', 'run', 'values'] as const

/** From now on every statement of this connection is a part of what it is asked for. */
export function tracedStatements(connection: Sqlite, tracer: Tracer) {
  for (const preparing of ['prepare', 'query'] as const) {
    const prepare = connection[preparing].bind(connection) as (statement: string) => Statement
    Object.defineProperty(connection, preparing, { value: (statement: string) => traced(prepare(statement), statement, tracer) })
  }
}

const known = new WeakSet<Statement>()

function traced(prepared: Statement, statement: string, tracer: Tracer) {
  if (known.has(prepared)) return prepared
  known.add(prepared)
  const { name, facts } = statementPart(statement, 'sqlite')
  for (const way of ways) {
    const ask = prepared[way].bind(prepared) as (...values: unknown[]) => unknown
    Object.defineProperty(prepared, way, {
      value: (...values: unknown[]) => tracer.part(name, { kind: 'client', facts }, () => ask(...values)),
    })
  }
  return prepared
}
