import { Button } from '@radix-ui/themes'
import type { JobRecord, SystemRecord } from '#src/admin/views.ts'
import { forgetJob, retryJob } from '../../../api/instance.ts'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { useRefresh } from '../../../state/user.ts'
import { Moment } from '../../../words/moment.tsx'
import { mailKindText } from '../outbox/mail-state.tsx'
import { useConfirmed } from '../use-confirmed.tsx'

/** Work that outlives a request: what waits, and what went wrong with it. */
export const JobsCard = ({ jobs, troubled }: Pick<SystemRecord, 'jobs' | 'troubled'>) => {
  const { ask, dialog } = useConfirmed()
  const refresh = useRefresh()

  const handleRetry = ({ _id, kind }: JobRecord) =>
    ask({
      title: 'Try this job again?',
      text: `The job “${mailKindText(kind)}” runs again right away.`,
      run: () => retryJob(_id),
      failed: 'Failed to retry the job',
      onDone: refresh,
    })

  const handleForget = ({ _id, kind }: JobRecord) =>
    ask({
      title: 'Give this job up?',
      text: `The work of the job “${mailKindText(kind)}” will never be done. This action cannot be undone.`,
      destructive: true,
      run: () => forgetJob(_id),
      failed: 'Failed to give the job up',
      onDone: refresh,
    })

  return (
    <section className="panel stack" aria-labelledby="jobs">
      <h2 id="jobs">Queue</h2>
      {jobs.length === 0 ? (
        <p className="muted">Nothing is waiting: all work is done.</p>
      ) : (
        <dl className="amounts divided flex flex-col">
          {jobs.map(({ kind, open, failed, waitingSince }) => (
            <div className="flex flex-wrap justify-between gap-1-4 py-2" key={kind}>
              <dt>{mailKindText(kind)}</dt>
              <dd className="numeric amount inline-flex flex-wrap items-baseline justify-end gap-2 ml-auto">
                {open} open
                {failed > 0 && <StatusBadge tone="error">{failed} failed</StatusBadge>}
                {waitingSince && (
                  <span className="small muted">
                    due since <Moment at={waitingSince} />
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {troubled.length > 0 && (
        <ul className="troubled">
          {troubled.map((job) => (
            <li className="flex flex-col gap-2 break-anywhere line-top" key={job._id}>
              <div className="row row-between">
                <strong>{mailKindText(job.kind)}</strong>
                <StatusBadge tone={job.state === 'failed' ? 'error' : 'warning'}>
                  {job.state === 'failed' ? (
                    'Failed'
                  ) : (
                    <>
                      Retry at <Moment at={job.runAt} />
                    </>
                  )}
                </StatusBadge>
              </div>
              <p>{job.lastError}</p>
              <p className="small muted">
                Asked for at <Moment at={job.createdAt} />, {job.attempts} {job.attempts === 1 ? 'attempt' : 'attempts'}
              </p>
              <div className="row gap-2">
                <Button size="2" variant="soft" color="gray" onClick={() => handleRetry(job)}>
                  Retry
                </Button>
                {job.state === 'failed' && (
                  <Button size="2" variant="soft" color="red" onClick={() => handleForget(job)}>
                    Give Up
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {dialog}
    </section>
  )
}
