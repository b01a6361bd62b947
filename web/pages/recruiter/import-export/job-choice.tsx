import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { Link } from 'react-router'
import type { SavedJobDescription } from '../../../api/matching.ts'
import { FileIcon } from '../../../components/icons.tsx'
import { RemoveButton } from '../upload/resume-row.tsx'
import { SavedJobsDialog } from '../upload/saved-jobs-dialog.tsx'

export type ChosenJob = Pick<SavedJobDescription, '_id' | 'title' | 'filename'>

interface JobChoiceProps {
  job: ChosenJob | null
  /** False where none is saved yet. */
  hasSaved: boolean
  disabled: boolean
  onChange: (job: ChosenJob | null) => void
}

/** What the people are ranked against: a job description that is saved already. */
export const JobChoice = ({ job, hasSaved, disabled, onChange }: JobChoiceProps) => {
  const [isPicking, setIsPicking] = useState(false)
  return (
    <section className="panel upload-card stack narrow-p-4" aria-labelledby="import-job-heading">
      <header className="row row-between min-h-7">
        <h2 id="import-job-heading">Job description</h2>
      </header>
      {job ? (
        <ul className="bare scroll-y outlined rounded-3 max-h-24" aria-label="Chosen job description">
          <li className="file-row">
            <FileIcon />
            <div className="flex flex-1 flex-wrap items-baseline gap-0-3 min-w-0">
              <span className="file-name break-anywhere medium">{job.title}</span>
              <span className="small muted">Saved · {job.filename}</span>
            </div>
            {!disabled && <RemoveButton name={job.title} onRemove={() => onChange(null)} />}
          </li>
        </ul>
      ) : (
        <div className="drop-area flex flex-col items-center justify-center gap-3 rounded-4 text-center outlined-dashed p-5 narrow-p-4">
          <div className="stack gap-2">
            <p className="drop-area-ways row justify-center gap-2-3">
              {hasSaved ? (
                <Button variant="soft" color="gray" disabled={disabled} onClick={() => setIsPicking(true)}>
                  Choose a saved one
                </Button>
              ) : (
                <Button asChild variant="soft" color="gray">
                  <Link to="/dashboard/job-descriptions/new">Write a job description</Link>
                </Button>
              )}
            </p>
            <p className="small muted">
              {hasSaved
                ? 'Everybody who is imported is ranked against it.'
                : 'Everybody who is imported is ranked against a saved job description, and there is none yet.'}
            </p>
          </div>
        </div>
      )}
      <SavedJobsDialog
        open={isPicking}
        onClose={() => setIsPicking(false)}
        onSelect={async (chosen) => {
          onChange(chosen)
          setIsPicking(false)
          return true
        }}
        onDeleted={(id) => job?._id === id && onChange(null)}
        onRenamed={(renamed) => job?._id === renamed._id && onChange(renamed)}
      />
    </section>
  )
}
