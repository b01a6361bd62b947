import { type Api, addressOf, callApi } from './client.ts'

export type { WorkspaceArchiveRecord, WorkspaceArchivesAnswer } from '#src/contracts/import-export/archive-calls.ts'

/** The newest of each direction; for owners. */
export const workspaceArchives = (api: Api) => api('GET /api/workspace-archives')

export const workspaceArchive = (id: string) => callApi('GET /api/workspace-archives/:id', { params: { id } })

export const startArchive = () => callApi('POST /api/workspace-archives')

export const archiveAddress = (id: string) => addressOf('GET /api/workspace-archives/:id/file', { params: { id } })

export const checkArchive = (file: File) => {
  const body = new FormData()
  body.append('file', file, file.name)
  return callApi('POST /api/workspace-archives/check', { body })
}

export const takeInArchive = (id: string) => callApi('POST /api/workspace-archives/:id/take-in', { params: { id } })
