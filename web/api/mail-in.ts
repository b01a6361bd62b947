import { type Api, callApi } from './client.ts'

export type { UnfiledMailRecord, UnfiledMailsAnswer } from '#src/contracts/mailin/records.ts'

export const loadUnfiled = async (api: Api, url: URL) => {
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1)
  return { page, answer: await api('GET /api/unfiled-mail', { query: { page } }) }
}
export const fileMail = (id: string, candidateId: string) =>
  callApi('POST /api/unfiled-mail/:id/file', { params: { id }, body: { candidateId } })
export const deleteMail = (id: string) => callApi('DELETE /api/unfiled-mail/:id', { params: { id } })
export const unfiledFileLink = (id: string, file: string) =>
  callApi('GET /api/unfiled-mail/:id/files/:file', { params: { id, file } })
