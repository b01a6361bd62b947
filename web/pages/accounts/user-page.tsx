import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { FailedState } from '../../components/failed-state.tsx'
import { LogoutButton } from '../../components/logout-button.tsx'
import { Notice } from '../../components/notice.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { Waiting } from '../../components/spinner.tsx'
import { useSite } from '../../site-content.ts'
import type { SessionState, SessionUser } from '../../state/session.ts'
import { useRefresh } from '../../state/user.ts'
import { EditProfile } from './edit-profile.tsx'
import { ProfileCard } from './profile-card.tsx'
import { UsageMeters } from './usage-meters.tsx'

export const UserPage = () => {
  const session = useRouteLoaderData('recruiter') as SessionState | undefined
  const refresh = useRefresh()
  if (session?.state === 'unknown')
    return <FailedState title="Failed to load profile" failure={session.failure} onRetry={refresh} />
  if (session?.state !== 'signedIn') return <Waiting text="Loading..." page />
  return <Profile user={session.user} onSaved={refresh} />
}

export const Profile = ({ user, onSaved }: { user: SessionUser; onSaved: () => Promise<void> }) => {
  const [editing, setEditing] = useState(false)
  const { contactAddress } = useSite()

  return (
    <>
      <PageHeading
        title="User Profile"
        actions={
          <>
            {contactAddress && (
              <Button asChild variant="soft" color="gray">
                <a href={`mailto:${contactAddress}`}>Message</a>
              </Button>
            )}
            <Button variant="soft" color="gray" onClick={() => setEditing(true)}>
              Edit Profile
            </Button>
            <LogoutButton />
          </>
        }
      />
      <div className="stack gap-5">
        <PlanNotice user={user} />
        <div className="profile">
          <ProfileCard user={user} />
          <UsageMeters user={user} />
        </div>
      </div>
      <EditProfile user={user} open={editing} onClose={() => setEditing(false)} onSaved={onSaved} />
    </>
  )
}

const PlanNotice = ({ user: { isAdmin, isUnlimited, subscription } }: { user: SessionUser }) => {
  if (isAdmin || isUnlimited) return null
  if (!subscription.isActive)
    return (
      <Notice tone="warning">
        <p>Your plan has ended. You can still read everything; ask your administrator to renew it before you add more.</p>
      </Notice>
    )
  if (subscription.plan !== 'trial') return null
  return (
    <Notice tone="info">
      <p>Trial period active. Upgrade for full access.</p>
    </Notice>
  )
}
