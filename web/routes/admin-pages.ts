import type { Api } from '../api/client.ts'
import { type PageRoute, page } from '../page-route.ts'

const admin = { kind: 'app', area: 'admin', guard: 'admin', hidden: true } as const

/** The pages of administrators. */
export const adminPages = (api: Api): PageRoute[] => [
  ...['/dashboard/admin', '/dashboard/admin/dashboard'].map(
    (path): PageRoute =>
      page({
        ...admin,
        path,
        title: 'Admin Dashboard',
        loader: async ({ url }) => (await import('../pages/admin/dashboard-data.ts')).loadDashboard(api, url),
        page: async () => (await import('../pages/admin/dashboard-page.tsx')).AdminDashboardPage,
      }),
  ),
  page({
    ...admin,
    path: '/dashboard/admin/pending',
    title: 'Pending Approval',
    loader: async ({ url }) => (await import('../pages/admin/dashboard-data.ts')).loadDashboard(api, url),
    page: async () => (await import('../pages/admin/pending-page.tsx')).PendingPage,
  }),
  page({
    ...admin,
    path: '/dashboard/admin/users',
    title: 'User Management',
    loader: async ({ url }) => (await import('../pages/admin/people-data.ts')).loadPeople(api, url),
    page: async () => (await import('../pages/admin/users-page.tsx')).UsersPage,
  }),
  page({
    ...admin,
    path: '/dashboard/admin/impact-ratios',
    title: 'Impact ratios',
    loader: async () => (await import('../api/fairness.ts')).impactOfAll(api),
    page: async () => (await import('../pages/admin/impact-page.tsx')).AdminImpactPage,
  }),
  page({
    ...admin,
    path: '/dashboard/admin/decisions',
    title: 'Decisions',
    loader: async ({ url }) => (await import('../api/ledger.ts')).ledgerReport(api, 'admin', url),
    page: async () => (await import('../pages/recruiter/ledger/ledger-page.tsx')).AdminLedgerPage,
  }),
  page({
    ...admin,
    path: '/dashboard/admin/decisions/rows',
    title: 'Decisions behind a number',
    loader: async ({ url }) => (await import('../api/ledger.ts')).ledgerRows(api, 'admin', url),
    page: async () => (await import('../pages/recruiter/ledger/ledger-rows-page.tsx')).AdminLedgerRowsPage,
  }),
  page({
    ...admin,
    path: '/dashboard/admin/hr-management',
    title: 'HR Management',
    loader: async ({ url }) => (await import('../pages/admin/hr/hr-data.ts')).loadHr(api, url),
    page: async () => (await import('../pages/admin/hr/hr-page.tsx')).HrPage,
  }),
  page({
    ...admin,
    path: '/dashboard/admin/outbox',
    title: 'Outbox',
    loader: async ({ url }) => (await import('../pages/admin/outbox-data.ts')).loadOutbox(api, url),
    page: async () => (await import('../pages/admin/outbox-page.tsx')).OutboxPage,
  }),
  page({
    ...admin,
    path: '/dashboard/admin/outbox/:id',
    title: 'Mail',
    loader: async ({ params }) => (await import('../api/instance.ts')).outboxMail(api, params.id ?? ''),
    page: async () => (await import('../pages/admin/mail-page.tsx')).MailPage,
  }),
  page({
    ...admin,
    path: '/dashboard/admin/audit',
    title: 'Audit Log',
    loader: async ({ url }) => (await import('../pages/admin/audit-data.ts')).loadAudit(api, url),
    page: async () => (await import('../pages/admin/audit-page.tsx')).AuditPage,
  }),
  page({
    ...admin,
    path: '/dashboard/admin/connections',
    title: 'Outgoing connections',
    loader: async ({ url }) => (await import('../pages/admin/connections-data.ts')).loadConnections(api, url),
    page: async () => (await import('../pages/admin/connections-page.tsx')).ConnectionsPage,
  }),
  page({
    ...admin,
    path: '/dashboard/admin/system',
    title: 'System',
    loader: async () => (await import('../pages/admin/system-data.ts')).loadSystem(api),
    page: async () => (await import('../pages/admin/system-page.tsx')).SystemPage,
  }),
  page({
    ...admin,
    path: '/dashboard/admin/job-titles',
    title: 'Job Titles',
    loader: async () => (await import('../api/instance.ts')).jobTitles(api),
    page: async () => (await import('../pages/admin/titles-page.tsx')).TitlesPage,
  }),
  {
    ...admin,
    path: '/dashboard/admin/design-system',
    title: 'Design system',
    page: async () => (await import('../pages/admin/design-system-page.tsx')).DesignSystemPage,
  },
  page({
    ...admin,
    path: '/dashboard/admin/site',
    title: 'Site Texts',
    loader: async () => (await import('../api/instance.ts')).siteContent(api),
    page: async () => (await import('../pages/admin/site-page.tsx')).SitePage,
  }),
  page({
    ...admin,
    path: '/openapi',
    title: 'API',
    loader: async () => (await import('../api/description.ts')).describedCalls(api),
    page: async () => (await import('../pages/admin/api-page.tsx')).ApiPage,
  }),
  page({
    ...admin,
    path: '/dashboard/admin/users/:id',
    title: 'Manage user',
    loader: async ({ params }) => (await import('../api/admin.ts')).adminUser(api, params.id ?? ''),
    page: async () => (await import('../pages/admin/user-page.tsx')).ManageUserPage,
  }),
]
