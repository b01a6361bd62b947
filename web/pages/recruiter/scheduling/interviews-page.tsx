import { useId } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { CallResult } from '../../../api/client.ts'
import { type InterviewList, type InterviewsAnswer, interviewListOf } from '../../../api/scheduling.ts'
import { EmptyState } from '../../../components/empty-state.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { isNamed } from '../../../guard.ts'
import { type Page, usePageData } from '../../../page-route.ts'
import { useLive } from '../../../state/candidates-live.ts'
import { useRefresh, useUser } from '../../../state/user.ts'
import { InterviewRows } from './interview-rows.tsx'

const lists: { show: InterviewList; text: string; empty: string; why: string }[] = [
  {
    show: 'upcoming',
    text: 'Upcoming',
    empty: 'No interview is booked',
    why: 'Offer times to a candidate, from the Schedule menu of the list or on the candidate’s page. What they choose is listed here.',
  },
  {
    show: 'today',
    text: 'Today',
    empty: 'No interview today',
    why: 'Interviews of this day are listed here in their local time, including those that are over.',
  },
  {
    show: 'open',
    text: 'Open offers',
    empty: 'No offer is open',
    why: 'Offers waiting for the candidate’s choice are listed here.',
  },
  {
    show: 'past',
    text: 'Past',
    empty: 'No past interviews',
    why: 'Interviews that are over, and offers that expired, are listed here.',
  },
  {
    show: 'cancelled',
    text: 'Canceled',
    empty: 'No canceled interviews',
    why: 'Withdrawn offers and canceled interviews are listed here.',
  },
]

const namedWhy = (role: string | undefined) =>
  role === 'interviewer'
    ? 'Interviews that you hold with candidates of your jobs are listed here.'
    : 'Interviews with candidates of your jobs are listed here.'

/** Every offer and interview of the workspace. */
export const InterviewsPage: Page<CallResult<InterviewsAnswer>> = () => {
  const answer = usePageData(InterviewsPage)
  return (
    <>
      <PageHeading title="Interviews">Times offered to candidates, and what they chose.</PageHeading>
      <InterviewLists answer={answer} base="/dashboard/scheduling" />
    </>
  )
}

interface InterviewListsProps {
  answer: CallResult<InterviewsAnswer>
  /** The address that the lists stand at. */
  base: string
}

/** Interviews by what has become of them. */
export const InterviewLists = ({ answer, base }: InterviewListsProps) => {
  const { search } = useLocation()
  const refresh = useRefresh()
  const role = useUser()?.role
  useLive((...[event]) => {
    if (event === 'workflowUpdated' || event === 'candidatesRemoved') void refresh()
  }, refresh)
  const parameters = new URLSearchParams(search)
  const show = interviewListOf(new URL(search, 'http://here'))
  const here = lists.find((list) => list.show === show)!
  return (
    <>
      <nav className="tabs" aria-label="Which interviews">
        {lists.map((list) => (
          <Link
            key={list.show}
            to={addressOf(base, list.show, parameters.get('interviewer'))}
            aria-current={list.show === show ? 'page' : undefined}
          >
            {list.text} {answer.ok && <span className="numeric">{answer.data.counts[list.show]}</span>}
          </Link>
        ))}
      </nav>
      {answer.ok ? (
        <div className="stack gap-4">
          {role !== 'interviewer' && (
            <WhoseInterviews base={base} answer={answer.data} show={show} interviewer={parameters.get('interviewer') ?? ''} />
          )}
          {answer.data.interviews.length === 0 ? (
            <EmptyState picture="calendar" title={here.empty}>
              {isNamed(role) ? namedWhy(role) : here.why}
            </EmptyState>
          ) : (
            <InterviewRows answer={answer.data} label={here.text} onChanged={refresh} />
          )}
          {answer.data.counts[show] > answer.data.interviews.length && (
            <p className="muted">The first {answer.data.interviews.length} are shown.</p>
          )}
        </div>
      ) : (
        <FailedState title="The interviews could not be loaded" failure={answer.failure} onRetry={refresh} />
      )}
    </>
  )
}

const addressOf = (base: string, show: InterviewList, interviewer: string | null) =>
  `${base}?${new URLSearchParams({ show, ...(interviewer ? { interviewer } : {}) })}`

interface WhoseProps {
  base: string
  answer: InterviewsAnswer
  show: InterviewList
  interviewer: string
}

const WhoseInterviews = ({ base, answer: { people, me }, show, interviewer }: WhoseProps) => {
  const navigate = useNavigate()
  const id = useId()
  return (
    <div className="whose-interviews flex items-center gap-3">
      <label htmlFor={id}>Interviewer</label>
      <select
        id={id}
        className="input"
        value={interviewer}
        onChange={(event) => navigate(addressOf(base, show, event.target.value))}
      >
        <option value="">Everybody</option>
        {people.map(({ _id, fullName }) => (
          <option key={_id} value={_id}>
            {_id === me ? `${fullName} (you)` : fullName}
          </option>
        ))}
      </select>
    </div>
  )
}
