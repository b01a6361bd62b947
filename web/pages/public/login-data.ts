import type { Api } from '../../api/client.ts'
import { safeNext } from '../../guard.ts'
import type { LoaderArguments } from '../../page-route.ts'

/** What the login page shows: where it leads, the providers beside the password, and what went wrong with one of them. */
export const loadLogin = async (api: Api, { url }: LoaderArguments) => {
  const { searchParams } = url
  const [problem, provider] = [searchParams.get('problem'), searchParams.get('with')]
  const found = await api('GET /api/login/with', { query: problem && provider ? { problem, with: provider } : {} })
  return {
    next: safeNext(searchParams.get('next')),
    asksForCode: searchParams.has('code'),
    ways: found.ok ? found.data.ways : [],
    passkeys: found.ok && found.data.passkeys,
    problem: found.ok ? found.data.problem : null,
  }
}
