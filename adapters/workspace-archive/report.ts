import type { ArchivedKind } from '#src/import-export/archive-ports.ts'
import { travels } from './table-plan.ts'

/** How much of each kind there is, in the order of the kinds that have some. */
export function kindsOf(tables: readonly { name: string; rows: number }[]): ArchivedKind[] {
  const counts = new Map<string, number>()
  for (const { name, rows } of tables) {
    const plan = travels[name]
    if (plan?.isCounted && rows > 0) counts.set(plan.kind, (counts.get(plan.kind) ?? 0) + rows)
  }
  return [...counts].map(([kind, count]) => ({ kind, count }))
}
