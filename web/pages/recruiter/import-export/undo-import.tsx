import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { said } from '../../../api/client.ts'
import { type ImportRecord, undoImport } from '../../../api/import-export.ts'
import { Notice } from '../../../components/notice.tsx'

type Undone = { deleted: number; left: { name: string; reason: string }[] }

const clock = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** Takes an import from another system back, after a second press. */
export const UndoImport = ({ record: { _id, undoUntil } }: { record: ImportRecord }) => {
  const [isAsked, setIsAsked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [undone, setUndone] = useState<Undone | null>(null)
  if (undone)
    return (
      <Notice tone="success" announce>
        <strong>
          {undone.deleted === 1 ? '1 candidate is' : `${undone.deleted.toLocaleString('en')} candidates are`} deleted.
        </strong>
        {undone.left.length > 0 && (
          <ul>
            {undone.left.slice(0, 50).map(({ name, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name and reason
              <li key={index}>
                {name} stays: {reason}
              </li>
            ))}
          </ul>
        )}
      </Notice>
    )
  if (undoUntil === null) return null
  const handleUndo = async () => {
    setIsBusy(true)
    setProblem(null)
    const answer = await undoImport(_id)
    setIsBusy(false)
    if (!answer.ok)
      return setProblem(said(answer.failure, 'The import could not be undone. Check your connection and try again.'))
    setUndone(answer.data)
  }
  return (
    <section className="panel stack gap-3" aria-labelledby="undo-heading">
      <h2 id="undo-heading">Undo this import</h2>
      <p className="muted">
        Until {clock.format(new Date(undoUntil))}. Deletes the candidates that it made, for good. Whoever was here before, or with
        whom somebody has worked since, stays.
      </p>
      <div className="row gap-2">
        {isAsked ? (
          <>
            <Button color="red" disabled={isBusy} onClick={handleUndo}>
              {isBusy ? 'Deleting...' : 'Delete these candidates'}
            </Button>
            <Button variant="soft" color="gray" disabled={isBusy} onClick={() => setIsAsked(false)}>
              Keep them
            </Button>
          </>
        ) : (
          <Button variant="soft" color="red" onClick={() => setIsAsked(true)}>
            Undo the import
          </Button>
        )}
      </div>
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </section>
  )
}
