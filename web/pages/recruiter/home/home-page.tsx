import { Button } from '@radix-ui/themes'
import { Link } from 'react-router'
import type { LiveName } from '#src/contracts/live.ts'
import { timeWords, zoneWords } from '#src/scheduling/time-views.ts'
import { activityAddress } from '../../../api/hiring.ts'
import {
  type HomeData,
  lateTasksAddress,
  newAddress,
  resultDays,
  resultsAddress,
  todayAddress,
  waitingAddress,
} from '../../../api/home.ts'
import { candidateAddress } from '../../../api/ranking.ts'
import { resultAddress } from '../../../api/result-address.ts'
import { EmptyState } from '../../../components/empty-state.tsx'
import { LazyPanel } from '../../../components/lazy-panel.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { type Page, usePageData } from '../../../page-route.ts'
import { useFresh } from '../../../state/candidates-live.ts'
import { useMayChange, useRefresh, useUser } from '../../../state/user.ts'
import { calledName, kindOf, scoreOf } from '../assessments/words.ts'
import { reviewAddress } from '../review/review-link.tsx'
import { dueInWords } from '../workflow/dates.ts'
import { HomeCard, HomeRow } from './home-card.tsx'

const changes: LiveName[] = [
  'apiResponseUpdated',
  'workflowUpdated',
  'candidatesRemoved',
  'assessmentUpdated',
  'jobDescriptionsUpdated',
]

/** Positions with new candidates that are shown. */
const mostJobs = 8

/** What waits today, each with the way to exactly these. */
export const HomePage: Page<HomeData> = () => {
  const data = usePageData(HomePage)
  const user = useUser()
  const mayChange = useMayChange()
  useFresh(changes)
  const first = <First answer={data.firstRun} mayChange={mayChange} />
  if (data.everybody === 0)
    return (
      <>
        <Beginning mayChange={mayChange} />
        {first}
      </>
    )
  return (
    <>
      <PageHeading
        title="Home"
        actions={
          mayChange && (
            <Button asChild>
              <Link to="/dashboard/upload">Match resumes with a job</Link>
            </Button>
          )
        }
      >
        {user ? `What is waiting in “${user.workspace.name}”.` : 'What waits.'}
      </PageHeading>
      {first}
      <div className="tiles tile-20 items-start">
        <NewCandidates answer={data.toReview} mayReview={mayChange} />
        <Interviews answer={data.interviews} />
        <Waiting answer={data.waiting} limit={data.limit} mayChange={mayChange} />
        <LateTasks answer={data.tasks} />
        <Results answer={data.results} />
      </div>
    </>
  )
}

/** The first steps, until all are done or this person has put them away; sample data is in sight while it is there. */
const First = ({ answer, mayChange }: { answer: HomeData['firstRun']; mayChange: boolean }) => {
  const refresh = useRefresh()
  if (!answer.ok || answer.data.isPutAway) return null
  const { steps, sample } = answer.data
  if (!sample && steps.every(({ isDone }) => isDone)) return null
  return (
    <LazyPanel
      bring={async () => (await import('./first-steps.tsx')).FirstSteps}
      props={{ record: answer.data, mayChange, onChanged: refresh }}
      waiting={<div className="panel first-steps stack gap-3 mb-4 pad-wide" aria-busy="true" />}
    />
  )
}

const Beginning = ({ mayChange }: { mayChange: boolean }) => (
  <>
    <PageHeading title="Home">There are no candidates in this workspace yet.</PageHeading>
    <EmptyState
      picture="tray"
      title="Begin with a job and its resumes"
      action={
        mayChange && (
          <div className="row">
            <Button asChild>
              <Link to="/dashboard/upload">Match resumes with a job</Link>
            </Button>
            <Button asChild variant="soft" color="gray">
              <Link to="/dashboard/import">Import people from a table</Link>
            </Button>
          </div>
        )
      }
    >
      {mayChange
        ? 'Drop resumes and one job description: they are ranked with reasons. Then this page shows what waits each day.'
        : 'Once an owner or a recruiter has added candidates, this page shows what waits each day.'}
    </EmptyState>
  </>
)

const NewCandidates = ({ answer, mayReview }: { answer: HomeData['toReview']; mayReview: boolean }) => (
  <HomeCard
    title="New candidates"
    answer={answer}
    total={(jobs) => jobs.reduce((total, { count }) => total + count, 0)}
    empty="All evidence has been opened."
    note="In the first stage, with evidence that nobody has opened yet."
  >
    {(jobs) => (
      <>
        {jobs.slice(0, mostJobs).map(({ _id, title, count }) => (
          <HomeRow
            key={_id}
            to={newAddress(_id)}
            name={title || 'Untitled'}
            about={`${count.toLocaleString('en')} new`}
            end={
              mayReview && (
                <Button asChild size="1" variant="soft" color="gray">
                  <Link to={reviewAddress(_id)}>
                    Review<span className="visually-hidden"> {title}</span>
                  </Link>
                </Button>
              )
            }
          />
        ))}
        {jobs.length > mostJobs && (
          <li>
            <Link to="/dashboard/analytics/rows?measure=unseen&range=all">All new candidates, of {jobs.length} positions</Link>
          </li>
        )}
      </>
    )}
  </HomeCard>
)

const Interviews = ({ answer }: { answer: HomeData['interviews'] }) => (
  <HomeCard
    title="Interviews today"
    answer={answer}
    total={({ counts }) => counts.today}
    all={todayAddress}
    empty="No interview is booked for today."
  >
    {({ interviews, people, me }) =>
      interviews
        .slice(0, 8)
        .map(({ _id, candidateId, candidateName, filename, interview, zone, interviewerId, jobDescriptionId }) => (
          <HomeRow
            key={_id}
            to={activityAddress(candidateId)}
            name={candidateName ?? filename}
            about={`${jobDescriptionId.title} · with ${
              interviewerId === me
                ? 'you'
                : (people.find((person) => person._id === interviewerId)?.fullName ?? 'a former colleague')
            }`}
            end={
              interview && (
                <span className="numeric">
                  {timeWords(interview.startsAt, zone)}
                  <span className="small muted"> {zoneWords(zone)}</span>
                </span>
              )
            }
          />
        ))
    }
  </HomeCard>
)

interface WaitingProps {
  answer: HomeData['waiting']
  limit: number | null
  mayChange: boolean
}

const Waiting = ({ answer, limit, mayChange }: WaitingProps) => {
  const days = limit === 1 ? '1 working day' : `${limit} working days`
  return (
    <HomeCard
      title="Waiting"
      answer={answer}
      total={({ total }) => total}
      all={waitingAddress(limit ?? 0)}
      empty={`Nobody has been in one stage for more than ${days}.`}
      note={
        limit !== null && (
          <>
            In one stage for more than {days}.{' '}
            {mayChange && (
              <Link to="/dashboard/settings#waiting">
                Change<span className="visually-hidden"> this limit</span>
              </Link>
            )}
          </>
        )
      }
    >
      {({ rows }) =>
        rows.map(({ candidateId, name, filename, jobDescription, facts }) => (
          <HomeRow
            key={candidateId}
            to={candidateAddress(candidateId)}
            name={name ?? filename}
            about={[jobDescription.title, facts.stageNow].filter(Boolean).join(' · ')}
            end={<span className="numeric">{daysInWords(Number(facts.days))}</span>}
          />
        ))
      }
    </HomeCard>
  )
}

const daysInWords = (days: number) => (Math.floor(days) === 1 ? '1 day' : `${Math.floor(days).toLocaleString('en')} days`)

const LateTasks = ({ answer }: { answer: HomeData['tasks'] }) => (
  <HomeCard
    title="Your overdue tasks"
    answer={answer}
    total={({ total }) => total}
    all={lateTasksAddress}
    empty="None of your tasks is overdue."
  >
    {({ tasks, today }) =>
      tasks.map(({ _id, candidateId, candidateName, filename, title, dueOn, jobDescriptionId }) => (
        <HomeRow
          key={_id}
          to={activityAddress(candidateId)}
          name={title}
          about={`${candidateName ?? filename} · ${jobDescriptionId.title}`}
          end={dueOn && <StatusBadge tone="error">{dueInWords(dueOn, today)}</StatusBadge>}
        />
      ))
    }
  </HomeCard>
)

const Results = ({ answer }: { answer: HomeData['results'] }) => (
  <HomeCard
    title="New assessment results"
    answer={answer}
    total={(rows) => (answer.ok ? (answer.total ?? rows.length) : 0)}
    all={resultsAddress}
    empty={`Nobody finished an assessment in the last ${resultDays} days.`}
    note={`Finished in the last ${resultDays} days, without practice ones.`}
  >
    {(rows) =>
      rows.map((row) => (
        <HomeRow
          key={row._id}
          to={resultAddress(row._id)}
          name={calledName(row)}
          about={[row.jobTitle, kindOf(row)].filter(Boolean).join(' · ')}
          end={<span className="numeric">{scoreOf(row)}</span>}
        />
      ))
    }
  </HomeCard>
)
