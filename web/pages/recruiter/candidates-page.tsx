import { Button } from '@radix-ui/themes'
import { Link, useLoaderData, useNavigation } from 'react-router'
import { EmptyState } from '../../components/empty-state.tsx'
import { FailedState } from '../../components/failed-state.tsx'
import { PageHeading } from '../../components/page-heading.tsx'
import { Waiting } from '../../components/spinner.tsx'
import { type CandidateList, candidatesAddress } from '../../state/candidates.ts'
import { useFreshCandidates } from '../../state/candidates-live.ts'
import { useRefresh } from '../../state/user.ts'
import { CandidateTable } from './candidates/candidate-table.tsx'
import { Pages } from './candidates/pages.tsx'
import { SearchBox } from './candidates/search-box.tsx'
import { ViewToggle } from './candidates/view-toggle.tsx'

export const CandidatesPage = () => {
  const list = useLoaderData() as CandidateList
  const { view, q, recent, total } = list
  const navigation = useNavigation()
  const waiting = navigation.state === 'loading' && navigation.location.pathname === '/dashboard/candidates'
  useFreshCandidates()
  return (
    <>
      <PageHeading title="Talent Workspace">Everyone you have matched, best match first.</PageHeading>
      <div className="candidate-tools">
        <ViewToggle view={view} recent={recent} />
        <SearchBox key={`${view} ${q}`} view={view} q={q} />
      </div>
      <p className="visually-hidden" role="status">
        {waiting ? '' : `${total} ${total === 1 ? 'candidate' : 'candidates'}`}
      </p>
      {waiting ? <Waiting text="Loading candidate data..." page /> : <Candidates list={list} />}
    </>
  )
}

const Candidates = ({ list }: { list: CandidateList }) => {
  const refresh = useRefresh()
  const { view, q, page, rows, total, failure } = list
  if (failure) return <FailedState title="The candidates could not be loaded" failure={failure} onRetry={refresh} />
  if (rows.length === 0) return <NoCandidates view={view} q={q} page={page} />
  return (
    <div className="stack">
      <CandidateTable list={list} />
      <Pages view={view} q={q} page={page} shown={rows.length} total={total} />
    </div>
  )
}

const NoCandidates = ({ view, q, page }: Pick<CandidateList, 'view' | 'q' | 'page'>) => {
  if (q || page > 1)
    return (
      <EmptyState
        title={q ? `Nobody found for “${q}”` : 'There is nobody on this page'}
        action={
          <Button asChild variant="soft" color="gray">
            <Link to={candidatesAddress({ view })}>Show everybody</Link>
          </Button>
        }
      >
        {q && 'Names, e-mail addresses, skills and job titles are searched. Try fewer or other words.'}
      </EmptyState>
    )
  if (view === 'recent')
    return <EmptyState title="No new profiles">Profiles you upload appear here while they are new.</EmptyState>
  if (view === 'history') return <EmptyState title="No history yet">Profiles move here when they are no longer new.</EmptyState>
  return (
    <EmptyState
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
