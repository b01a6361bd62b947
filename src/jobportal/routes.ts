import { Elysia } from 'elysia'
import { accountCalls } from '#src/contracts/jobportal/account-calls.ts'
import type { ClientAddress } from '#src/http/client-address.ts'
import { routesOf } from '#src/http/contracted.ts'
import type { FileLinks } from '#src/http/file-links.ts'
import type { Idempotency } from '#src/http/idempotency.ts'
import type { companyGuard, JobTokens } from '#src/http/job-token.ts'
import type { Log } from '#src/http/log.ts'
import { cookieOf, type sessionGuards, setCookie } from '#src/http/session.ts'
import { visitOf } from '#src/http/visit.ts'
import { adminRoutes } from './admin-routes.ts'
import { applicationAdminRoutes } from './applications/admin-routes.ts'
import { applicationRoutes } from './applications/application-routes.ts'
import { applicantRoutes } from './applying/applicant-routes.ts'
import { applyRoutes } from './applying/apply-routes.ts'
import { companyPageRoutes } from './company-page/company-page-routes.ts'
import type { JobPortal } from './index.ts'
import { keepingRoutes } from './keeping/keeping-routes.ts'
import { passkeyRoutes } from './passkey-routes.ts'
import { postingRoutes } from './posts/posting-routes.ts'
import { postsRoutes } from './posts/posts-routes.ts'
import { publicPostRoutes } from './posts/public-post-routes.ts'
import { publicRoutes } from './public-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { companyProfile } from './views.ts'

export interface JobPortalRoutesOptions {
  guards: ReturnType<typeof sessionGuards>
  company: ReturnType<typeof companyGuard>
  tokens: JobTokens
  addressOf: ClientAddress
  fileLinks: FileLinks
  idempotency: Idempotency
  /** Where uploads are written while they arrive. */
  uploadFolder: string
  log: Log
}

const deviceCookieName = 'known-company-device'
const deviceSeconds = 180 * 24 * 60 * 60

/** Company accounts, what a signed-in company sees, and the list that everybody may read. */
export function jobPortalRoutes(portal: JobPortal, options: JobPortalRoutesOptions) {
  const { guards, company, tokens, addressOf, fileLinks, idempotency, uploadFolder, log } = options
  const visit = visitOf(addressOf)
  const deviceCookieOf = (request: Request) => cookieOf(request, deviceCookieName)
  const knownDevice = (cookie: string) =>
    setCookie(deviceCookieName, cookie, { secure: portal.secureCookies, seconds: deviceSeconds, path: '/jobportal/login' })

  const accounts = routesOf(accountCalls, { name: 'jobportal-accounts', tags: ['Job portal'] })
    .onBeforeHandle(({ set }) => {
      set.headers['cache-control'] = 'no-store'
    })
    .use(company)
    .post('/jobportal/register', async ({ body, set, ...from }) => {
      await portal.register(body, visit(from))
      set.status = 201
      return { message: 'Registration successful. Please check your email and open the link to verify your address.' }
    })
    .get('/api/jobportal/verify-email', async ({ query, ...from }) => {
      await portal.verifyEmail(query, visit(from))
      return { message: 'Your email address is verified.' }
    })
    .post('/api/jobportal/verify-email', async ({ body, ...from }) => {
      await portal.confirmEmail(body, visit(from))
      return { message: 'Your email address is verified.' }
    })
    .get('/api/jobportal/registration', async ({ query, ...from }) => {
      const { companyName, createdAt } = await portal.registrationOfLink(query, visit(from))
      return { companyName, registeredAt: createdAt.toISOString() }
    })
    .delete('/api/jobportal/registration', async ({ body, ...from }) => {
      await portal.disownRegistration(body, visit(from))
      return { message: 'The registration is deleted.' }
    })
    .post(
      '/api/jobportal/resend-verification',
      async ({ company }) => {
        await portal.resendVerification(company)
        return { message: 'If this address needs to be verified, a new link is on its way.' }
      },
      { company: true },
    )
    .post('/jobportal/login', async ({ body, set, ...from }) => {
      const deviceCookie = cookieOf(from.request, deviceCookieName)
      const loggedIn = await portal.logIn({ ...body, deviceCookie }, visit(from))
      set.headers['set-cookie'] = knownDevice(loggedIn.deviceCookie)
      return { message: 'Login successful', token: await tokens.issue(loggedIn.token) }
    })
    .post('/api/jobportal/forgot-password', async ({ body, ...from }) => {
      await portal.forgotPassword(body.email, visit(from))
      return { message: 'If this address has an account, a link to reset the password is on its way.' }
    })
    .post('/api/jobportal/reset-password', async ({ body, ...from }) => {
      await portal.resetPassword(body, visit(from))
      return { message: 'Password updated successfully!' }
    })
    .get(
      '/jobportal/profile',
      async ({ company }) => ({
        user: companyProfile(company, portal.settings),
        answerDays: await portal.answerDaysOf(company.id),
      }),
      { company: true },
    ).plugin

  return new Elysia({ name: 'jobportal' })
    .use(accounts)
    .use(sessionRoutes(portal, { company, visit }))
    .use(passkeyRoutes(portal, { company, tokens, visit, deviceCookieOf, knownDevice }))
    .use(postsRoutes(portal, { company, visit, fileLinks, idempotency, uploadFolder }))
    .use(postingRoutes(portal, { guards, visit, idempotency, uploadFolder }))
    .use(companyPageRoutes(portal, { guards, company, uploadFolder }))
    .use(publicPostRoutes(portal, { fileLinks }))
    .use(adminRoutes(portal, { guards, visit }))
    .use(applicationRoutes(portal, { company, fileLinks, idempotency, visit }))
    .use(applicationAdminRoutes(portal, { guards, visit }))
    .use(keepingRoutes(portal, { company, visit }))
    .use(applicantRoutes(portal, { addressOf, fileLinks }))
    .use(applyRoutes(portal, { addressOf, idempotency, uploadFolder }))
    .use(publicRoutes(portal, { log }))
}
