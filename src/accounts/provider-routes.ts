import { providerCalls } from '#src/contracts/accounts/provider-calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import { cookieOf, sessionCookieOf, type sessionGuards, setCookie } from '#src/http/session.ts'
import type { Caller } from '#src/http/visit.ts'
import type { Visit } from '#src/shared/visit.ts'
import type { Accounts } from './index.ts'
import { ProviderNotFound, ProviderProblem } from './provider-problems.ts'
import type { Returned } from './sign-in-with-provider.ts'
import { ownIdentityRecord } from './views.ts'

interface ProviderRoutesOptions {
  guards: ReturnType<typeof sessionGuards>
  visit(from: Caller): Visit
  deviceCookieOf(request: Request): string | undefined
  /** Set-Cookie headers of a session that has begun. */
  cookiesOf(begun: { sessionCookie: string; deviceCookie: string }): string[]
}

/** Signing in with an identity provider, linking an account there, and what the provider says later. */
export function providerRoutes(accounts: Accounts, { guards, visit, deviceCookieOf, cookiesOf }: ProviderRoutesOptions) {
  const secure = accounts.secureCookies
  const pendingName = secure ? '__Host-sign-in' : 'sign-in'
  const pendingCookie = (value: string, seconds: number) => setCookie(pendingName, value, { secure, seconds })
  const kept = (cookie: string) => pendingCookie(cookie, accounts.atProviderMs / 1000)

  /** The cookies go with it; whoever is led on tells nobody where they come from. */
  const leadTo = (location: string, cookies: string[]) => {
    const quiet: [string, string][] = [
      ['location', location],
      ['cache-control', 'no-store'],
      ['referrer-policy', 'no-referrer'],
    ]
    return new Response(null, {
      status: 303,
      headers: [...quiet, ...cookies.map((one): [string, string] => ['set-cookie', one])],
    })
  }
  const page = (path: string, parameters: Record<string, string | null>) => {
    const given = Object.entries(parameters).flatMap(([name, value]) => (value === null ? [] : [[name, value]]))
    return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
  }
  const after = (provider: string, back: Returned): string => {
    if (back.is === 'linked' || back.is === 'proved') return page('/dashboard/user', { [back.is]: provider })
    // The login page leads on to where somebody wanted to go, within this site only.
    if (back.is === 'in') return page('/login', { next: back.next })
    return back.purpose !== 'sign in'
      ? page('/dashboard/user', { problem: back.problem, with: provider })
      : page('/login', { problem: back.problem, with: provider, next: back.next })
  }

  return routesOf(providerCalls, { name: 'accounts-providers', tags: ['Accounts'] })
    .onBeforeHandle(({ set }) => {
      set.headers['cache-control'] = 'no-store'
    })
    .use(guards)
    .get('/api/login/with', ({ query }) => accounts.signInWays({ problem: query.problem, provider: query.with }))
    .get('/login/with/:provider', async ({ params: { provider }, query, request, server }) => {
      const next = query.next ?? null
      try {
        const from = visit({ request, server })
        const { address, cookie } = query.prove
          ? await accounts.beginProof(provider, sessionCookieOf(request), from)
          : await accounts.beginAtProvider(provider, next, from)
        return leadTo(address, [kept(cookie)])
      } catch (error) {
        // An old bookmark, of a provider that was taken away.
        if (error instanceof ProviderNotFound) return leadTo('/login', [])
        if (!(error instanceof ProviderProblem)) throw error
        return leadTo(page('/login', { problem: error.code, with: provider, next }), [])
      }
    })
    .get('/login/with/:provider/callback', async ({ params: { provider }, request, server }) => {
      const back = await accounts.finishAtProvider(
        {
          provider,
          search: new URL(request.url).search,
          pendingCookie: cookieOf(request, pendingName),
          sessionCookie: sessionCookieOf(request),
          deviceCookie: deviceCookieOf(request),
        },
        visit({ request, server }),
      )
      return leadTo(after(provider, back), [pendingCookie('', 0), ...(back.is === 'in' ? cookiesOf(back.loggedIn) : [])])
    })
    .post('/api/login/with/:provider/logout', async ({ params, body, request, server }) => {
      await accounts.endProviderSessions(params.provider, body.logout_token, visit({ request, server }))
      return { message: 'The sessions have ended' }
    })
    .get(
      '/api/identities',
      async ({ user, query }) => ({
        identities: (await accounts.ownIdentities(user)).map(ownIdentityRecord),
        problem: accounts.signInWays({ problem: query.problem, provider: query.with }).problem,
      }),
      { signedIn: true },
    )
    .post(
      '/api/identities/:provider',
      async ({ user, params, set, request, server }) => {
        const { address, cookie } = await accounts.beginLink(user, params.provider, visit({ request, server }))
        set.headers['set-cookie'] = kept(cookie)
        return { address }
      },
      { signedIn: true },
    )
    .delete(
      '/api/identities/:provider',
      async ({ user, params, request, server }) => {
        await accounts.unlinkIdentity(user, params.provider, visit({ request, server }))
        return { message: 'The link was taken away' }
      },
      { signedIn: true },
    ).plugin
}
