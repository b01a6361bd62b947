import { Elysia, t } from 'elysia'
import type { ClientAddress } from '#src/http/client-address.ts'
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
import type { JobPortal } from './index.ts'
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

const text = t.String({ maxLength: 1000 })
const secret = t.String({ maxLength: 4096 })

/** Company accounts, what a signed-in company sees, and the list that everybody may read. */
export function jobPortalRoutes(portal: JobPortal, options: JobPortalRoutesOptions) {
  const { guards, company, tokens, addressOf, fileLinks, idempotency, uploadFolder, log } = options
  const visit = visitOf(addressOf)

  const accounts = new Elysia({ name: 'jobportal-accounts', detail: { tags: ['Job portal'] } })
    .onBeforeHandle(({ set }) => {
      set.headers['cache-control'] = 'no-store'
    })
    .use(company)
    .post(
      '/jobportal/register',
      async ({ body, set, ...from }) => {
        await portal.register(body, visit(from))
        set.status = 201
        return { message: 'Registration successful. Please check your e-mail and open the link to verify your address.' }
      },
      {
        body: t.Object({ fullName: text, email: text, password: secret, companyName: text }),
        detail: { summary: 'Open an account for a company' },
      },
    )
    .get(
      '/api/jobportal/verify-email',
      async ({ query, ...from }) => {
        await portal.verifyEmail(query, visit(from))
        return { message: 'Your e-mail address is verified.' }
      },
      { query: t.Object({ token: text, email: text }), detail: { summary: 'Verify an address by the link from the mail' } },
    )
    .post(
      '/api/jobportal/verify-email',
      async ({ body, ...from }) => {
        await portal.confirmEmail(body, visit(from))
        return { message: 'Your e-mail address is verified.' }
      },
      {
        body: t.Object({ token: text, email: text, password: secret }),
        detail: { summary: 'Verify an address by the link from the mail and the password chosen at registration' },
      },
    )
    .get(
      '/api/jobportal/registration',
      async ({ query, ...from }) => {
        const { companyName, createdAt } = await portal.registrationOfLink(query, visit(from))
        return { companyName, registeredAt: createdAt.toISOString() }
      },
      {
        query: t.Object({ token: text, email: text }),
        detail: { summary: 'What was registered with an address, by the link from the mail' },
      },
    )
    .delete(
      '/api/jobportal/registration',
      async ({ body, ...from }) => {
        await portal.disownRegistration(body, visit(from))
        return { message: 'The registration is deleted.' }
      },
      {
        body: t.Object({ token: text, email: text }),
        detail: { summary: '"This was not me": delete a registration by the link from the mail' },
      },
    )
    .post(
      '/api/jobportal/resend-verification',
      async ({ company }) => {
        await portal.resendVerification(company)
        return { message: 'If this address needs to be verified, a new link is on its way.' }
      },
      { company: true, detail: { summary: 'Ask for a new verification link' } },
    )
    .post(
      '/jobportal/login',
      async ({ body, set, ...from }) => {
        const deviceCookie = cookieOf(from.request, deviceCookieName)
        const loggedIn = await portal.logIn({ ...body, deviceCookie }, visit(from))
        set.headers['set-cookie'] = setCookie(deviceCookieName, loggedIn.deviceCookie, {
          secure: portal.secureCookies,
          seconds: deviceSeconds,
          path: '/jobportal/login',
        })
        return { message: 'Login successful', token: await tokens.issue(loggedIn.token) }
      },
      { body: t.Object({ email: text, password: secret }), detail: { summary: 'Get a token for 12 hours' } },
    )
    .post(
      '/api/jobportal/forgot-password',
      async ({ body, ...from }) => {
        await portal.forgotPassword(body.email, visit(from))
        return { message: 'If this address has an account, a link to reset the password is on its way.' }
      },
      { body: t.Object({ email: text }), detail: { summary: 'Ask for a link to set a new password' } },
    )
    .post(
      '/api/jobportal/reset-password',
      async ({ body, ...from }) => {
        await portal.resetPassword(body, visit(from))
        return { message: 'Password updated successfully!' }
      },
      {
        body: t.Object({ token: text, email: text, password: secret, confirmPassword: secret }),
        detail: { summary: 'Set a new password by the link from the mail' },
      },
    )
    .get(
      '/jobportal/profile',
      async ({ company }) => ({
        user: companyProfile(company, portal.settings),
        answerDays: await portal.answerDaysOf(company.id),
      }),
      {
        company: true,
        detail: { summary: 'The signed-in company, and within how many days half of its applicants had an answer' },
      },
    )

  return new Elysia({ name: 'jobportal' })
    .use(accounts)
    .use(sessionRoutes(portal, { company, visit }))
    .use(postsRoutes(portal, { company, visit, fileLinks, idempotency, uploadFolder }))
    .use(publicPostRoutes(portal, { fileLinks }))
    .use(adminRoutes(portal, { guards, visit }))
    .use(applicationRoutes(portal, { company, fileLinks, visit }))
    .use(applicationAdminRoutes(portal, { guards, visit }))
    .use(applicantRoutes(portal, { addressOf, fileLinks }))
    .use(applyRoutes(portal, { addressOf, idempotency, uploadFolder }))
    .use(publicRoutes(portal, { log }))
}
