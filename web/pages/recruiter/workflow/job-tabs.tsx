import { Link, NavLink } from 'react-router'
import { flipLabAddress } from '../../../api/fairness.ts'
import { boardAddress } from '../../../api/hiring.ts'
import { rankingAddress } from '../../../api/ranking.ts'
import { LazyPanel } from '../../../components/lazy-panel.tsx'
import { useIsNamed } from '../../../state/user.ts'
import { jobAddress } from '../job/addresses.ts'

/** Everything there is of one job. */
export const JobTabs = ({ job }: { job: string }) =>
  useIsNamed() ? (
    <Link to="/dashboard/jobs" className="back-link">
      ← Your jobs
    </Link>
  ) : (
    <div className="job-ways row justify-between gap-2-4 min-w-0">
      <nav className="tabs min-w-0" aria-label="Parts of this job">
        <NavLink to={jobAddress(job, 'overview')}>Overview</NavLink>
        <NavLink to={rankingAddress(job)} end>
          Candidates
        </NavLink>
        <NavLink to={boardAddress(job)}>Board</NavLink>
        <NavLink to={jobAddress(job, 'interviews')}>Interviews</NavLink>
        <NavLink to={`/dashboard/analytics?${new URLSearchParams({ range: 'all', job })}`}>Numbers</NavLink>
        <NavLink to={jobAddress(job, 'posting')}>Posting</NavLink>
        <NavLink to={flipLabAddress(job)}>Flip lab</NavLink>
        <NavLink to={jobAddress(job, 'settings')}>Settings</NavLink>
      </nav>
      <LazyPanel bring={bringReview} props={{ job }} waiting={null} />
      <LazyPanel bring={bringPeople} props={{ job }} waiting={null} />
    </div>
  )

const bringPeople = async () => (await import('../named/people-button.tsx')).PeopleButton
const bringReview = async () => (await import('../review/review-link.tsx')).ReviewLink
