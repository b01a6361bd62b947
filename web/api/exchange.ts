import { type CallFailure, createApi } from './client.ts'

export type ExportFormat = 'csv' | 'json'

const exporting = (format: ExportFormat) => `/api/candidates/export.${format}`

/** Where everybody that the list's parameters find can be downloaded. */
export const exportAddress = (format: ExportFormat, query: URLSearchParams): string => {
  const parameters = new URLSearchParams(query)
  // A file has no pages.
  for (const name of ['page', 'limit', 'cursor', 'fields']) parameters.delete(name)
  const search = parameters.toString()
  return `${exporting(format)}${search ? `?${search}` : ''}`
}

/** Hands the chosen candidates to the browser as a file, or resolves to why not. An address has no room for hundreds of ids. */
export const downloadChosen = async (format: ExportFormat, ids: string[]): Promise<CallFailure | null> => {
  const answers: Response[] = []
  const api = createApi(async (path, init) => {
    const response = await fetch(path, init)
    answers.push(response.clone())
    return response
  })
  const answer = await api<unknown>(exporting(format), { method: 'POST', body: { ids } })
  if (!answer.ok) return answer.failure
  const [response] = answers
  if (response) saveFile(await response.blob(), `candidates-${new Date().toISOString().slice(0, 10)}.${format}`)
  return null
}

/** Lets the browser save what is here already. */
export const saveFile = (content: Blob, name: string) => {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
