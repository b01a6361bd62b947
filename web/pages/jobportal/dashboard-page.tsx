import { useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { CompanyProfile, OwnJobRecord } from '#src/jobportal/views.ts'
import { companyJobs, companyProfile } from '../../api/jobportal.ts'
import { LazyPanel } from '../../components/lazy-panel.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { Panels } from '../../components/panel-boundary.tsx'
import { SignOutChoice } from '../../components/sign-out-choice.tsx'
import { type Fetched, signOutCompany, useCompanyData } from '../../state/company.ts'
import { useApplicationReceived } from '../../state/company-live.ts'
import { CompanySessions } from './company-sessions.tsx'
import { EmbedCard } from './embed-card.tsx'
import { JobDialog } from './job-dialog.tsx'
import { JobPosts } from './job-posts.tsx'
import { PasskeysOnTheirWay } from './passkeys-on-their-way.tsx'
import { ProfileCard } from './profile-card.tsx'

/** A hundred applications may arrive within a moment: the list is read once for many of them. */
const restMs = 700

export const CompanyDashboardPage = () => {
  const profile = useCompanyData(companyProfile)
  const jobs = useCompanyData(companyJobs)
  const { search } = useLocation()
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const readAgain = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      void jobs.refresh()
    }, restMs)
  }
  useApplicationReceived(readAgain, readAgain)
  return (
    <CompanyDashboard
      profile={profile.fetched}
      jobs={jobs.fetched}
      openJob={new URLSearchParams(search).get('job')}
      onOpenJob={(job) =>
        navigate(job ? `?${new URLSearchParams({ job })}` : '?', { replace: job === null, preventScrollReset: true })
      }
      onRetryProfile={profile.refetch}
      onRetryJobs={jobs.refetch}
      onProfileChanged={profile.refresh}
      onJobsChanged={jobs.refresh}
      onSignOut={signOutCompany}
    />
  )
}

interface CompanyDashboardProps {
  profile: Fetched<{ user: CompanyProfile }>
  jobs: Fetched<{ jobs: OwnJobRecord[] }>
  /** The id of the job whose dialog is open. */
  openJob: string | null
  onOpenJob: (id: string | null) => void
  onRetryProfile: () => void
  onRetryJobs: () => void
  onProfileChanged: () => Promise<void>
  onJobsChanged: () => Promise<void>
  onSignOut: () => void
}

export const CompanyDashboard = ({ profile, jobs, openJob, onOpenJob, onJobsChanged, ...rest }: CompanyDashboardProps) => {
  const open = jobs.state === 'ready' ? jobs.data.jobs.find(({ _id }) => _id === openJob) : undefined
  return (
    <>
      <PageHeading title={greetingFor(profile)} actions={<SignOutChoice text="Sign Out" onSignOut={rest.onSignOut} />}>
        {profile.state === 'ready' ? profile.data.user.companyName : 'Job Portal'}
      </PageHeading>
      <div className="split split-end">
        <div className="stack gap-5">
          <Panels>
            <Link
              to="/jobportal/post"
              className="panel choice-frame flex items-center justify-between gap-5 text-inherit no-underline"
            >
              <span className="stack gap-1">
                <h2>Post New Job</h2>
                <span className="muted">Write it, preview it, and share its public link.</span>
              </span>
              <span className="post-card-mark grid flex-none place-center rounded-full surface-accent text-6" aria-hidden="true">
                +
              </span>
            </Link>
            <JobPosts jobs={jobs} onRetry={rest.onRetryJobs} onOpen={onOpenJob} />
          </Panels>
        </div>
        <div className="stack gap-5">
          <Panels>
            <ProfileCard profile={profile} onRetry={rest.onRetryProfile} onChanged={rest.onProfileChanged} />
            {profile.state === 'ready' && profile.data.user.isVerified && (
              <LazyPanel
                bring={async () => (await import('./company-page/own-company-page.tsx')).OwnCompanyPage}
                props={{}}
                waiting={null}
              />
            )}
            <Link to="/jobportal/impact" className="panel stack gap-1">
              <h2>Impact ratios</h2>
              <span className="muted">
                Whether groups of applicants are selected at similar rates, from what they say about themselves.
              </span>
            </Link>
            <Link to="/jobportal/retention" className="panel stack gap-1">
              <h2>How long applications are kept</h2>
              <span className="muted">When they are deleted automatically, and which are on hold.</span>
            </Link>
            {profile.state === 'ready' && <EmbedCard companyId={profile.data.user._id} />}
            {profile.state === 'ready' && (
              <LazyPanel
                bring={async () => (await import('./company-passkeys.tsx')).CompanyPasskeys}
                props={{ person: { email: profile.data.user.email, fullName: profile.data.user.name } }}
                waiting={<PasskeysOnTheirWay />}
              />
            )}
            {profile.state === 'ready' && <CompanySessions />}
          </Panels>
        </div>
      </div>
      {open && <JobDialog key={open._id} job={open} onClose={() => onOpenJob(null)} onChanged={onJobsChanged} />}
    </>
  )
}

/** By the first name, once it is known. */
const greetingFor = (profile: Fetched<{ user: CompanyProfile }>) => {
  if (profile.state === 'loading') return 'Welcome'
  const firstName = profile.state === 'ready' ? profile.data.user.name.trim().split(/\s+/)[0] : ''
  return `Welcome, ${firstName || 'Recruiter'}`
}
