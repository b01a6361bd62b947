import { Link } from 'react-router'
import { type CandidateView, candidatesAddress } from '../../../state/candidates.ts'

const views: { view: CandidateView; text: string }[] = [
  { view: 'all', text: 'All Applicants' },
  { view: 'recent', text: 'Latest Profiles' },
  { view: 'history', text: 'Candidate History' },
]

/** Links rather than buttons: each view has an address of its own. Choosing one ends the search. */
export const ViewToggle = ({ view: current, recent }: { view: CandidateView; recent: number }) => (
  <nav className="view-toggle" aria-label="Views">
    {views.map(({ view, text }) => (
      <Link key={view} to={candidatesAddress({ view })} aria-current={view === current ? 'page' : undefined} preventScrollReset>
        {text}
        {view === 'recent' && recent > 0 && (
          <span className="count-badge">
            {recent}
            <span className="visually-hidden"> new</span>
          </span>
        )}
      </Link>
    ))}
  </nav>
)
