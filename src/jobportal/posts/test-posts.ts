import { testServer } from '#adapters/test-server.ts'
import { aVerifiedCompany, jobFields } from '../test-job-portal.ts'

export type Server = ReturnType<typeof testServer>

/** A verified company at its posting desk. */
export async function aPoster(environment?: Record<string, string>) {
  const server = testServer(environment)
  const company = await aVerifiedCompany(server)
  const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    server.call(method, path, { token: company.token, body, headers })
  const post = (changes: Record<string, unknown> = {}) => call('POST', '/jobportal/post', jobFields(changes))
  const job = async (id: string) => (await call('GET', `/jobportal/jobs/${id}`)).body.job
  return { server, company, call, post, job }
}

/** The form that a browser sends. */
export function formOf(changes: Record<string, unknown> = {}, file?: { bytes: Uint8Array; name: string }) {
  const form = new FormData()
  for (const [name, value] of Object.entries(jobFields(changes)))
    for (const each of Array.isArray(value) ? value : [value]) form.append(name, String(each))
  if (file) form.append('jobDescription', new Blob([new Uint8Array(file.bytes)]), file.name)
  return form
}

/** Keys of all files of a company. */
export const stored = async (server: Server, companyId: string) => {
  const keys: string[] = []
  // The text of a job is kept as its job description as well.
  for await (const key of server.fileStore.keys(`${companyId}/`)) if (!key.includes('/job-descriptions/')) keys.push(key)
  return keys
}
