import { Button } from '@radix-ui/themes'
import { useId, useRef, useState } from 'react'
import { FileIcon } from '../../../components/icons.tsx'
import { fileProblem } from './job-form.ts'

interface FileFieldProps {
  /** Resumes are compared with what it says. */
  counts: boolean
  /** Chosen in this visit. */
  file: File | null
  /** The name of the file that the job has already, or takes over from another; null without one. */
  present: string | null
  onFile: (file: File | null) => void
  onRemovePresent: () => void
}

const megabytes = (bytes: number) =>
  bytes < 1_048_576 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / 1_048_576).toFixed(1)} MB`

export const FileField = ({ counts, file, present, onFile, onRemovePresent }: FileFieldProps) => {
  const [problem, setProblem] = useState<string | null>(null)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const name = file?.name ?? present

  const handleChoose = (chosen: File | undefined) => {
    if (!chosen) return
    const wrong = fileProblem(chosen)
    setProblem(wrong)
    if (!wrong) onFile(chosen)
    // So that the same file can be chosen again after it was removed.
    if (field.current && wrong) field.current.value = ''
  }
  const handleRemove = () => {
    setProblem(null)
    if (field.current) field.current.value = ''
    if (file) onFile(null)
    else onRemovePresent()
    field.current?.focus()
  }
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        Full description as a file<span className="field-optional"> (optional)</span>
      </label>
      <span className="field-hint" id={`${id}-hint`}>
        PDF or DOCX, at most 25 MB. Applicants can open it{counts && ', and it counts when resumes are compared with the job'}.
      </span>
      {problem && (
        <span className="field-error" id={`${id}-error`} role="alert">
          {problem}
        </span>
      )}
      <input
        ref={field}
        id={id}
        className="input file-input"
        type="file"
        accept=".pdf,.docx"
        aria-describedby={`${id}-hint${problem ? ` ${id}-error` : ''}`}
        aria-invalid={problem ? true : undefined}
        onChange={({ currentTarget }) => handleChoose(currentTarget.files?.[0])}
      />
      {name && (
        <p className="row gap-2 chosen-file">
          <FileIcon />
          <span className="min-w-0 break-anywhere">{name}</span>
          {file && <span className="small muted">{megabytes(file.size)}</span>}
          <Button type="button" size="1" variant="soft" color="gray" onClick={handleRemove}>
            Remove<span className="visually-hidden"> {name}</span>
          </Button>
        </p>
      )}
    </div>
  )
}
