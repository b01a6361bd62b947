import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { tar, untar } from '#adapters/archive/tar.ts'
import type { Instance } from './test-filled-workspace.ts'

/** An entry of an archive. */
export interface Part {
  name: string
  bytes: Buffer
}

export type ArchivedRow = (string | number | null)[]

export async function partsOf(archive: Buffer): Promise<Part[]> {
  const parts: Part[] = []
  for await (const { name, content } of untar(new Blob([gunzipSync(archive)]).stream()))
    parts.push({ name, bytes: Buffer.concat(await Array.fromAsync(content)) })
  return parts
}

/** What the archive of a workspace is made of. */
export async function archivedParts({ server, cookie }: Instance): Promise<Part[]> {
  const { body } = await server.call('POST', '/api/workspace-archives', { cookie })
  await server.app.worker.runDue()
  const file = await server.app.server.handle(
    new Request(`http://localhost:3000/api/workspace-archives/${body._id}/file`, { headers: { cookie } }),
  )
  return partsOf(Buffer.from(await file.arrayBuffer()))
}

export async function packed(parts: readonly Part[]): Promise<Buffer> {
  async function* entries() {
    for (const { name, bytes } of parts)
      yield { name, size: bytes.length, content: new Blob([new Uint8Array(bytes)]).stream() as AsyncIterable<Uint8Array> }
  }
  return gzipSync(Buffer.concat(await Array.fromAsync(tar(entries()))))
}

/** The archive with other parts and a list that fits them: made by somebody who knows how. */
export const relisted = (parts: readonly Part[]) => {
  const listed = parts.filter(({ name }) => name !== 'manifest.json')
  const entries = listed.map(({ name, bytes }) => ({
    name,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }))
  return packed([...listed, { name: 'manifest.json', bytes: Buffer.from(JSON.stringify({ entries })) }])
}

export const changedPart = (parts: readonly Part[], name: string, change: (text: string) => string) =>
  parts.map((part) => (part.name === name ? { name, bytes: Buffer.from(change(part.bytes.toString())) } : part))

/** Every row of a table, as `change` leaves it. */
export function changedRows(
  parts: readonly Part[],
  table: string,
  change: (row: ArchivedRow, columns: string[]) => void,
): Part[] {
  const { tables } = JSON.parse(parts[0]!.bytes.toString()) as { tables: { name: string; columns: string[] }[] }
  const columns = tables.find(({ name }) => name === table)!.columns
  return changedPart(parts, `rows/${table}.jsonl`, (text) =>
    text.replaceAll(/.+/g, (line) => {
      const row = JSON.parse(line) as ArchivedRow
      change(row, columns)
      return JSON.stringify(row)
    }),
  )
}

/** For `changedRows`: these columns have these values. */
export const withValues = (values: Record<string, string | number | null>) => (row: ArchivedRow, columns: string[]) => {
  for (const [name, value] of Object.entries(values)) row[columns.indexOf(name)] = value
}
