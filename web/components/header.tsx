import { Button } from '@radix-ui/themes'
import { Link, NavLink } from 'react-router'
import { useUser } from '../state/user.ts'
import { PersonIcon } from './icons.tsx'
import { Logo } from './logo.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { WorkspaceSwitcher } from './workspace-switcher.tsx'

const places = [
  { to: '/dashboard/candidates', text: 'Talent Workspace' },
  { to: '/dashboard/response', text: 'Evaluation Results' },
  { to: '/dashboard/upload', text: 'AI Matching' },
  { to: '/dashboard/job-descriptions', text: 'Job Descriptions' },
  { to: '/dashboard/tasks', text: 'Tasks' },
]

export const Header = () => (
  <header className="app-header">
    <div className="app-header-inner">
      <Logo href="/dashboard/candidates" />
      <nav className="app-nav" aria-label="Main">
        {places.map(({ to, text }) => (
          <NavLink key={to} to={to}>
            {text}
          </NavLink>
        ))}
      </nav>
      <WorkspaceSwitcher />
      <div className="app-header-end">
        <ThemeToggle />
        <ProfileButton />
      </div>
    </div>
  </header>
)

const ProfileButton = () => {
  const user = useUser()
  if (!user) return <span className="muted">Loading...</span>
  return (
    <Button asChild variant="soft" color="gray" size="2">
      <Link to={user.isAdmin ? '/dashboard/admin' : '/dashboard/user'}>
        <PersonIcon />
        {user.isAdmin ? 'Admin Dashboard' : 'User Profile'}
      </Link>
    </Button>
  )
}
