import type { Composition } from '#src/job-descriptions/views.ts'
import { type Api, callApi } from './client.ts'

export type {
  Composition,
  Concern,
  LibraryRecord,
  ReadingAnswer,
  Section,
  ShelfAnswer,
  SkillRead,
  StartingPointRecord,
} from '#src/job-descriptions/views.ts'

const jobDescription = (id: string) => `/api/job-descriptions/${encodeURIComponent(id)}`

export const libraryAddress = '/dashboard/job-descriptions'
export const editAddress = (id: string) => `${libraryAddress}/${encodeURIComponent(id)}/edit`
export const newAddress = (title?: string) =>
  `${libraryAddress}/new${title ? `?${new URLSearchParams({ template: title })}` : ''}`

/** The file itself, to be kept. */
export const downloadAddress = (id: string) => `${jobDescription(id)}/content`

/** All saved job descriptions in all their versions, newest first. */
export const savedLibrary = (api: Api) => api('GET /api/job-description-library')

export const startingPoints = () => callApi('GET /api/job-description-templates')

/** What to begin with for a title; for '' the parts with hints. */
export const startingPoint = (api: Api, title: string) =>
  api('GET /api/job-description-template', { query: { title: title.slice(0, 200) } })

/** One job description with its versions and what it was written from. */
export const shelf = (api: Api, id: string) => api('GET /api/job-descriptions/:id/versions', { params: { id } })

/** What our reader takes from a text. */
export const readText = (composition: Composition, signal: AbortSignal) =>
  callApi('POST /api/job-description-reading', { body: composition, signal })

export const saveText = (composition: Composition) => callApi('POST /api/job-descriptions', { body: composition })

/** Saves the version after `latest`, the highest that the writer has seen. */
export const saveTextVersion = (id: string, composition: Composition, latest: number) =>
  callApi('POST /api/job-descriptions/:id/versions', { params: { id }, body: { ...composition, latest } })
