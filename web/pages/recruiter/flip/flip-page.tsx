import { Button } from '@radix-ui/themes'
import { useEffect, useState } from 'react'
import { type CallResult, callApi, said } from '../../../api/client.ts'
import { type FlipLabAnswer, type FlipRunRecord, flipLab, startFlipLab } from '../../../api/fairness.ts'
import { EmptyState } from '../../../components/empty-state.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { Refusal } from '../../../components/form-footer.tsx'
import { Notice } from '../../../components/notice.tsx'
import { PageHeading } from '../../../components/page-heading.tsx'
import { ProgressBar } from '../../../components/progress-bar.tsx'
import { type Page, usePageData } from '../../../page-route.ts'
import { useMayChange, useRefresh } from '../../../state/user.ts'
import { JobDescriptionFailed } from '../job-description-failed.tsx'
import { JobTabs } from '../workflow/job-tabs.tsx'
import { FlipResultView } from './flip-result.tsx'

const pollMs = 1500

/** Whether a score depends on who somebody is: candidates of a job against their twins. */
export const FlipLabPage: Page<CallResult<FlipLabAnswer>> = () => {
  const answer = usePageData(FlipLabPage)
  const refresh = useRefresh()
  if (answer.ok) return <FlipLab key={answer.data.jobDescription._id} first={answer.data} />
  return (
    <>
      <PageHeading title="Flip lab" />
      <JobDescriptionFailed
        title="The flip lab could not be loaded"
        failure={answer.failure}
        onRetry={refresh}
        elsewhere={{ to: '/dashboard/job-descriptions', text: 'All job descriptions' }}
      />
    </>
  )
}

const isOpen = (run: FlipRunRecord | null) => run?.state === 'waiting' || run?.state === 'running'

const FlipLab = ({ first }: { first: FlipLabAnswer }) => {
  const [lab, setLab] = useState(first)
  const [starting, setStarting] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const mayChange = useMayChange()
  const { jobDescription, run, isBusy, limits } = lab
  const job = jobDescription._id
  const isWaited = isOpen(run) || isBusy
  useEffect(() => {
    if (!isWaited) return
    const timer = setInterval(async () => {
      const answer = await flipLab(callApi, job)
      if (answer.ok) setLab(answer.data)
    }, pollMs)
    return () => clearInterval(timer)
  }, [isWaited, job])
  const handleStart = async () => {
    setStarting(true)
    setFailure(null)
    const answer = await startFlipLab(job)
    setStarting(false)
    if (answer.ok) setLab(answer.data)
    else setFailure(said(answer.failure, 'The flip lab could not be started. Try again.'))
  }
  const start = mayChange && (
    <Button onClick={handleStart} disabled={starting || isWaited}>
      {starting ? 'Starting...' : run ? 'Compare again' : 'Compare with twins'}
    </Button>
  )
  return (
    <>
      <PageHeading title={jobDescription.title || 'Flip lab'} actions={run && !isOpen(run) ? start : undefined}>
        Each candidate is compared with twins who differ in name, gender, age, address or school alone. Their match must be the
        same.
      </PageHeading>
      <JobTabs job={job} />
      {failure && <Refusal>{failure}</Refusal>}
      {isBusy && !isOpen(run) && (
        <Notice>Another job description of this workspace is being compared right now. One comparison runs at a time.</Notice>
      )}
      {!run && (
        <EmptyState picture="people" title="No twins have been compared yet" action={start || undefined}>
          Up to {limits.candidates} candidates of this job and {limits.made} invented people, each with up to 60 twins. It takes
          some minutes and runs in the background; nothing about the candidates changes.
        </EmptyState>
      )}
      {run && isOpen(run) && <Progress run={run} />}
      {run?.state === 'failed' && (
        <FailedState
          title="The comparison could not be finished"
          failure={{ error: run.error ?? '', requestId: null }}
          onRetry={handleStart}
        />
      )}
      {run?.state === 'done' && run.result && <FlipResultView result={run.result} at={run.finishedAt ?? run.createdAt} />}
    </>
  )
}

const Progress = ({ run: { state, done, total } }: { run: FlipRunRecord }) => (
  <Notice tone="info">
    <strong role="status">
      {state === 'waiting' || total === 0 ? 'Waiting to begin...' : `Comparing: ${done} of ${total} resumes`}
    </strong>
    <div className="my-2">
      <ProgressBar label="Resumes compared" value={done} max={Math.max(1, total)} />
    </div>
    <p className="small muted">You can leave this page: the comparison continues, and its result is saved.</p>
  </Notice>
)
