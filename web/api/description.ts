import type { Operation } from '#src/contracts/system.ts'
import type { Api } from './client.ts'

export interface ApiCall {
  method: string
  path: string
  summary: string
  group: string
  /** Names of parameters and fields; an optional one ends in '?'. */
  takes: string[]
}

/** Every call of the server, as its own description tells. */
export async function describedCalls(api: Api) {
  const answer = await api('GET /openapi')
  if (!answer.ok) return answer
  const calls = Object.entries(answer.data.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => asCall(method, path, operation)),
  )
  return { ok: true as const, data: calls.toSorted((a, b) => a.group.localeCompare(b.group) || a.path.localeCompare(b.path)) }
}

function asCall(method: string, path: string, { summary, tags, parameters = [], requestBody }: Operation): ApiCall {
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema
  const fields = Object.keys(schema?.properties ?? {}).map((name) => (schema?.required?.includes(name) ? name : `${name}?`))
  const asked = parameters.filter((parameter) => parameter.in === 'query')
  return {
    method: method.toUpperCase(),
    path,
    summary: summary ?? '',
    group: tags?.[0] ?? 'System',
    takes: [...asked.map(({ name, required }) => (required ? name : `${name}?`)), ...fields],
  }
}
