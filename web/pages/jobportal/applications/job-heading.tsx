import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import type { OwnJobRecord } from '../../../api/applications.ts'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { useLazyComponent } from '../../../components/use-lazy-component.ts'

interface JobHeadingProps {
  job: OwnJobRecord | null
  /** Null while it is not known. */
  total: number | null
  onJob: (job: OwnJobRecord) => void
}

/** Which job, how many applied, and what can be done with it from here. */
export const JobHeading = ({ job, total, onJob }: JobHeadingProps) => {
  const [closing, setClosing] = useState(false)
  const dialog = useLazyComponent(async () => (await import('./close-job-dialog.tsx')).CloseJobDialog)
  const Dialog = dialog.part
  const ask = async () => {
    if (await dialog.load()) setClosing(true)
  }
  return (
    <div className="page-heading flex flex-wrap items-end justify-between gap-3-5 mb-5">
      <div>
        <h1>{job?.title ?? 'Applications'}</h1>
        <p className="row gap-2 mt-1 muted">
          {total === null
            ? job
              ? 'Applications'
              : ''
            : total === 1
              ? '1 application'
              : `${total.toLocaleString('en')} applications`}
          {job && <StatusBadge tone={job.status === 'Active' ? 'success' : 'neutral'}>{job.status}</StatusBadge>}
        </p>
      </div>
      {job && (
        <div className="row gap-2">
          {job.jobDescriptionId && (
            <Button asChild variant="soft" color="gray">
              {/* Another sign-in, with the same address and password: the page is loaded anew. */}
              <a href={`/dashboard/job-descriptions/${job.jobDescriptionId}/board`}>Board and interviews</a>
            </Button>
          )}
          <Button asChild variant="soft" color="gray">
            <a href={`/jobs/${job.publicId}`} target="_blank" rel="noopener">
              Public page<span className="visually-hidden">, opens in a new tab</span>
            </a>
          </Button>
          {job.status === 'Active' && (
            <Button variant="soft" color="gray" onClick={() => void ask()}>
              Close job
            </Button>
          )}
        </div>
      )}
      {closing && Dialog && job && (
        <Dialog
          job={job}
          onDone={(closed) => {
            setClosing(false)
            onJob(closed)
          }}
          onCancel={() => setClosing(false)}
        />
      )}
    </div>
  )
}
