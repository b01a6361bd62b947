import { Button } from '@radix-ui/themes'
import { useAtom } from 'jotai'
import { useRef, useState } from 'react'
import { maximumResumes, typesInWords } from '#src/matching/constants.ts'
import { Notice } from '../../../components/notice.tsx'
import { sizeInWords, type UploadType, uploadAtom, withResumes } from '../../../state/upload.ts'
import { DropArea } from './drop-area.tsx'
import { ResumeRow } from './resume-row.tsx'

interface ResumeCardProps {
  types: readonly UploadType[]
  disabled: boolean
}

export const ResumeCard = ({ types, disabled }: ResumeCardProps) => {
  const [{ resumes }, setUpload] = useAtom(uploadAtom)
  const [complaints, setComplaints] = useState<string[]>([])
  const list = useRef<HTMLUListElement>(null)

  const handleFiles = (files: File[]) => {
    const added = withResumes(resumes, files, types)
    setComplaints(added.complaints)
    setUpload((now) => ({ ...now, resumes: added.resumes, problem: null }))
  }
  const handleRemove = (id: number, index: number) => {
    setUpload((now) => ({ ...now, resumes: now.resumes.filter((resume) => resume.id !== id), problem: null }))
    // The button that had the keyboard is gone: its neighbour takes over.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll('button')
      buttons?.[Math.min(index, buttons.length - 1)]?.focus()
    })
  }
  const size = resumes.reduce((sum, { file }) => sum + file.size, 0)
  return (
    <section className="panel upload-card stack narrow-p-4" aria-labelledby="resumes-heading">
      <header className="row row-between min-h-7">
        <h2 id="resumes-heading">Resumes</h2>
        {resumes.length > 0 && (
          <span className="muted small numeric">
            {resumes.length} of {maximumResumes} · {sizeInWords(size)}
          </span>
        )}
      </header>
      <DropArea
        label="Resume files"
        buttonText={resumes.length > 0 ? 'Add more resumes' : 'Choose resumes'}
        hint={`${typesInWords(types)}, up to 25 MB each, at most ${maximumResumes}.`}
        types={types}
        multiple
        disabled={disabled}
        compact={resumes.length > 0}
        onFiles={handleFiles}
      />
      {complaints.length > 0 && (
        <Notice tone="warning">
          <div role="alert">
            {complaints.map((complaint) => (
              <p key={complaint}>{complaint}</p>
            ))}
          </div>
        </Notice>
      )}
      {resumes.length > 0 && (
        <ul className="bare scroll-y outlined rounded-3 max-h-24" ref={list} aria-label="Chosen resumes">
          {resumes.map((resume, index) => (
            <ResumeRow key={resume.id} resume={resume} disabled={disabled} onRemove={() => handleRemove(resume.id, index)} />
          ))}
        </ul>
      )}
      {resumes.length > 1 && !disabled && (
        <div>
          <Button
            variant="ghost"
            size="1"
            onClick={() => {
              setComplaints([])
              setUpload((now) => ({ ...now, resumes: [], problem: null }))
            }}
          >
            Remove all resumes
          </Button>
        </div>
      )}
    </section>
  )
}
