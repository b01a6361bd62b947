import { useEffect, useRef } from 'react'
import { ProgressBar } from '../../../components/progress-bar.tsx'
import { finishedCount, isStored, type Upload } from '../../../state/upload.ts'

/** How far the upload is: first the bytes, then the reading. */
export const SendingPanel = ({ upload }: { upload: Upload }) => {
  const { resumes, sent } = upload
  const total = resumes.length
  const done = finishedCount(resumes)
  const percent = Math.floor(sent * 100)
  const reading = sent >= 1 || done > 0
  const panel = useRef<HTMLDivElement>(null)
  // The button that had the keyboard made place for this panel.
  useEffect(() => panel.current?.focus({ preventScroll: true }), [])
  return (
    <div className="sending flex flex-col gap-2 pad-wide rounded-4 surface-accent-light" ref={panel} tabIndex={-1}>
      <div className="row row-between">
        <strong>{reading ? 'Reading and ranking' : 'Uploading'}</strong>
        <span className="muted numeric">{reading ? `${done} of ${total}` : `${percent}%`}</span>
      </div>
      <ProgressBar
        label={reading ? 'Resumes read and ranked' : 'Upload'}
        value={reading ? done : percent}
        max={reading ? total : 100}
      />
      <p className="small muted">
        {isStored(upload)
          ? 'Your files have arrived. You can leave this page: the results will be under Evaluation Results.'
          : 'Please keep this page open until your files have arrived.'}
      </p>
      {/* Spoken at four steps only: a voice that counts every file helps nobody. */}
      <p className="visually-hidden" role="status">
        {reading ? `Reading and ranking, ${quarter(done / total)} done` : `Uploading, ${quarter(sent)} done`}
      </p>
    </div>
  )
}

const quarter = (share: number) => `${Math.floor(share * 4) * 25}%`
