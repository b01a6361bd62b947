import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { CountBadge } from '../../../components/count-badge.tsx'
import { type CandidateView, candidatesAddress } from '../../../state/candidate-filters.ts'

const views: { view: CandidateView; text: string }[] = [
  { view: 'all', text: 'All Applicants' },
  { view: 'recent', text: 'Latest Profiles' },
  { view: 'recommended', text: 'Recommended Profiles' },
  { view: 'history', text: 'Candidate History' },
]

export const viewNames = Object.fromEntries(views.map(({ view, text }) => [view, text])) as Record<CandidateView, string>

interface ViewToggleProps {
  view: CandidateView
  recent: number
  /** Null while nobody has counted them. */
  recommended: number | null
}

/** Links rather than buttons: each view has an address of its own. Choosing one ends the search and all filters. */
export const ViewToggle = ({ view: current, recent, recommended }: ViewToggleProps) => {
  const nav = useRef<HTMLElement>(null)
  // On a phone the views are wider than the screen: the chosen one is brought into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view, or a badge that makes it wider
  useEffect(() => {
    const frame = nav.current?.getBoundingClientRect()
    const link = nav.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (nav.current && frame && link)
      nav.current.scrollLeft += Math.max(0, link.right - frame.right + 3) + Math.min(0, link.left - frame.left - 3)
  }, [current, recommended])
  return (
    <nav ref={nav} className="toggle relative" aria-label="Views">
      {views.map(({ view, text }) => (
        <Link key={view} to={candidatesAddress({ view })} aria-current={view === current ? 'page' : undefined} preventScrollReset>
          {text}
          {view === 'recent' && <CountBadge count={recent} meaning="new" />}
          {view === 'recommended' && <CountBadge count={recommended ?? 0} meaning="recommended" />}
        </Link>
      ))}
    </nav>
  )
}
