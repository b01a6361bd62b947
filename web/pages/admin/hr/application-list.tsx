import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import type { ApplicationRecord } from '#src/jobportal/application-views.ts'
import type { CallResult } from '../../../api/client.ts'
import { FailedState } from '../../../components/failed-state.tsx'
import { dayOf } from '../../../dates.ts'
import { useRefresh } from '../../../state/user.ts'
import { Pager } from '../pager.tsx'
import { ApplicationDialog } from './application-dialog.tsx'
import { ApplicationState, MatchMark } from './application-marks.tsx'
import type { ApplicationForJob, HrJob } from './hr-data.ts'
import { useHrFiles } from './use-hr-files.ts'

interface ApplicationListProps {
  job: HrJob
  answer: CallResult<ApplicationRecord[]> | null
}

export const ApplicationList = ({ job, answer }: ApplicationListProps) => {
  const [chosen, setChosen] = useState<ApplicationForJob | null>(null)
  const [open, setOpen] = useState(false)
  const { openResume } = useHrFiles()
  const refresh = useRefresh()

  const handleDetails = (application: ApplicationRecord) => {
    setChosen({ ...application, jobTitle: job.title })
    setOpen(true)
  }

  return (
    <section className="stack gap-3" aria-label={`Applications for ${job.title}`}>
      <h4 className="mb-2">Applications</h4>
      {!answer?.ok ? (
        <FailedState title="Failed to fetch HR data" failure={answer?.failure} onRetry={refresh} />
      ) : answer.data.length === 0 ? (
        <p className="muted">No applications yet</p>
      ) : (
        <>
          <ul className="">
            {answer.data.map((application) => (
              <ApplicationRow
                key={application._id}
                application={application}
                onDetails={() => handleDetails(application)}
                onResume={() => void openResume(application._id)}
              />
            ))}
          </ul>
          <Pager shown={answer.data.length} total={answer.total ?? answer.data.length} parameter="people" />
        </>
      )}
      {chosen && <ApplicationDialog key={chosen._id} application={chosen} open={open} onClose={() => setOpen(false)} />}
    </section>
  )
}

interface ApplicationRowProps {
  application: ApplicationRecord
  onDetails: () => void
  onResume: () => void
}

const ApplicationRow = ({ application, onDetails, onResume }: ApplicationRowProps) => {
  const { candidateName, candidateEmail, candidatePhone, appliedAt, match } = application
  return (
    <li className="hr-application grid items-center gap-2-4 py-3 line-top narrow-1">
      <div className="flex flex-wrap items-baseline break-anywhere gap-0-3">
        <strong className="basis-full">{candidateName}</strong>
        <span>{candidateEmail}</span>
        {candidatePhone && <span>{candidatePhone}</span>}
        <span className="small muted numeric">Applied {dayOf(appliedAt)}</span>
      </div>
      <div className="row gap-2">
        <MatchMark match={match} />
        <ApplicationState application={application} />
      </div>
      <div className="row gap-2 hr-application-actions">
        <Button size="2" variant="soft" color="gray" onClick={onDetails}>
          View Details<span className="visually-hidden"> of {candidateName}</span>
        </Button>
        <Button size="2" variant="soft" color="gray" onClick={onResume}>
          Resume<span className="visually-hidden"> of {candidateName}, opens in a new tab</span>
        </Button>
      </div>
    </li>
  )
}
