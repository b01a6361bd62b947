import { Button } from '@radix-ui/themes'
import { useMemo } from 'react'
import { Link, useLocation, useNavigation } from 'react-router'
import { type AnalyticsAnswer, analyticsAddress, type PeriodRecord, questionIn } from '../../../api/analytics.ts'
import type { CallResult } from '../../../api/client.ts'
import { EmptyState } from '../../../components/empty-state.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { Notice } from '../../../components/notice.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { Panels } from '../../../components/panel-boundary.tsx'
import { dayOf } from '../../../dates.ts'
import { type Page, usePageData } from '../../../page-route.ts'
import { useMayChange, useRefresh, useUser } from '../../../state/user.ts'
import { JobTabs } from '../workflow/job-tabs.tsx'
import { ColleaguesSection } from './colleagues-section.tsx'
import { Controls } from './controls.tsx'
import { AssessmentSection, MessageSection, RejectionSection, SourceSection, TaskSection } from './count-sections.tsx'
import { FunnelSection } from './funnel-section.tsx'
import { Headlines } from './headlines.tsx'
import { Question } from './number-link.tsx'
import { ScoreSection } from './score-section.tsx'
import { TimeInStageSection, TimeToHireSection } from './time-sections.tsx'
import { TrendSection } from './trend-section.tsx'

export const AnalyticsPage: Page<CallResult<AnalyticsAnswer>> = () => {
  const answer = usePageData(AnalyticsPage)
  const { search } = useLocation()
  const isOwner = useUser()?.role === 'owner'
  const question = useMemo(() => questionIn(new URLSearchParams(search)), [search])
  return (
    <Question value={question}>
      <PageHeading
        title={
          answer.ok && answer.data.jobDescription ? `Analytics: ${answer.data.jobDescription.title || 'Untitled'}` : 'Analytics'
        }
        actions={
          isOwner && (
            <Button asChild variant="soft" color="gray">
              <Link to="/dashboard/analytics/decisions">Decisions</Link>
            </Button>
          )
        }
      >
        Every number says what it counts and opens the rows behind it. Days are whole days in UTC.
      </PageHeading>
      {answer.ok && answer.data.jobDescription && <JobTabs job={answer.data.jobDescription._id} />}
      <Figures answer={answer} />
    </Question>
  )
}

export const Figures = ({ answer }: { answer: CallResult<AnalyticsAnswer> }) => {
  const refresh = useRefresh()
  const isBusy = useNavigation().state === 'loading'
  const mayUpload = useMayChange()
  if (!answer.ok)
    return (
      <div className="stack">
        <FailedState title="The numbers could not be loaded" failure={answer.failure} onRetry={refresh} />
        {answer.failure.status > 0 && answer.failure.status < 500 && (
          <Link to="/dashboard/analytics">Start with the last 90 days</Link>
        )}
      </div>
    )
  const { data } = answer
  if (data.jobDescriptions.length === 0)
    return (
      <EmptyState
        picture="chart"
        title="Numbers come with the first candidates"
        action={
          mayUpload && (
            <Button asChild>
              <Link to="/dashboard/upload">Match resumes</Link>
            </Button>
          )
        }
      >
        As soon as resumes are ranked for a job description, this page shows how candidates go through the stages, how long that
        takes and where they come from.
      </EmptyState>
    )
  return (
    <div className="stack gap-5 analytics" aria-busy={isBusy}>
      <Panels>
        <Controls period={data.period} job={data.jobDescription} jobs={data.jobDescriptions} />
        <p className="muted" role="status">
          {periodInWords(data.period)},{' '}
          {data.jobDescription ? data.jobDescription.title || 'one job description' : 'all job descriptions'}
        </p>
        {data.funnel.ranked.count === 0 && (
          <Notice>
            Nobody was ranked in these days.{' '}
            <Link to={analyticsAddress(new URLSearchParams({ range: 'all' }))}>Show all time</Link>
          </Notice>
        )}
        <Headlines answer={data} />
        <TrendSection trend={data.trend} />
        <FunnelSection funnel={data.funnel} isOfOne={data.jobDescription !== null} />
      </Panels>
      <div className="cards tile-28 items-start gap-5">
        <div className="stack gap-5">
          <Panels>
            <TimeInStageSection stages={data.timeInStage} />
            <TimeToHireSection hire={data.timeToHire} />
            <SourceSection sources={data.sources} />
            <ColleaguesSection colleagues={data.colleagues} />
            <MessageSection messages={data.messages} />
          </Panels>
        </div>
        <div className="stack gap-5">
          <Panels>
            <ScoreSection scores={data.scores} />
            <RejectionSection rejections={data.rejections} />
            <TaskSection tasks={data.tasks} />
            {data.assessments.length > 0 && <AssessmentSection assessments={data.assessments} />}
          </Panels>
        </div>
      </div>
      <p className="small muted">
        A candidate who is deleted leaves every number here, also those of the past, because their rows are gone with them.
      </p>
    </div>
  )
}

export const periodInWords = ({ range, firstDay, lastDay }: PeriodRecord): string => {
  if (range === 'all') return 'All time'
  return firstDay === null ? `Up to ${dayOf(lastDay)}` : `${dayOf(firstDay)} to ${dayOf(lastDay)}`
}
