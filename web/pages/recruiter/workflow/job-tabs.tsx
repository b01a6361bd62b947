import { Link, NavLink } from 'react-router'
import { flipLabAddress } from '../../../api/fairness.ts'
import { boardAddress } from '../../../api/hiring.ts'
import { postingAddress, rankingAddress } from '../../../api/ranking.ts'
import { LazyPanel } from '../../../components/lazy-panel.tsx'
import { useIsNamed } from '../../../state/user.ts'

/** The views of a job description's candidates. */
export const JobTabs = ({ job }: { job: string }) =>
  useIsNamed() ? (
    <Link to="/dashboard/jobs" className="back-link">
      ← Your jobs
    </Link>
  ) : (
    <div className="job-ways">
      <nav className="job-tabs" aria-label="Views of this job description">
        <NavLink to={rankingAddress(job)} end>
          Ranking
        </NavLink>
        <NavLink to={boardAddress(job)} end>
          Board
        </NavLink>
        <NavLink to={flipLabAddress(job)} end>
          Flip lab
        </NavLink>
        <NavLink to={postingAddress(job)} end>
          Posting
        </NavLink>
      </nav>
      <LazyPanel bring={bringReview} props={{ job }} waiting={null} />
      <LazyPanel bring={bringPeople} props={{ job }} waiting={null} />
    </div>
  )

const bringPeople = async () => (await import('../named/people-button.tsx')).PeopleButton
const bringReview = async () => (await import('../review/review-link.tsx')).ReviewLink
