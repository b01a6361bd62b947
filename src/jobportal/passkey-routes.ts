import { companyPasskeyCalls } from '#src/contracts/jobportal/passkey-calls.ts'
import { routesOf } from '#src/http/contracted.ts'
import type { companyGuard, JobTokens } from '#src/http/job-token.ts'
import { cookieOf, setCookie } from '#src/http/session.ts'
import type { Caller } from '#src/http/visit.ts'
import { challengeMs, passkeyRecord } from '#src/passkeys/index.ts'
import type { Visit } from '#src/shared/visit.ts'
import type { JobPortal } from './index.ts'

interface PasskeyRoutesOptions {
  company: ReturnType<typeof companyGuard>
  tokens: JobTokens
  visit(from: Caller): Visit
  deviceCookieOf(request: Request): string | undefined
  /** The Set-Cookie header of a browser that is known from now on. */
  knownDevice(cookie: string): string
}

/** Signing a company in with passkeys, and its passkeys. */
export function passkeyRoutes(portal: JobPortal, { company, tokens, visit, deviceCookieOf, knownDevice }: PasskeyRoutesOptions) {
  const secure = portal.secureCookies
  const attemptName = secure ? '__Host-company-passkey' : 'company-passkey'
  const attemptCookie = (value: string, seconds: number) => setCookie(attemptName, value, { secure, seconds })

  return routesOf(companyPasskeyCalls, { name: 'jobportal-passkeys', tags: ['Job portal'] })
    .onBeforeHandle(({ set }) => {
      set.headers['cache-control'] = 'no-store'
    })
    .use(company)
    .post('/api/jobportal/login/passkey/challenge', async ({ set, request, server }) => {
      const begun = await portal.passkeyToSignIn(cookieOf(request, attemptName), visit({ request, server }))
      set.headers['set-cookie'] = attemptCookie(begun.attemptCookie, challengeMs / 1000)
      return begun.toSign
    })
    .post('/api/jobportal/login/passkey', async ({ body, set, request, server }) => {
      const cookies = { attemptCookie: cookieOf(request, attemptName), deviceCookie: deviceCookieOf(request) }
      const loggedIn = await portal.logInWithPasskey({ signed: body, ...cookies }, visit({ request, server }))
      set.headers['set-cookie'] = knownDevice(loggedIn.deviceCookie)
      return { message: 'Login successful', token: await tokens.issue(loggedIn.token) }
    })
    .get(
      '/jobportal/passkeys',
      async ({ company }) => {
        const { passkeys, problem } = await portal.passkeysOf(company)
        return { passkeys: passkeys.map(passkeyRecord), problem }
      },
      { company: true },
    )
    .post('/jobportal/passkeys/challenge', ({ company }) => portal.passkeyToMake(company), { company: true })
    .post(
      '/jobportal/passkeys',
      async ({ company, body, set, request, server }) => {
        await portal.addPasskey(company, body.made, body.name, visit({ request, server }))
        set.status = 201
        return { message: 'The passkey was added' }
      },
      { company: true },
    )
    .put(
      '/jobportal/passkeys/:id',
      async ({ company, params, body }) => {
        await portal.renamePasskey(company, params.id, body.name)
        return { message: 'Name saved' }
      },
      { company: true },
    )
    .delete(
      '/jobportal/passkeys/:id',
      async ({ company, params, request, server }) => {
        await portal.removePasskey(company, params.id, visit({ request, server }))
        return { message: 'The passkey was removed' }
      },
      { company: true },
    )
    .post('/jobportal/proof/challenge', ({ company }) => portal.passkeyToProve(company), { company: true }).plugin
}
