import { Button } from '@radix-ui/themes'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { typesInWords } from '#src/matching/constants.ts'
import { maximumTitleLength } from '#src/shared/constants.ts'
import { jobDescriptionFile, type SavedJobDescription } from '../../../api/matching.ts'
import { TextField } from '../../../components/field.tsx'
import { FileIcon } from '../../../components/icons.tsx'
import { Notice } from '../../../components/notice.tsx'
import { refusalAt } from '../../../components/refusal-note.ts'
import { type ChosenJob, jobComplaint, sizeInWords, type UploadType, uploadAtom } from '../../../state/upload.ts'
import { DropArea } from './drop-area.tsx'
import { RemoveButton } from './resume-row.tsx'
import { SavedJobsDialog } from './saved-jobs-dialog.tsx'

interface JobCardProps {
  types: readonly UploadType[]
  disabled: boolean
}

export const JobCard = ({ types, disabled }: JobCardProps) => {
  const [{ job }, setUpload] = useAtom(uploadAtom)
  const [complaint, setComplaint] = useState<string | null>(null)
  const [picking, setPicking] = useState(false)
  const setJob = (next: ChosenJob | null) => {
    setComplaint(null)
    setUpload((now) => ({ ...now, job: next, problem: null }))
  }

  const handleFiles = ([file, second]: File[]) => {
    if (!file) return
    const wrong = second ? 'Please upload only one job description' : jobComplaint(file, types)
    if (wrong) return setComplaint(wrong)
    setJob({ file, saved: null, title: '' })
  }
  const handleSelect = async (saved: SavedJobDescription): Promise<boolean> => {
    const refuse = refusalAt()
    const file = await jobDescriptionFile(saved)
    if (!file) {
      refuse('Failed to load JD content')
      return false
    }
    setJob({ file, saved, title: saved.title })
    setPicking(false)
    return true
  }
  return (
    <section className="panel upload-card stack narrow-p-4" aria-labelledby="job-heading">
      <header className="row row-between min-h-7">
        <h2 id="job-heading">Job description</h2>
        <Button variant="ghost" size="2" disabled={disabled} onClick={() => setPicking(true)}>
          Choose a saved one
        </Button>
      </header>
      {job ? (
        <ChosenJobView job={job} disabled={disabled} onChange={setJob} />
      ) : (
        <DropArea
          label="Job description file"
          buttonText="Choose a job description"
          hint={`One ${typesInWords(types)}, up to 25 MB. It is saved for the next time.`}
          types={types}
          disabled={disabled}
          compact={false}
          onFiles={handleFiles}
        />
      )}
      {complaint && (
        <Notice tone="warning">
          <p role="alert">{complaint}</p>
        </Notice>
      )}
      <SavedJobsDialog
        open={picking}
        onClose={() => setPicking(false)}
        onSelect={handleSelect}
        onDeleted={(id) => job?.saved?._id === id && setJob(null)}
        onRenamed={(saved) => job?.saved?._id === saved._id && setJob({ ...job, saved, title: saved.title })}
      />
    </section>
  )
}

interface ChosenJobViewProps {
  job: ChosenJob
  disabled: boolean
  onChange: (job: ChosenJob | null) => void
}

const ChosenJobView = ({ job, disabled, onChange }: ChosenJobViewProps) => (
  <>
    <ul className="bare scroll-y outlined rounded-3 max-h-24" aria-label="Chosen job description">
      <li className="file-row">
        <FileIcon />
        <div className="flex flex-1 flex-wrap items-baseline gap-0-3 min-w-0">
          <span className="file-name break-anywhere medium">{job.saved ? job.saved.title : job.file.name}</span>
          <span className="small muted numeric">{job.saved ? `Saved · ${job.saved.filename}` : sizeInWords(job.file.size)}</span>
        </div>
        {!disabled && <RemoveButton name={job.saved?.title ?? job.file.name} onRemove={() => onChange(null)} />}
      </li>
    </ul>
    {!job.saved && (
      <TextField
        label="Title"
        optional
        hint="Left empty, it is taken from the text."
        value={job.title}
        maxLength={maximumTitleLength}
        disabled={disabled}
        onChange={({ target }) => onChange({ ...job, title: target.value })}
      />
    )}
  </>
)
