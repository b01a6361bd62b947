import { NavLink } from 'react-router'
import { flipLabAddress } from '../../../api/fairness.ts'
import { boardAddress } from '../../../api/hiring.ts'
import { rankingAddress } from '../../../api/ranking.ts'
import { LazyPanel } from '../../../components/lazy-panel.tsx'

/** The views of a job description's candidates. */
export const JobTabs = ({ job }: { job: string }) => (
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
    </nav>
    <LazyPanel bring={bringReview} props={{ job }} waiting={null} />
  </div>
)

const bringReview = async () => (await import('../review/review-link.tsx')).ReviewLink
