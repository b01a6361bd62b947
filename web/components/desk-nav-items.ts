import type { NavItems } from './nav-items.ts'

export const adminNavItems: NavItems = [
  { to: '/dashboard/admin', text: 'Admin Dashboard', icon: 'home', end: true, also: ['/dashboard/admin/dashboard'] },
  { to: '/dashboard/admin/pending', text: 'Pending', icon: 'waiting' },
  { to: '/dashboard/admin/users', text: 'Users', icon: 'people' },
  { to: '/dashboard/admin/hr-management', text: 'HR Management', icon: 'building' },
  { to: '/dashboard/admin/outbox', text: 'Outbox', icon: 'mail' },
  { to: '/dashboard/admin/audit', text: 'Audit Log', icon: 'log' },
  {
    to: '/dashboard/admin/system',
    text: 'System',
    icon: 'system',
    places: [
      { to: '/dashboard/admin/connections', text: 'Outgoing Connections' },
      { to: '/dashboard/admin/job-titles', text: 'Job Titles' },
      { to: '/dashboard/admin/site', text: 'Site Texts' },
      { to: '/openapi', text: 'API' },
      { to: '/dashboard/admin/design-system', text: 'Design System' },
    ],
  },
  {
    to: '/dashboard/admin/decisions',
    text: 'Decisions',
    icon: 'reports',
    places: [{ to: '/dashboard/admin/impact-ratios', text: 'Impact Ratios' }],
  },
]

export const companyNavItems: NavItems = [
  {
    to: '/jobportal/dashboard',
    text: 'Your jobs',
    icon: 'jobs',
    also: ['/jobportal/applications'],
    places: [{ to: '/jobportal/post', text: 'Post a job' }],
  },
  { to: '/jobportal/impact', text: 'Impact ratios', icon: 'reports' },
  { to: '/jobportal/retention', text: 'Retention', icon: 'settings' },
]
