import { Button } from '@radix-ui/themes'
import { useRef } from 'react'
import { Notice } from '../../../components/notice.tsx'
import { Moment } from '../../../words/moment.tsx'

export const UnverifiedNote = ({ reason }: { reason: string }) => (
  <Notice tone="warning" announce>
    <strong>Your company cannot post jobs yet</strong>
    <p>{reason}</p>
    <p>You can already write the job and preview it: the draft is kept in this browser.</p>
  </Notice>
)

interface DraftNoteProps {
  resumed: { keptAt: string; fileName: string | null }
  /** A file was chosen in this visit. */
  hasFile: boolean
  onDiscard: () => void
}

export const DraftNote = ({ resumed, hasFile, onDiscard }: DraftNoteProps) => (
  <Notice>
    <p>
      This is your draft of <Moment at={resumed.keptAt} />, kept in this browser.
      {resumed.fileName && !hasFile && ` Browsers cannot keep files: please choose “${resumed.fileName}” again.`}
    </p>
    <Button type="button" size="1" variant="soft" color="gray" onClick={onDiscard}>
      Discard draft
    </Button>
  </Notice>
)

interface FilledInNoteProps {
  /** The name of the template that was filled in; null for none. */
  filledIn: string | null
  onOpen: () => void
  onUndo: () => void
}

export const FilledInNote = ({ filledIn, onOpen, onUndo }: FilledInNoteProps) => {
  const opener = useRef<HTMLButtonElement>(null)
  const handleUndo = () => {
    onUndo()
    opener.current?.focus()
  }
  return (
    <div className="row gap-2">
      <Button ref={opener} type="button" variant="soft" color="gray" onClick={onOpen}>
        Start from a template
      </Button>
      <span role="status" className="muted">
        {filledIn && `Filled in from “${filledIn}”.`}
      </span>
      {filledIn && (
        <Button type="button" size="1" variant="soft" color="gray" onClick={handleUndo}>
          Undo
        </Button>
      )}
    </div>
  )
}
