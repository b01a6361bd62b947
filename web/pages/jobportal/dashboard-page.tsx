import { Button } from '@radix-ui/themes'
import type { CompanyProfile, JobRecord } from '#src/jobportal/views.ts'
import { companyJobs, companyProfile } from '../../api/jobportal.ts'
import { PageHeading } from '../../components/page-heading.tsx'
import { type Fetched, signOutCompany, useCompanyData } from '../../state/company.ts'
import { JobPosts } from './job-posts.tsx'
import { ProfileCard } from './profile-card.tsx'

export const CompanyDashboardPage = () => {
  const profile = useCompanyData(companyProfile, 'Failed to load profile')
  const jobs = useCompanyData(companyJobs, 'Failed to load job posts')
  return (
    <CompanyDashboard
      profile={profile.fetched}
      jobs={jobs.fetched}
      onRetryProfile={profile.refetch}
      onRetryJobs={jobs.refetch}
      onSignOut={signOutCompany}
    />
  )
}

interface CompanyDashboardProps {
  profile: Fetched<{ user: CompanyProfile }>
  jobs: Fetched<{ jobs: JobRecord[] }>
  onRetryProfile: () => void
  onRetryJobs: () => void
  onSignOut: () => void
}

export const CompanyDashboard = ({ profile, jobs, onRetryProfile, onRetryJobs, onSignOut }: CompanyDashboardProps) => (
  <>
    <PageHeading
      title={greetingFor(profile)}
      actions={
        <Button variant="outline" color="gray" onClick={onSignOut}>
          Sign Out
        </Button>
      }
    >
      {profile.state === 'ready' ? profile.data.user.companyName : 'Job Portal'}
    </PageHeading>
    <div className="profile">
      <ProfileCard profile={profile} onRetry={onRetryProfile} />
      <JobPosts jobs={jobs} onRetry={onRetryJobs} />
    </div>
  </>
)

/** By the first name, once it is known. */
const greetingFor = (profile: Fetched<{ user: CompanyProfile }>) => {
  if (profile.state === 'loading') return 'Welcome'
  const firstName = profile.state === 'ready' ? profile.data.user.name.trim().split(/\s+/)[0] : ''
  return `Welcome, ${firstName || 'Recruiter'}`
}
