import { Button } from '@radix-ui/themes'
import { useEffect } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { AppFrame } from './app-frame.tsx'

/** Pages add themselves here when they exist. */
const places = [
  { to: '/dashboard/admin', text: 'Admin Dashboard' },
  { to: '/dashboard/admin/pending', text: 'Pending' },
  { to: '/dashboard/admin/users', text: 'Users' },
  { to: '/dashboard/admin/outbox', text: 'Outbox' },
  { to: '/dashboard/admin/audit', text: 'Audit Log' },
  { to: '/dashboard/admin/system', text: 'System' },
  { to: '/openapi', text: 'API' },
]

/** On a phone the places are a strip that is wider than the screen: the current one is brought into sight. */
const useCurrentPlaceInSight = () => {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every new address
  useEffect(() => {
    document.querySelector('.app-nav [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
}

export const AdminShell = () => {
  useCurrentPlaceInSight()
  return (
    <AppFrame
      home="/dashboard/admin"
      navigation={
        <nav className="app-nav" aria-label="Admin">
          {places.map(({ to, text }) => (
            <NavLink key={to} to={to} end={to === '/dashboard/admin'}>
              {text}
            </NavLink>
          ))}
        </nav>
      }
      end={
        <Button asChild variant="soft" color="gray" size="2">
          <Link to="/dashboard/candidates">Talent Workspace</Link>
        </Button>
      }
    />
  )
}
