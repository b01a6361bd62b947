import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { Link } from 'react-router'
import { ownPasskeys } from '../../api/passkeys.ts'
import { endOtherSessions, endSession } from '../../api/team.ts'
import { FailedState } from '../../components/failed-state.tsx'
import { LogoutButton } from '../../components/logout-button.tsx'
import { Notice } from '../../components/notice.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { Panels } from '../../components/panel-boundary.tsx'
import { PlanEnded } from '../../components/plan-ended.tsx'
import { SessionList } from '../../components/session-list.tsx'
import { Waiting } from '../../components/spinner.tsx'
import { isNamed } from '../../guard.ts'
import { type Page, usePageData, useShellSession } from '../../page-route.ts'
import { useSite } from '../../site-content.ts'
import type { SessionUser } from '../../state/session.ts'
import { useRefresh } from '../../state/user.ts'
import { EditProfile } from './edit-profile.tsx'
import { ProfileCard } from './profile-card.tsx'
import { IdentitiesCard } from './security/identities-card.tsx'
import { PasskeysCard } from './security/passkeys-card.tsx'
import { PasswordCard } from './security/password-card.tsx'
import { SecondFactorCard } from './security/second-factor-card.tsx'
import type { loadSecurity } from './security/security-data.ts'
import { UsageMeters } from './usage-meters.tsx'

export const UserPage: Page<Security> = () => {
  const session = useShellSession('recruiter')
  const security = usePageData(UserPage)
  const refresh = useRefresh()
  if (session?.state === 'unknown')
    return <FailedState title="Failed to load profile" failure={session.failure} onRetry={refresh} />
  if (session?.state !== 'signedIn') return <Waiting text="Loading..." page />
  return <Profile user={session.user} security={security} onSaved={refresh} />
}

type Security = Awaited<ReturnType<typeof loadSecurity>>

interface ProfileProps {
  user: SessionUser
  security: Security
  onSaved: () => Promise<void>
}

export const Profile = ({ user, security, onSaved }: ProfileProps) => {
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
            {!isNamed(user.role) && (
              <Button asChild variant="soft" color="gray">
                <Link to="/dashboard/team">Team</Link>
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
        <div className="split split-start">
          <Panels>
            <ProfileCard user={user} />
            {!isNamed(user.role) && <UsageMeters user={user} />}
          </Panels>
        </div>
        <div className="split split-start">
          <div className="stack gap-5">
            <Panels>
              <PasswordCard email={user.email} onChanged={onSaved} />
              <PasskeysCard
                answer={security.passkeys}
                calls={ownPasskeys}
                about="A passkey signs you in with your finger, face or PIN, without a password. After a password it is the second step."
                hasCodes={security.secondFactor.ok && security.secondFactor.data.since === null}
                person={user}
                onChanged={onSaved}
              />
              <SecondFactorCard answer={security.secondFactor} onChanged={onSaved} />
              <IdentitiesCard answer={security.identities} proved={security.proved} onChanged={onSaved} />
            </Panels>
          </div>
          <SessionList answer={security.sessions} endOne={endSession} endOthers={endOtherSessions} onChanged={onSaved} />
        </div>
      </div>
      <EditProfile user={user} open={editing} onClose={() => setEditing(false)} onSaved={onSaved} />
    </>
  )
}

const PlanNotice = ({ user }: { user: SessionUser }) => {
  const { isAdmin, isUnlimited, subscription } = user
  if (isAdmin || isUnlimited || isNamed(user.role)) return null
  if (!subscription.isActive) return <PlanEnded user={user} />
  if (subscription.plan !== 'trial') return null
  return (
    <Notice tone="info">
      <p>Trial period active. Upgrade for full access.</p>
    </Notice>
  )
}
