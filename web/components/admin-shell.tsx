import { Button } from '@radix-ui/themes'
import { Link } from 'react-router'
import { saidAfter } from '../api/client.ts'
import { useShellSession } from '../page-route.ts'
import { AppFrame } from './app-frame.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { adminNavItems } from './desk-nav-items.ts'
import { Notice } from './notice.tsx'
import { PersonMenu } from './person-menu.tsx'
import { SideNav } from './side-nav.tsx'

/** Pages show what they can without the person's own record; that it is missing is told. */
const MissingRecord = () => {
  const session = useShellSession('admin')
  if (session?.state !== 'unknown') return null
  return (
    <Notice tone="error" announce>
      {saidAfter('Failed to fetch user details', session.failure)}
    </Notice>
  )
}

export const AdminShell = () => (
  <AppFrame
    home="/dashboard/admin"
    navigation={<SideNav label="Admin" places={adminNavItems} />}
    notice={
      <>
        <ConnectionBanner />
        <MissingRecord />
      </>
    }
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
