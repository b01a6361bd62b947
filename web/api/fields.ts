import { type Api, callApi } from './client.ts'

export type { FieldRecord, FieldValueRecord, FilledFieldRecord } from '#src/fields/views.ts'
export type FieldKind = FieldRecord['kind']

import type { FieldRecord } from '#src/fields/views.ts'

export interface WantedField {
  name: string
  choices: { id?: string; name: string; retired: boolean }[]
  unit: string | null
  minimum: number | null
  maximum: number | null
  shownToApplicant: boolean
  audience: FieldRecord['audience']
}

export const workspaceFields = (api: Api) => api('GET /api/fields')
export const addField = (body: WantedField & { kind: FieldKind }) => callApi('POST /api/fields', { body })
export const changeField = (id: string, body: WantedField & { version: number }) =>
  callApi('PUT /api/fields/:id', { params: { id }, body })
export const orderFields = (ids: string[]) => callApi('PUT /api/fields/order', { body: { ids } })
export const fieldImpact = (id: string) => callApi('GET /api/fields/:id/impact', { params: { id } })
export const removeField = (id: string, values: number) =>
  callApi('DELETE /api/fields/:id', { params: { id }, query: { values } })

export const fieldsOfCandidate = (id: string) => callApi('GET /api/candidates/:id/fields', { params: { id } })
export const setField = (id: string, fieldId: string, value: string | string[] | null, version: number) =>
  callApi('PUT /api/candidates/:id/fields/:fieldId', { params: { id, fieldId }, body: { value, version } })
export const setFieldFile = (id: string, fieldId: string, file: File, version: number) => {
  const body = new FormData()
  body.append('version', String(version))
  body.append('file', file)
  return callApi('POST /api/candidates/:id/fields/:fieldId/file', { params: { id, fieldId }, body })
}
export const fieldFile = (id: string, fieldId: string) =>
  callApi('GET /api/candidates/:id/fields/:fieldId/file', { params: { id, fieldId } })
