import { Link } from 'react-router'
import { type CandidateView, candidatesAddress } from '../../../state/candidate-filters.ts'

const views: { view: CandidateView; text: string }[] = [
  { view: 'all', text: 'All Applicants' },
  { view: 'recent', text: 'Latest Profiles' },
  { view: 'recommended', text: 'Recommended Profiles' },
  { view: 'history', text: 'Candidate History' },
]

interface ViewToggleProps {
  view: CandidateView
  recent: number
  /** Null while nobody has counted them. */
  recommended: number | null
}

/** Links rather than buttons: each view has an address of its own. Choosing one ends the search and all filters. */
export const ViewToggle = ({ view: current, recent, recommended }: ViewToggleProps) => (
  <nav className="view-toggle" aria-label="Views">
    {views.map(({ view, text }) => (
      <Link key={view} to={candidatesAddress({ view })} aria-current={view === current ? 'page' : undefined} preventScrollReset>
        {text}
        {view === 'recent' && <CountBadge count={recent} meaning="new" />}
        {view === 'recommended' && <CountBadge count={recommended ?? 0} meaning="recommended" tone="info" />}
      </Link>
    ))}
  </nav>
)

const CountBadge = ({ count, meaning, tone }: { count: number; meaning: string; tone?: 'info' }) =>
  count > 0 && (
    <span className="count-badge" data-tone={tone}>
      {count}
      <span className="visually-hidden"> {meaning}</span>
    </span>
  )
