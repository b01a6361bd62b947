import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import type { CompanyProfile } from '#src/jobportal/views.ts'
import { resendCompanyVerification } from '../../api/jobportal.ts'
import { Avatar } from '../../components/avatar.tsx'
import { FailedState } from '../../components/failed-state.tsx'
import { Notice } from '../../components/notice.tsx'
import { ResendVerification } from '../../components/resend-verification.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { callAsCompany, type Fetched } from '../../state/company.ts'
import { MailChoice } from './mail-choice.tsx'
import { ProfileForm } from './profile-form.tsx'

interface ProfileCardProps {
  profile: Fetched<{ user: CompanyProfile }>
  onRetry: () => void
  onChanged: () => Promise<void>
}

export const ProfileCard = ({ profile, onRetry, onChanged }: ProfileCardProps) => (
  <section className="panel stack gap-5" aria-labelledby="my-profile">
    <h2 id="my-profile">My Profile</h2>
    {profile.state === 'loading' && <Skeleton label="Loading profile..." />}
    {profile.state === 'failed' && <FailedState title="Failed to load profile" failure={profile.failure} onRetry={onRetry} />}
    {profile.state === 'ready' && <Facts user={profile.data.user} onChanged={onChanged} />}
  </section>
)

interface FactsProps {
  user: CompanyProfile
  onChanged: () => Promise<void>
}

const Facts = ({ user, onChanged }: FactsProps) => {
  const [editing, setEditing] = useState(false)
  const [wasEdited, setWasEdited] = useState(false)
  const handleClose = () => {
    setEditing(false)
    setWasEdited(true)
  }
  return (
    <>
      <div className="row">
        <Avatar name={user.name || user.email} size="large" />
        <div className="stack gap-1 min-w-0 break-anywhere flex-10">
          <span className="strong">{user.name || 'N/A'}</span>
          <span className="muted">{user.email}</span>
          <div>
            <StatusBadge tone={user.isVerified ? 'success' : 'warning'}>
              {user.isVerified ? 'Verified' : 'Unverified'}
            </StatusBadge>
          </div>
        </div>
      </div>
      {user.unverifiedReason && (
        <Notice tone="warning">
          <p>{user.unverifiedReason}</p>
          {user.missing === 'email' && (
            <ResendVerification email={user.email} resend={() => callAsCompany(resendCompanyVerification)} />
          )}
        </Notice>
      )}
      {editing ? (
        <ProfileForm user={user} onChanged={onChanged} onClose={handleClose} />
      ) : (
        <div>
          {/* The keyboard goes on where the form was opened. */}
          <Button variant="soft" color="gray" autoFocus={wasEdited} onClick={() => setEditing(true)}>
            Edit profile
          </Button>
        </div>
      )}
      <MailChoice chosen={user.applicationMails} onChanged={onChanged} />
    </>
  )
}
