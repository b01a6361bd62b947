import { Button } from '@radix-ui/themes'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { saidAfter } from '../api/client.ts'
import { useShellSession } from '../page-route.ts'
import { useShowToast } from '../state/toasts.ts'
import { AppFrame } from './app-frame.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { adminNavItems } from './desk-nav-items.ts'
import { PersonMenu } from './person-menu.tsx'
import { SideNav } from './side-nav.tsx'

/** Pages show what they can without the person's own record; that it is missing is told. */
const useMissingRecordTold = () => {
  const session = useShellSession('admin')
  const showToast = useShowToast()
  const sentence = session?.state === 'unknown' ? saidAfter('Failed to fetch user details', session.failure) : null
  useEffect(() => {
    if (sentence) showToast('error', sentence)
  }, [sentence, showToast])
}

export const AdminShell = () => {
  useMissingRecordTold()
  return (
    <AppFrame
      home="/dashboard/admin"
      navigation={<SideNav label="Admin" places={adminNavItems} />}
      notice={<ConnectionBanner />}
      end={
        <>
          <Button asChild variant="soft" color="gray" size="2">
            <Link to="/dashboard/candidates">
              <span>
                <span className="phone-hidden">Talent </span>Workspace
              </span>
            </Link>
          </Button>
          <PersonMenu />
        </>
      }
    />
  )
}
