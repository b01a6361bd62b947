import { Link } from 'react-router'
import { timeWords, zoneWords } from '#src/scheduling/time-views.ts'
import { activityAddress, boardAddress } from '../../../api/hiring.ts'
import { newAddress, waitingAddress } from '../../../api/home.ts'
import { candidateAddress } from '../../../api/ranking.ts'
import { dayOf } from '../../../dates.ts'
import { HomeCard, HomeRow } from '../home/home-card.tsx'
import { jobAddress } from './addresses.ts'
import type { OverviewData } from './job-data.ts'

const inDays = (days: number) => (Math.floor(days) === 1 ? '1 day' : `${Math.floor(days).toLocaleString('en')} days`)

/** Where the people of a job stand, and what waits in it. */
export const JobOverview = ({ id, data }: { id: string; data: OverviewData }) => {
  const { stages, unseen, waiting, limit, interviews, posts } = data
  const days = limit === 1 ? '1 working day' : `${limit} working days`
  return (
    <div className="tiles tile-20 items-start">
      <HomeCard
        title="Candidates by stage"
        answer={stages}
        total={(answer) => answer.stages.reduce((total, { count }) => total + count, 0)}
        all={boardAddress(id)}
        empty="Nobody has been ranked for this job yet."
      >
        {(answer) =>
          answer.stages.map(({ _id, name, count }) => (
            <li key={_id}>
              <span>{name}</span>
              <span className="numeric">{count.toLocaleString('en')}</span>
            </li>
          ))
        }
      </HomeCard>
      <HomeCard
        title="New candidates"
        answer={unseen}
        total={({ total }) => total}
        all={newAddress(id)}
        empty="All evidence has been opened."
        note="In the first stage, with evidence that nobody has opened yet."
      >
        {({ rows }) =>
          rows.map(({ candidateId, name, filename, facts }) => (
            <HomeRow
              key={candidateId}
              to={candidateAddress(candidateId)}
              name={name ?? filename}
              about={`Ranked ${dayOf(String(facts.rankedAt))}`}
              end={<span className="numeric">{Math.round(Number(facts.percentage))}%</span>}
            />
          ))
        }
      </HomeCard>
      <HomeCard
        title="Waiting"
        answer={waiting}
        total={({ total }) => total}
        all={waitingAddress(limit ?? 0, id)}
        empty={`Nobody has been in one stage for more than ${days}.`}
        note={limit === null ? undefined : `In one stage for more than ${days}.`}
      >
        {({ rows }) =>
          rows.map(({ candidateId, name, filename, facts }) => (
            <HomeRow
              key={candidateId}
              to={candidateAddress(candidateId)}
              name={name ?? filename}
              about={String(facts.stageNow ?? '')}
              end={<span className="numeric">{inDays(Number(facts.days))}</span>}
            />
          ))
        }
      </HomeCard>
      <HomeCard
        title="Upcoming interviews"
        answer={interviews}
        total={({ counts }) => counts.upcoming}
        all={jobAddress(id, 'interviews')}
        empty="No interview is booked."
      >
        {(answer) =>
          answer.interviews
            .slice(0, 5)
            .map(({ _id, candidateId, candidateName, filename, interview, zone }) => (
              <HomeRow
                key={_id}
                to={activityAddress(candidateId)}
                name={candidateName ?? filename}
                about={interview ? `${dayOf(interview.startsAt)}, ${timeWords(interview.startsAt, zone)} ${zoneWords(zone)}` : ''}
              />
            ))
        }
      </HomeCard>
      <HomeCard
        title="Posting"
        answer={posts}
        total={(rows) => rows.length}
        all={jobAddress(id, 'posting')}
        empty="This job is not posted in the job portal."
      >
        {(rows) =>
          rows.slice(0, 3).map(({ publicId, title, status, applications }) => (
            <li key={publicId}>
              <div>
                <Link to={jobAddress(id, 'posting')}>{title}</Link>
                <p className="small muted">
                  {status} · {applications === 1 ? '1 application' : `${applications.toLocaleString('en')} applications`}
                </p>
              </div>
            </li>
          ))
        }
      </HomeCard>
    </div>
  )
}
