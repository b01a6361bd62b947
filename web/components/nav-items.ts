/** Which drawing of `styles/places.svg` stands beside a place. */
export type PlaceIcon =
  | 'home'
  | 'inbox'
  | 'jobs'
  | 'people'
  | 'assessments'
  | 'reports'
  | 'settings'
  | 'upload'
  | 'results'
  | 'calendar'
  | 'building'
  | 'waiting'
  | 'mail'
  | 'log'
  | 'system'

export interface NavItem {
  to: string
  text: string
  /** What the page itself is called, where the place is named after the work that is done there. */
  page?: string
  icon?: PlaceIcon
  /** Highlighted only at exactly this address, not below it. */
  end?: boolean
  /** Other addresses that belong to it, with all below them. */
  also?: string[]
}

/** A place of the sidebar with those within it. */
export interface NavPlace extends NavItem {
  icon: PlaceIcon
  /** With an icon they are always in sight, else while their place is the current one and in the full list. */
  places?: NavItem[]
  /** Stands last, apart from the work. */
  isApart?: boolean
}

export type NavItems = NavPlace[]

export const recruiterNavItems: NavItems = [
  { to: '/dashboard', text: 'Home', icon: 'home', end: true },
  { to: '/dashboard/tasks', text: 'Inbox', page: 'Tasks', icon: 'inbox' },
  {
    to: '/dashboard/job-descriptions',
    text: 'Jobs',
    page: 'Job Descriptions',
    icon: 'jobs',
    places: [
      { to: '/dashboard/upload', text: 'AI Matching', icon: 'upload' },
      { to: '/dashboard/response', text: 'Evaluation Results', icon: 'results' },
      { to: '/dashboard/scheduling', text: 'Interviews', icon: 'calendar' },
    ],
  },
  {
    to: '/dashboard/candidates',
    text: 'People',
    page: 'Talent Workspace',
    icon: 'people',
    also: ['/dashboard/compare', '/dashboard/ask'],
    places: [
      { to: '/dashboard/archive', text: 'Search All Resumes' },
      { to: '/dashboard/duplicates', text: 'Possible Duplicates' },
      { to: '/dashboard/unfiled-mail', text: 'Unfiled Mail' },
      { to: '/dashboard/import', text: 'Import' },
    ],
  },
  {
    to: '/dashboard/assessments',
    text: 'Assessments',
    icon: 'assessments',
    places: [{ to: '/dashboard/questions', text: 'Question Statistics' }],
  },
  {
    to: '/dashboard/analytics',
    text: 'Reports',
    page: 'Analytics',
    icon: 'reports',
    places: [{ to: '/dashboard/analytics/decisions', text: 'Decisions' }],
  },
  {
    to: '/dashboard/settings',
    text: 'Settings',
    icon: 'settings',
    isApart: true,
    places: [
      { to: '/dashboard/templates', text: 'Message Templates' },
      { to: '/dashboard/fields', text: 'Candidate Fields' },
      { to: '/dashboard/team', text: 'Team' },
      { to: '/dashboard/privacy', text: 'Data & Privacy' },
      { to: '/dashboard/connections', text: 'Connections' },
      { to: '/dashboard/help', text: 'Help' },
      { to: '/dashboard/user', text: 'Your Profile' },
    ],
  },
]

/** For people who see only the jobs they are named on. */
const namedNavItems = (isManager: boolean): NavItems => [
  {
    to: '/dashboard/jobs',
    text: 'Your Jobs',
    icon: 'jobs',
    also: ['/dashboard/job-descriptions', '/dashboard/candidates'],
  },
  { to: '/dashboard/scheduling', text: 'Interviews', icon: 'calendar' },
  ...(isManager ? [{ to: '/dashboard/tasks', text: 'Tasks', icon: 'inbox' as const }] : []),
  {
    to: '/dashboard/user',
    text: 'Your Profile',
    icon: 'settings',
    isApart: true,
    places: [
      { to: '/dashboard/connections', text: 'Connections' },
      { to: '/dashboard/help', text: 'Help' },
    ],
  },
]

/** The places that somebody with this role may open. */
export const navItemsFor = (role: string | undefined): NavItems =>
  role === 'hiring-manager' || role === 'interviewer' ? namedNavItems(role === 'hiring-manager') : recruiterNavItems

export const allPlaces = (items: NavItems): NavItem[] => items.flatMap((place) => [place, ...(place.places ?? [])])

const isBelow = (address: string, pathname: string) => pathname === address || pathname.startsWith(`${address}/`)

/** Whether an address is the place or below it. */
export const isAt = ({ to, end, also = [] }: NavItem, pathname: string): boolean =>
  (end ? pathname === to : isBelow(to, pathname)) || also.some((other) => isBelow(other, pathname))

/** The place that an address belongs to, and the one within it: the longest address wins. */
export function placeOf(items: NavItems, pathname: string): { place: NavPlace; within: NavItem | null } | null {
  for (const place of items) {
    const within = place.places?.find((inner) => isAt(inner, pathname))
    if (within) return { place, within }
  }
  const place = items.find((each) => isAt(each, pathname))
  return place ? { place, within: null } : null
}
