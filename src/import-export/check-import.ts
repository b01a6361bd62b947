import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { yieldToEventLoop } from '#src/shared/yield-to-event-loop.ts'
import type { Mapping } from './constants.ts'
import { NoImportFile } from './errors.ts'
import type { Actor, ExportedFacts, ImportColumns, ImportExportPorts, KnownPeople, ReadRow, RowState } from './ports.ts'

export interface ImportRequest {
  by: Actor
  files: { filename: string; path: string }[]
  /** As a person chose it; null leaves it to the names of the columns. */
  mapping: Mapping | null
}

/** A row, and what becomes of it in this workspace. */
export interface CheckedRow {
  row: ReadRow
  state: RowState
  reason: string
  /** Whether it is taken in: also a text that is here already, which is ranked against another job description then. */
  isTaken: boolean
  /** Whether it uses the quota. */
  charged: boolean
}

export interface CheckedImport {
  filename: string
  columns: ImportColumns | null
  rows: AsyncIterable<CheckedRow[]>
}

type Ports = Pick<ImportExportPorts, 'imports' | 'importReader' | 'ids' | 'uploadFolder'>

const slice = 200

/** Reads the files and hands `use` what becomes of each row. Nothing is kept: what was read is gone when `use` ends. */
export async function checkedRows<Result>(
  { imports, importReader, ids, uploadFolder }: Ports,
  { by, files, mapping }: ImportRequest,
  use: (checked: CheckedImport) => Promise<Result>,
): Promise<Result> {
  const [first] = files
  if (!first) throw new NoImportFile()
  const to = join(uploadFolder, `rows-${ids.id()}`)
  try {
    const { columns } = await importReader.read({ files, mapping, to }, { group: by.workspaceId })
    const filename = files.length === 1 ? first.filename : `${files.length} files`
    return await use({ filename, columns, rows: decided(imports, by, to) })
  } finally {
    await rm(to, { force: true })
  }
}

async function* decided(imports: ImportExportPorts['imports'], by: Actor, path: string): AsyncGenerator<CheckedRow[]> {
  const turn = yieldToEventLoop()
  for await (const rows of slicesOf(path)) {
    const texts = (name: 'hash' | 'email' | 'phone' | 'candidateId') => rows.flatMap((row) => row[name] || [])
    const sought = { hashes: texts('hash'), emails: texts('email'), phones: texts('phone') }
    const known = await imports.known(by.workspaceId, sought)
    const exported = await imports.exportedFacts(by.workspaceId, texts('candidateId'))
    yield rows.map((row) => decide(row, known, exported.get(row.candidateId ?? '')))
    await turn()
  }
}

async function* slicesOf(path: string): AsyncGenerator<ReadRow[]> {
  let rows: ReadRow[] = []
  const turn = yieldToEventLoop()
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    rows.push(JSON.parse(line) as ReadRow)
    await turn()
    if (rows.length < slice) continue
    yield rows
    rows = []
  }
  if (rows.length > 0) yield rows
}

function decide(row: ReadRow, known: KnownPeople, exported: ExportedFacts | undefined): CheckedRow {
  const { place, state, reason } = row
  const not = { row, isTaken: false, charged: false }
  if (state === 'refused' || state === 'duplicate') return { ...not, state, reason }
  if (exported && row.facts && saysTheSame(row.facts, exported))
    return { ...not, state: 'duplicate', reason: `${place}: comes from an export of this workspace and stands here as it is` }
  if (known.hashes.has(row.hash))
    return { row, isTaken: true, charged: false, state: 'duplicate', reason: `${place}: is here already and uses no quota` }
  const taken = { row, isTaken: true, charged: true }
  const by =
    row.email && known.emails.has(row.email) ? 'e-mail' : row.phone && known.phones.has(row.phone) ? 'phone number' : null
  if (by) return { ...taken, state: 'version', reason: `${place}: a new version of somebody who is here already (same ${by})` }
  return { ...taken, state, reason }
}

const asCompared = (text: string) =>
  text
    .replaceAll(/[\s,;]+/g, ' ')
    .trim()
    .toLowerCase()

function saysTheSame(row: ExportedFacts, exported: ExportedFacts) {
  const one = (name: 'name' | 'email' | 'mobileNumber') => asCompared(row[name] ?? '') === asCompared(exported[name] ?? '')
  const within = (some: readonly string[], all: readonly string[]) => {
    const known = new Set(all.map(asCompared))
    return some.every((each) => known.has(asCompared(each)))
  }
  const lists = ['designation', 'companyNames', 'skills'] as const
  return (
    one('name') &&
    one('email') &&
    one('mobileNumber') &&
    within(exported.degree, row.degree) &&
    lists.every((name) => within(exported[name], row[name]) && within(row[name], exported[name]))
  )
}
