import type { Mapping, StageMapping } from '#src/import-export/constants.ts'
import { at } from '../address.ts'
import { type Api, addressOf, type CallFailure, callApi, callForFile } from './client.ts'

export type { CheckedRowRecord, FieldFateRecord, ImportCheckAnswer, ImportRecord, RowState } from '#src/import-export/views.ts'

export type ExportFormat = 'csv' | 'json' | 'hr-open.json'

/** Where everybody that the list's parameters find can be downloaded. */
export const exportAddress = (format: ExportFormat, query: URLSearchParams): string => {
  const parameters = new URLSearchParams(query)
  // A file has no pages.
  for (const name of ['page', 'limit', 'cursor', 'fields']) parameters.delete(name)
  return addressOf(`GET /api/candidates/export.${format}`, { query: parameters })
}

/** Hands the chosen candidates to the browser as a file, or resolves to why not. An address has no room for hundreds of ids. */
export const downloadChosen = async (format: ExportFormat, ids: string[]): Promise<CallFailure | null> => {
  const answers: Response[] = []
  const api = callForFile((response) => void answers.push(response))
  const answer = await api(`POST /api/candidates/export.${format}`, { body: { ids } })
  if (!answer.ok) return answer.failure
  const [response] = answers
  if (response) saveFile(await response.blob(), `candidates-${new Date().toISOString().slice(0, 10)}.${format}`)
  return null
}

/** Lets the browser save what is here already. */
export const saveFile = (content: Blob, name: string) => {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = at(address)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** What a person chose for an import, as far as they did. */
export interface ImportChoice {
  mapping: Mapping | null
  /** Steps of another system, and the stage that each leads to. */
  stages: StageMapping
  /** Of another system's jobs, the one whose people come; '' for all. */
  sourceJob: string
  /** The job description; null while none is chosen. */
  jobId: string | null
}

const formOf = (files: readonly File[], { mapping, stages, sourceJob, jobId }: ImportChoice) => {
  const form = new FormData()
  // Fields first: the server reads the form as it arrives.
  if (jobId) form.append('job_description_id', jobId)
  if (mapping) form.append('mapping', JSON.stringify(mapping))
  if (Object.keys(stages).length > 0) form.append('stages', JSON.stringify(stages))
  if (sourceJob) form.append('source_job', sourceJob)
  for (const file of files) form.append('file', file, file.name)
  return form
}

/** What would become of each row; keeps nothing. */
export const checkImport = (files: readonly File[], choice: ImportChoice, signal: AbortSignal) =>
  callApi('POST /api/import/check', { body: formOf(files, choice), signal })

/** Takes in what can be taken in. The same key has one effect. */
export const startImport = (files: readonly File[], choice: ImportChoice, key: string) =>
  callApi('POST /api/import', { body: formOf(files, choice), headers: { 'idempotency-key': key } })

/** Deletes the candidates that an import from another system made. */
export const undoImport = (id: string) => callApi('POST /api/imports/:id/undo', { params: { id } })

export const importById = (id: string) => callApi('GET /api/imports/:id', { params: { id } })

/** The workspace's newest import; null when there was none. */
export const latestImport = (api: Api) => api('GET /api/imports/latest')
