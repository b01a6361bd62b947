import { Button } from '@radix-ui/themes'
import { Link } from 'react-router'
import { EmptyState } from '../../../components/empty-state.tsx'
import { type CandidateQuery, candidatesAddress, countFilters } from '../../../state/candidate-filters.ts'

/** The list without anybody in it: why, and what to do. */
export const NoCandidates = ({ query: { view, q, filters } }: { query: CandidateQuery }) => {
  const filtered = countFilters(filters) > 0
  if (q || filtered)
    return (
      <EmptyState
        picture="people"
        title={q ? `Nobody found for “${q}”` : 'Nobody matches these filters'}
        action={
          <Button asChild variant="soft" color="gray">
            <Link to={candidatesAddress({ view })}>Show everyone</Link>
          </Button>
        }
      >
        {q
          ? `Names, email addresses, skills, titles and companies are searched. Try fewer or other words${filtered ? ', or fewer filters' : ''}.`
          : filtered && 'People must match all chosen filters. Remove one to see more.'}
      </EmptyState>
    )
  if (view === 'recent')
    return (
      <EmptyState picture="people" title="No new profiles">
        Profiles you upload appear here while they are new.
      </EmptyState>
    )
  if (view === 'history')
    return (
      <EmptyState picture="people" title="No history yet">
        Profiles move here when they are no longer new.
      </EmptyState>
    )
  if (view === 'recommended')
    return (
      <EmptyState picture="people" title="No recommended profiles">
        Stored resumes that match one of your current job descriptions by 60% or more appear here, with the reason.
      </EmptyState>
    )
  return (
    <EmptyState
      picture="people"
      title="No candidates yet"
      action={
        <Button asChild>
          <Link to="/dashboard/upload">Go to AI Matching</Link>
        </Button>
      }
    >
      Upload resumes together with a job description. Each candidate then appears here with a match percentage and the reasons for
      it.
    </EmptyState>
  )
}
