import { Button } from '@radix-ui/themes'
import { Link, NavLink, Outlet } from 'react-router'
import { Logo } from './logo.tsx'
import { useArrival } from './page-frame.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { ToastRegion } from './toast-region.tsx'

/** Pages add themselves here when they exist. */
const places = [
  { to: '/dashboard/admin', text: 'Admin Dashboard' },
  { to: '/dashboard/admin/pending', text: 'Pending' },
  { to: '/dashboard/admin/users', text: 'Users' },
  { to: '/openapi', text: 'API' },
]

export const AdminShell = () => {
  useArrival()
  return (
    <div className="app">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className="app-header">
        <div className="app-header-inner">
          <Logo href="/dashboard/admin" />
          <nav className="app-nav" aria-label="Admin">
            {places.map(({ to, text }) => (
              <NavLink key={to} to={to} end={to === '/dashboard/admin'}>
                {text}
              </NavLink>
            ))}
          </nav>
          <div className="app-header-end">
            <ThemeToggle />
            <Button asChild variant="soft" color="gray" size="2">
              <Link to="/dashboard/candidates">Talent Workspace</Link>
            </Button>
          </div>
        </div>
      </header>
      <main className="app-main" id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <ToastRegion />
    </div>
  )
}
