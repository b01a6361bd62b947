import { type Static, Type as t } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { travels } from './table-plan.ts'

/** The parts of an archive, in this order: what it is, the rows of each table, the files, and the list of all that with hashes. */
export const names = {
  head: 'archive.json',
  rows: (table: string) => `rows/${table}.jsonl`,
  file: (id: string) => `files/${id}`,
  manifest: 'manifest.json',
}

/** The table that an entry has the rows of; null for any other entry. */
export const tableOf = (name: string): string | null => {
  const table = /^rows\/([a-z_]+)\.jsonl$/.exec(name)?.[1]
  return table && Object.hasOwn(travels, table) ? table : null
}

export const fileIdOf = (name: string): string | null => /^files\/([0-9a-f]{32})$/.exec(name)?.[1] ?? null

const id = t.String({ pattern: '^[0-9a-f]{32}$' })

const Head = t.Object({
  format: t.Literal('ats-workspace-1'),
  madeAt: t.String({ maxLength: 40 }),
  workspace: t.Object({ id, name: t.String({ maxLength: 1000 }) }),
  /** Accounts that rows name. */
  people: t.Array(t.Object({ id, name: t.String({ maxLength: 1000 }), email: t.String({ maxLength: 1000 }) }), {
    maxItems: 100_000,
  }),
  tables: t.Array(
    t.Object({ name: t.String(), columns: t.Array(t.String(), { maxItems: 200 }), rows: t.Integer({ minimum: 0 }) }),
    { maxItems: 500 },
  ),
  losses: t.Array(t.Object({ kind: t.String(), count: t.Integer(), because: t.String() }), { maxItems: 500 }),
  missingFiles: t.Integer({ minimum: 0 }),
})
export type Head = Static<typeof Head>

const Manifest = t.Object({
  entries: t.Array(t.Object({ name: t.String(), size: t.Integer(), sha256: t.String() })),
})
export type Manifest = Static<typeof Manifest>

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Null when the text is none. */
export function readHead(text: string): Head | null {
  const value = parsed(text)
  return Value.Check(Head, value) ? value : null
}

export function readManifest(text: string): Manifest | null {
  const value = parsed(text)
  return Value.Check(Manifest, value) ? value : null
}
