import { redirect } from 'react-router'
import type { Api } from '../../api/client.ts'
import { homeOf, safeNext } from '../../guard.ts'
import type { LoaderArguments } from '../../page-route.ts'

/** What somebody owes, and where they wanted to go; whoever owes nothing goes there at once. */
export const loadSecondStep = async (api: Api, { url }: LoaderArguments) => {
  const [found, passkeys, factor] = await Promise.all([api('GET /user'), api('GET /api/passkeys'), api('GET /api/second-factor')])
  if (!found.ok) return { owes: 'give' as const, next: '/login', person: null, problem: null, hasPasskeys: false }
  const { user } = found.data
  const next = safeNext(url.searchParams.get('next')) ?? homeOf(user)
  if (!user.owes) throw redirect(next)
  return {
    owes: user.owes,
    next,
    person: { email: user.email, fullName: user.fullName },
    problem: passkeys.ok ? passkeys.data.problem : null,
    hasPasskeys: passkeys.ok && passkeys.data.passkeys.length > 0,
    hasApp: factor.ok && factor.data.since !== null,
  }
}
