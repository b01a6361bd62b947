import { Button } from '@radix-ui/themes'
import { useEffect } from 'react'
import { Link, NavLink, useLocation, useRouteLoaderData } from 'react-router'
import { said } from '../api/client.ts'
import type { SessionState } from '../state/session.ts'
import { useShowToast } from '../state/toasts.ts'
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

/** Pages show what they can without the person's own record; that it is missing is told. */
const useMissingRecordTold = () => {
  const session = useRouteLoaderData('admin') as SessionState | undefined
  const showToast = useShowToast()
  const sentence = session?.state === 'unknown' ? said(session.failure, 'Failed to fetch user details') : null
  useEffect(() => {
    if (sentence) showToast('error', sentence)
  }, [sentence, showToast])
}

export const AdminShell = () => {
  useCurrentPlaceInSight()
  useMissingRecordTold()
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
