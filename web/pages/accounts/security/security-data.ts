import { type Api, callApi } from '../../../api/client.ts'
import type { LoaderArguments } from '../../../page-route.ts'

/** How the own account is guarded, what else opens it, and where it is open. */
export const loadSecurity = async (api: Api, { url }: LoaderArguments) => {
  const [problem, provider] = [url.searchParams.get('problem'), url.searchParams.get('with')]
  const [secondFactor, passkeys, sessions, identities] = await Promise.all([
    api('GET /api/second-factor'),
    api('GET /api/passkeys'),
    api('GET /api/sessions'),
    api('GET /api/identities', { query: problem && provider ? { problem, with: provider } : {} }),
  ])
  return { secondFactor, passkeys, sessions, identities, proved: url.searchParams.has('proved') }
}

export const linkIdentity = (provider: string) => callApi('POST /api/identities/:provider', { params: { provider }, body: {} })
export const unlinkIdentity = (provider: string) => callApi('DELETE /api/identities/:provider', { params: { provider } })
