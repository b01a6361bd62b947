import { Elysia, t } from 'elysia'
import type { ClientAddress } from '#src/http/client-address.ts'
import { cookieOf, noSessionCookies, sessionCookie, sessionCookieOf, type sessionGuards, setCookie } from '#src/http/session.ts'
import { visitOf } from '#src/http/visit.ts'
import { adminRoutes } from './admin-routes.ts'
import type { Accounts } from './index.ts'
import { securityRoutes } from './security-routes.ts'
import { choicesOf, teamRoutes } from './team-routes.ts'
import { userRecord } from './views.ts'

export interface AccountRoutesOptions {
  guards: ReturnType<typeof sessionGuards>
  addressOf: ClientAddress
}

const deviceCookieName = 'known-device'
const deviceSeconds = 180 * 24 * 60 * 60

const text = t.String({ maxLength: 1000 })
const secret = t.String({ maxLength: 4096 })
const profile = { fullName: text, mobileNumber: text, companyName: text, designation: text }

/** Sign-up, sign-in, passwords, the own profile, and the administrator's calls. Nothing here may be kept by a cache. */
export function accountRoutes(accounts: Accounts, { guards, addressOf }: AccountRoutesOptions) {
  const visit = visitOf(addressOf)
  const secure = accounts.secureCookies
  const cookiesOf = (begun: { sessionCookie: string; deviceCookie: string }) => [
    sessionCookie(begun.sessionCookie, secure),
    setCookie(deviceCookieName, begun.deviceCookie, { secure, seconds: deviceSeconds, path: '/login' }),
  ]
  const record = async (id: string) => userRecord(await accounts.member(id), accounts.planFacts())

  return new Elysia({ name: 'accounts', detail: { tags: ['Accounts'] } })
    .onBeforeHandle(({ set }) => {
      set.headers['cache-control'] = 'no-store'
    })
    .use(guards)
    .post(
      '/register',
      async ({ body, set, request, server }) => {
        await accounts.register(body, visit({ request, server }))
        set.status = 201
        return { message: 'Registration successful. Please check your e-mail and open the link to verify your address.' }
      },
      { body: t.Object({ ...profile, email: text, password: secret }), detail: { summary: 'Open an account' } },
    )
    .get(
      '/api/verify-email',
      async ({ query, request, server }) => {
        const { mustChoosePassword } = await accounts.verifyEmail(query, visit({ request, server }))
        const next = mustChoosePassword
          ? ' This address was registered with more than one password, so none of them counts: we sent you a link to choose one.'
          : ''
        return { message: `Your e-mail address is verified. An administrator will approve your account.${next}` }
      },
      { query: t.Object({ token: text, email: text }), detail: { summary: 'Verify an address by the link from the mail' } },
    )
    .post(
      '/api/resend-verification',
      async ({ body }) => {
        await accounts.resendVerification(body.email)
        return { message: 'If this address needs to be verified, a new link is on its way.' }
      },
      { body: t.Object({ email: text }), detail: { summary: 'Ask for a new verification link' } },
    )
    .post(
      '/login',
      async ({ body, set, request, server }) => {
        const cookies = { sessionCookie: sessionCookieOf(request), deviceCookie: cookieOf(request, deviceCookieName) }
        const loggedIn = await accounts.logIn({ ...body, ...cookies }, visit({ request, server }))
        set.headers['set-cookie'] = cookiesOf(loggedIn)
        return { message: 'You have successfully logged in', user: userRecord(loggedIn.member, accounts.planFacts()) }
      },
      {
        body: t.Object({ email: text, password: secret, code: t.Optional(t.String({ maxLength: 100 })) }),
        detail: { summary: 'Log in; with two-factor sign-in also with a code' },
      },
    )
    .get(
      '/api/invitation',
      ({ query, request, server }) => accounts.invitationFacts(query, sessionCookieOf(request), visit({ request, server })),
      {
        query: t.Object({ token: text, email: text }),
        detail: { summary: 'What an invitation says, by the link from the mail' },
      },
    )
    .post(
      '/api/invitation/accept',
      async ({ body, set, request, server }) => {
        const cookies = { sessionCookie: sessionCookieOf(request), deviceCookie: cookieOf(request, deviceCookieName) }
        const { work, ...given } = body
        const joined = await accounts.acceptInvitation({ ...given, stay: work === 'there' }, cookies, visit({ request, server }))
        if (joined) set.headers['set-cookie'] = cookiesOf(joined)
        return { message: 'Welcome to the team' }
      },
      {
        body: t.Object({
          token: text,
          email: text,
          fullName: t.Optional(text),
          password: t.Optional(secret),
          code: t.Optional(t.String({ maxLength: 100 })),
          work: t.Optional(t.Union([t.Literal('here'), t.Literal('there')])),
        }),
        detail: { summary: 'Join a workspace by the link from the mail' },
      },
    )
    .post(
      '/logout',
      async ({ set, request, server }) => {
        await accounts.logOut(sessionCookieOf(request), visit({ request, server }))
        set.headers['set-cookie'] = noSessionCookies(secure)
        return { message: 'Logout successful. See you again!' }
      },
      { detail: { summary: 'Log out' } },
    )
    .post(
      '/api/forgot-password',
      async ({ body, request, server }) => {
        await accounts.forgotPassword(body.email, visit({ request, server }))
        return { message: 'If this address has an account, a link to reset the password is on its way.' }
      },
      { body: t.Object({ email: text }), detail: { summary: 'Ask for a link to set a new password' } },
    )
    .post(
      '/api/reset-password',
      async ({ body, request, server }) => {
        await accounts.resetPassword(body, visit({ request, server }))
        return { message: 'Password updated successfully!' }
      },
      {
        body: t.Object({ token: text, email: text, password: secret, confirmPassword: secret }),
        detail: { summary: 'Set a new password by the link from the mail' },
      },
    )
    .post(
      '/api/setup',
      async ({ body, set, request, server }) => {
        await accounts.setUp(body, visit({ request, server }))
        set.status = 201
        return { message: 'The administrator account is ready. You can log in now.' }
      },
      {
        body: t.Object({ token: text, fullName: text, email: text, password: secret, companyName: t.Optional(text) }),
        detail: { summary: 'Make the first administrator by the link that the server printed' },
      },
    )
    .get('/user', async ({ user }) => ({ user: { ...(await record(user.id)), workspaces: await choicesOf(accounts, user) } }), {
      signedIn: true,
      detail: { summary: 'Who is signed in' },
    })
    .put(
      '/user',
      async ({ user, body }) => ({ user: userRecord(await accounts.updateProfile(user, body), accounts.planFacts()) }),
      { signedIn: true, body: t.Object(profile), detail: { summary: 'Save the own profile' } },
    )
    .use(teamRoutes(accounts, { guards, visit }))
    .use(securityRoutes(accounts, { guards, visit }))
    .use(adminRoutes(accounts, { guards, visit }))
}
