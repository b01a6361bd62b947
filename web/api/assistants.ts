import { type Api, type AskedBy, callApi } from './client.ts'

/** What an assistant asks for, as it stands in the address that it sent its person to. */
export type AskedFor = NonNullable<AskedBy<'POST /api/assistant-consent'>['body']>['asked']

const wanted = ['client_id', 'redirect_uri', 'response_type', 'code_challenge', 'code_challenge_method'] as const
const optional = ['scope', 'state', 'resource'] as const

/** What stands in the address; what is missing is empty, and refused by the server in words. */
export function askedIn({ searchParams }: URL): AskedFor {
  const given = Object.fromEntries(wanted.map((name) => [name, searchParams.get(name) ?? '']))
  const more = Object.fromEntries(optional.flatMap((name) => (searchParams.has(name) ? [[name, searchParams.get(name)]] : [])))
  return { ...emptyAsked, ...given, ...more }
}

const emptyAsked: AskedFor = {
  client_id: '',
  redirect_uri: '',
  response_type: '',
  code_challenge: '',
  code_challenge_method: '',
}

export const loadConsent = async (api: Api, url: URL) => {
  const asked = askedIn(url)
  return { asked, consent: await api('GET /api/assistant-consent', { query: asked }) }
}

export const answerConsent = (asked: AskedFor, isAllowed: boolean, scopes: string[]) =>
  callApi('POST /api/assistant-consent', { body: { asked, isAllowed, scopes } })

export const disconnectAssistant = (id: string) => callApi('DELETE /api/assistants/:id', { params: { id } })

export const suggestionsFor = (id: string) => callApi('GET /api/candidates/:id/suggestions', { params: { id } })
export const settleSuggestion = (id: string, outcome: 'taken' | 'dismissed') =>
  callApi('POST /api/suggestions/:id/settle', { params: { id }, body: { outcome } })
