import { redirect } from 'react-router'
import type { Api } from '../api/client.ts'
import { invitation } from '../api/team.ts'
import { productName } from '../content.ts'
import { type LoaderArguments, type PageRoute, page } from '../page-route.ts'

const still = { kind: 'still', area: 'public', guard: 'anyone' } as const
const signedOut = { ...still, guard: 'signedOut' } as const

/** Pages that the server alone shows: public pages, sign-in, jobs, and what applicants open by their links. Browsers don't know them. */
export const stillPages = (api: Api): PageRoute[] => [
  {
    ...still,
    path: '/',
    title: productName,
    description: 'Upload resumes and a job description, and get a ranking that shows its reasons.',
    page: async () => (await import('../pages/public/landing-page.tsx')).LandingPage,
  },
  {
    ...still,
    path: '/privacy',
    title: 'Privacy',
    page: async () => (await import('../pages/public/text-page.tsx')).PrivacyPage,
  },
  { ...still, path: '/terms', title: 'Terms', page: async () => (await import('../pages/public/text-page.tsx')).TermsPage },
  page({
    ...signedOut,
    path: '/login',
    title: 'Log in',
    loader: async (request) => (await import('../pages/public/login-data.ts')).loadLogin(api, request),
    page: async () => (await import('../pages/public/login-page.tsx')).LoginPage,
  }),
  page({
    ...still,
    guard: 'signedIn',
    path: '/second-step',
    title: 'One more step',
    hidden: true,
    loader: async (request) => (await import('../pages/public/second-step-data.ts')).loadSecondStep(api, request),
    page: async () => (await import('../pages/public/second-step-page.tsx')).SecondStepPage,
  }),
  {
    // Also reached as /Register: addresses do not tell upper from lower case.
    ...signedOut,
    path: '/register',
    title: 'Create an account',
    page: async () => (await import('../pages/public/register-page.tsx')).RegisterPage,
  },
  page({
    ...still,
    path: '/verify-email',
    title: 'Verify your email',
    hidden: true,
    loader: async ({ url }) => parameters(url, 'token', 'email'),
    page: async () => (await import('../pages/public/verify-email-page.tsx')).VerifyEmailPage,
  }),
  page({
    ...still,
    path: '/invitation',
    title: 'Join the team',
    hidden: true,
    loader: async ({ url }) => {
      const link = parameters(url, 'token', 'email')
      return { link, answer: await invitation(api, link) }
    },
    page: async () => (await import('../pages/public/invitation-page.tsx')).InvitationPage,
  }),
  {
    ...still,
    path: '/forgot-password',
    title: 'Forgot your password?',
    page: async () => (await import('../pages/public/forgot-password-page.tsx')).ForgotPasswordPage,
  },
  page({
    ...still,
    path: '/reset-password',
    title: 'Reset your password',
    hidden: true,
    loader: async ({ url }) => resetLink(url, '/forgot-password'),
    page: async () => (await import('../pages/public/reset-password-page.tsx')).ResetPasswordPage,
  }),
  page({
    ...still,
    path: '/setup',
    title: 'Set up this server',
    hidden: true,
    loader: async ({ url }) => parameters(url, 'token'),
    page: async () => (await import('../pages/public/setup-page.tsx')).SetupPage,
  }),
  page({
    ...still,
    area: 'jobs',
    path: '/jobs',
    title: 'Open jobs',
    loader: async (request) => (await import('../pages/public/jobs/jobs-data.ts')).loadJobs(api, request),
    head: async (found, words) => (await import('../pages/public/jobs/jobs-data.ts')).headOfJobs(found, words),
    page: async () => (await import('../pages/public/jobs/jobs-page.tsx')).JobsPage,
  }),
  page({
    ...still,
    area: 'jobs',
    path: '/jobs/:publicId',
    title: 'Job',
    loader: async (request) => (await import('../pages/public/jobs/job-data.ts')).loadJob(api, request),
    head: async (found, words) => (await import('../pages/public/jobs/job-data.ts')).headOfJob(found, words),
    page: async () => (await import('../pages/public/jobs/job-page.tsx')).JobPage,
  }),
  page({
    ...still,
    area: 'candidate',
    path: '/form-check',
    title: 'One more step',
    hidden: true,
    loader: async (request) => (await import('../pages/public/form-check-data.ts')).loadFormCheck(api, request),
    page: async () => (await import('../pages/public/form-check-page.tsx')).FormCheckPage,
  }),
  page({
    ...still,
    area: 'candidate',
    path: '/form-pass',
    title: 'Your link',
    hidden: true,
    loader: async (request) => (await import('../pages/public/form-check-data.ts')).loadFormPass(api, request),
    page: async () => (await import('../pages/public/form-check-page.tsx')).FormPassPage,
  }),
  page({
    ...still,
    area: 'candidate',
    path: '/schedule/:token',
    title: 'Your interview',
    hidden: true,
    loader: async (request) => (await import('../pages/public/schedule-data.ts')).loadSchedule(api, request),
    page: async () => (await import('../pages/public/schedule-page.tsx')).SchedulePage,
  }),
  page({
    ...still,
    area: 'candidate',
    path: '/application/:token',
    title: 'Your application',
    hidden: true,
    loader: async (request) => (await import('../pages/applicant/application-data.ts')).loadApplication(api, request),
    page: async () => (await import('../pages/applicant/application-page.tsx')).ApplicationPage,
  }),
  page({
    ...still,
    area: 'candidate',
    path: '/notice/:token',
    title: 'What is kept about you',
    hidden: true,
    loader: async (request) => (await import('../pages/notice/notice-data.ts')).loadNotice(api, request),
    page: async () => (await import('../pages/notice/notice-page.tsx')).NoticePage,
  }),
  {
    ...still,
    path: '/jobportal',
    title: 'Job Portal',
    description: 'For companies: sign in or register to post jobs.',
    page: async () => (await import('../pages/jobportal/entry-page.tsx')).EntryPage,
  },
  page({
    ...still,
    path: '/jobportal/login',
    title: 'Company login',
    loader: async () => {
      const found = await api('GET /api/login/with')
      return { passkeys: found.ok && found.data.passkeys }
    },
    page: async () => (await import('../pages/jobportal/login-page.tsx')).CompanyLoginPage,
  }),
  {
    ...still,
    path: '/jobportal/register',
    title: 'Register your company',
    page: async () => (await import('../pages/jobportal/register-page.tsx')).CompanyRegisterPage,
  },
  page({
    ...still,
    path: '/jobportal/verify-email',
    title: 'Verify your email',
    hidden: true,
    loader: async ({ url }) => parameters(url, 'token', 'email'),
    page: async () => (await import('../pages/jobportal/verify-email-page.tsx')).CompanyVerifyEmailPage,
  }),
  {
    ...still,
    path: '/jobportal/forgot-password',
    title: 'Forgot your password?',
    page: async () => (await import('../pages/jobportal/forgot-password-page.tsx')).CompanyForgotPasswordPage,
  },
  page({
    ...still,
    path: '/jobportal/reset-password',
    title: 'Reset your password',
    hidden: true,
    loader: async ({ url }) => resetLink(url, '/jobportal/forgot-password'),
    page: async () => (await import('../pages/jobportal/reset-password-page.tsx')).CompanyResetPasswordPage,
  }),
]

/** The named parameters of an address; '' where one is missing. */
const parameters = <Name extends string>(url: LoaderArguments['url'], ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, url.searchParams.get(name) ?? ''])) as Record<Name, string>

/** What a reset link carries; without it there is nothing to reset. */
const resetLink = (url: LoaderArguments['url'], elsewhere: string) => {
  const { token, email } = parameters(url, 'token', 'email')
  if (!token || !email) throw redirect(elsewhere)
  return { token, email }
}
