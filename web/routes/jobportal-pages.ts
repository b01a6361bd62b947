import type { PageRoute } from '../page-route.ts'

// The company's token lives in the browser: the server shows the frame, the page fetches what belongs in it.
const company = { kind: 'app', area: 'jobportal', guard: 'anyone', hidden: true } as const

/** The company portal behind its sign-in. */
export const jobportalPages = (): PageRoute[] => [
  {
    ...company,
    path: '/jobportal/dashboard',
    title: 'Recruiter dashboard',
    page: async () => (await import('../pages/jobportal/dashboard-page.tsx')).CompanyDashboardPage,
  },
  {
    ...company,
    path: '/jobportal/impact',
    title: 'Impact ratios',
    page: async () => (await import('../pages/jobportal/impact-page.tsx')).CompanyImpactPage,
  },
  {
    ...company,
    path: '/jobportal/retention',
    title: 'How long applications are kept',
    page: async () => (await import('../pages/jobportal/retention-page.tsx')).CompanyRetentionPage,
  },
  {
    ...company,
    path: '/jobportal/applications/:jobId',
    title: 'Applications',
    page: async () => (await import('../pages/jobportal/applications/applications-page.tsx')).ApplicationsPage,
  },
  {
    ...company,
    path: '/jobportal/post',
    title: 'Post a job',
    page: async () => (await import('../pages/jobportal/post/post-page.tsx')).PostPage,
  },
]
