import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { yieldToEventLoop } from '#src/shared/yield-to-event-loop.ts'
import { type Mapping, type StageMapping, systemNames } from './constants.ts'
import { NoImportFile } from './errors.ts'
import type {
  Actor,
  ExportedFacts,
  ImportExportPorts,
  KeptHistory,
  KnownPeople,
  ReadContent,
  ReadRow,
  RowState,
} from './ports.ts'
import { outcomeTag, stageFor } from './stage-choice.ts'
import type { History } from './systems/history.ts'
import { cutNotes } from './systems/told-history.ts'

export interface ImportRequest {
  by: Actor
  files: { filename: string; path: string }[]
  /** As a person chose it; null leaves it to the names of the columns. */
  mapping: Mapping | null
  /** Of another system's jobs, the one whose people are taken in; null for all. */
  job: string | null
  /** Where people of the steps of another system are put, as far as a person chose. */
  stages: StageMapping
  /** The job they are ranked for; null while none is chosen. */
  jobDescriptionId: string | null
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
  /** The step of another system they stand in, and the name of the stage here that it leads to; '' leaves them out. */
  step: { name: string; to: string } | null
  /** What another system tells of them, as it will be written. */
  kept: KeptHistory | null
}

type OwnStage = Awaited<ReturnType<ImportExportPorts['stagesWithKinds']>>[number]

export interface CheckedImport extends ReadContent {
  filename: string
  /** Where people of another system can be put. */
  ownStages: OwnStage[]
  rows: AsyncIterable<CheckedRow[]>
}

type Ports = Pick<ImportExportPorts, 'imports' | 'importReader' | 'ids' | 'uploadFolder' | 'savedJob' | 'stagesWithKinds'>

const slice = 200
/** Characters of rows that are held at once: some carry a file. */
const mostAtOnce = 8_000_000

/** Reads the files and hands `use` what becomes of each row. Nothing is kept: what was read is gone when `use` ends. */
export async function checkedRows<Result>(
  ports: Ports,
  request: ImportRequest,
  use: (checked: CheckedImport) => Promise<Result>,
): Promise<Result> {
  const { importReader, ids, uploadFolder, savedJob, stagesWithKinds } = ports
  const { by, files, mapping, job } = request
  const [first] = files
  if (!first) throw new NoImportFile()
  const to = join(uploadFolder, `rows-${ids.id()}`)
  try {
    const { rows: _, ...content } = await importReader.read({ files, mapping, job, to }, { group: by.workspaceId })
    const filename = files.length === 1 ? first.filename : `${files.length} files`
    const chosen = request.jobDescriptionId ? await savedJob(by.workspaceId, request.jobDescriptionId) : null
    const stages = await stagesWithKinds(chosen?.id ?? '')
    const ownStages = stages.filter(({ kind }) => kind !== 'rejected')
    return await use({
      ...content,
      filename,
      ownStages,
      rows: decided(ports, request, { path: to, stages, jobId: chosen?.id ?? null }),
    })
  } finally {
    await rm(to, { force: true })
  }
}

interface Deciding {
  path: string
  stages: OwnStage[]
  jobId: string | null
}

async function* decided(
  { imports }: Ports,
  { by, stages: chosen }: ImportRequest,
  { path, stages, jobId }: Deciding,
): AsyncGenerator<CheckedRow[]> {
  const turn = yieldToEventLoop()
  for await (const rows of slicesOf(path)) {
    const texts = (name: 'hash' | 'email' | 'phone' | 'candidateId') => rows.flatMap((row) => row[name] || [])
    const sought = { hashes: texts('hash'), emails: texts('email'), phones: texts('phone') }
    const known = await imports.known(by.workspaceId, sought)
    const exported = await imports.exportedFacts(by.workspaceId, texts('candidateId'))
    const arrived = await arrivedAmong(imports, by, jobId, rows)
    yield rows.map((row) => {
      const { history } = row
      const before = history && arrived.get(history.sourceId)
      const stage = history && stageFor(history.stage, stages, chosen)
      const step = history?.stage ? { name: history.stage, to: stage === 'left-out' ? '' : (stage?.name ?? '') } : null
      const kept = history && keptHistory(row, history, stage === 'left-out' ? null : stage, stages)
      const more = { step, kept }
      if (history && stage === 'left-out' && row.state !== 'refused')
        return {
          ...more,
          row,
          isTaken: false,
          charged: false,
          state: 'refused' as const,
          reason: `${row.place}: left out, because people of “${history.stage}” are`,
        }
      if (before && kept)
        return {
          ...more,
          row,
          isTaken: false,
          charged: false,
          state: 'duplicate' as const,
          reason: cameBefore(row, kept, before),
        }
      return { ...more, ...decide(row, known, exported.get(row.candidateId ?? '')) }
    })
    await turn()
  }
}

async function arrivedAmong(imports: ImportExportPorts['imports'], by: Actor, jobId: string | null, rows: ReadRow[]) {
  const origin = rows.find(({ history }) => history)?.history?.system ?? 'table'
  const ids = rows.flatMap(({ history }) => history?.sourceId ?? [])
  return jobId && ids.length > 0
    ? await imports.arrivedBefore(by.workspaceId, jobId, origin, ids)
    : new Map<string, { rowHash: string; at: Date }>()
}

const cameBefore = ({ place }: ReadRow, { rowHash }: KeptHistory, before: { rowHash: string; at: Date }) => {
  const day = before.at.toISOString().slice(0, 10)
  return before.rowHash === rowHash
    ? `${place}: came with the import of ${day} and says the same`
    : `${place}: came with the import of ${day}. This file says something else of them; nothing is changed`
}

/** What will be written of them here: their stage, and a tag for what was decided there. */
function keptHistory(
  row: ReadRow,
  { jobs: _, files: __, ...history }: History,
  stage: OwnStage | null,
  stages: readonly OwnStage[],
): KeptHistory {
  // The file is the resume then; what the row says beside it is kept as a note.
  const instead = row.file && { text: row.text, title: row.name ?? row.email ?? row.place, detail: row.detail }
  const tag = outcomeTag(history, history.system ? systemNames[history.system] : 'another system')
  const rowHash = createHash('sha256')
    .update(JSON.stringify([row.text, history]))
    .digest('hex')
    .slice(0, 32)
  return {
    ...history,
    tags: tag ? [tag, ...history.tags] : history.tags,
    stageId: stage && stage.id !== stages[0]?.id ? stage.id : null,
    rowHash,
    instead,
    ...(instead && { notes: [...history.notes, ...cutNotes([{ at: null, by: null, text: `Profile\n${row.text}` }]).notes] }),
  }
}

async function* slicesOf(path: string): AsyncGenerator<ReadRow[]> {
  let rows: ReadRow[] = []
  let length = 0
  const turn = yieldToEventLoop()
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
    rows.push(JSON.parse(line) as ReadRow)
    length += line.length
    await turn()
    if (rows.length < slice && length < mostAtOnce) continue
    yield rows
    rows = []
    length = 0
  }
  if (rows.length > 0) yield rows
}

function decide(row: ReadRow, known: KnownPeople, exported: ExportedFacts | undefined): Omit<CheckedRow, 'step' | 'kept'> {
  const { place, state, reason } = row
  const not = { row, isTaken: false, charged: false }
  if (state === 'refused' || state === 'duplicate') return { ...not, state, reason }
  if (exported && row.facts && saysTheSame(row.facts, exported))
    return { ...not, state: 'duplicate', reason: `${place}: comes from an export of this workspace and stands here as it is` }
  if (known.hashes.has(row.hash))
    return { row, isTaken: true, charged: false, state: 'duplicate', reason: `${place}: is here already and uses no quota` }
  const taken = { row, isTaken: true, charged: true }
  const by = row.email && known.emails.has(row.email) ? 'email' : row.phone && known.phones.has(row.phone) ? 'phone number' : null
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
