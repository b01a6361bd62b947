export interface NavItem {
  to: string
  text: string
  /** Highlighted only at exactly this address, not below it. */
  end?: boolean
}

export interface NavItems {
  /** Always in sight where there is room for any. */
  first: NavItem[]
  /** In sight in wide windows, else in the menu. */
  second: NavItem[]
  /** In the menu, in groups with a heading. */
  rest: { heading: string; places: NavItem[] }[]
}

export const recruiterNavItems: NavItems = {
  first: [
    { to: '/dashboard/candidates', text: 'Talent Workspace' },
    { to: '/dashboard/response', text: 'Evaluation Results' },
    { to: '/dashboard/upload', text: 'AI Matching' },
  ],
  second: [
    { to: '/dashboard/job-descriptions', text: 'Job Descriptions' },
    { to: '/dashboard/tasks', text: 'Tasks' },
  ],
  rest: [
    {
      heading: 'Candidates',
      places: [
        { to: '/dashboard/assessments', text: 'Assessments' },
        { to: '/dashboard/scheduling', text: 'Interviews' },
        { to: '/dashboard/archive', text: 'Search All Resumes' },
        { to: '/dashboard/duplicates', text: 'Possible Duplicates' },
        { to: '/dashboard/import', text: 'Import' },
      ],
    },
    {
      heading: 'Workspace',
      places: [
        { to: '/dashboard/analytics', text: 'Analytics' },
        { to: '/dashboard/questions', text: 'Question Statistics' },
        { to: '/dashboard/templates', text: 'Message Templates' },
        { to: '/dashboard/team', text: 'Team' },
        { to: '/dashboard/privacy', text: 'Data & Privacy' },
        { to: '/dashboard/connections', text: 'Connections' },
        { to: '/dashboard/user', text: 'Your Profile' },
      ],
    },
  ],
}

/** For people who see only the jobs they are named on. */
const namedNavItems = (isManager: boolean): NavItems => ({
  first: [
    { to: '/dashboard/jobs', text: 'Your Jobs' },
    { to: '/dashboard/scheduling', text: 'Interviews' },
    ...(isManager ? [{ to: '/dashboard/tasks', text: 'Tasks' }] : []),
  ],
  second: [{ to: '/dashboard/user', text: 'Your Profile' }],
  rest: [],
})

/** The places that somebody with this role may open. */
export const navItemsFor = (role: string | undefined): NavItems =>
  role === 'hiring-manager' || role === 'interviewer' ? namedNavItems(role === 'hiring-manager') : recruiterNavItems

export const adminNavItems: NavItems = {
  first: [
    { to: '/dashboard/admin', text: 'Admin Dashboard', end: true },
    { to: '/dashboard/admin/pending', text: 'Pending' },
    { to: '/dashboard/admin/users', text: 'Users' },
    { to: '/dashboard/admin/hr-management', text: 'HR Management' },
  ],
  second: [
    { to: '/dashboard/admin/outbox', text: 'Outbox' },
    { to: '/dashboard/admin/audit', text: 'Audit Log' },
    { to: '/dashboard/admin/system', text: 'System' },
  ],
  rest: [
    {
      heading: 'This server',
      places: [
        { to: '/dashboard/admin/connections', text: 'Outgoing Connections' },
        { to: '/dashboard/admin/decisions', text: 'Decisions' },
        { to: '/dashboard/admin/impact-ratios', text: 'Impact Ratios' },
        { to: '/dashboard/admin/job-titles', text: 'Job Titles' },
        { to: '/dashboard/admin/site', text: 'Site Texts' },
        { to: '/openapi', text: 'API' },
      ],
    },
  ],
}

/** Whether an address is the place or below it. */
export const isAt = ({ to, end }: NavItem, pathname: string) => pathname === to || (!end && pathname.startsWith(`${to}/`))
