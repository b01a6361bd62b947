import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { limits } from '#src/jobportal/constants.ts'
import { type ApplicationDetail, addApplicationNote, deleteApplicationNote } from '../../../../api/applications.ts'
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx'
import { TextAreaField } from '../../../../components/field.tsx'
import { Moment } from '../../../../words/moment.tsx'
import { useDraft } from './drafts.ts'
import type { PanelProps } from './panel.ts'
import { useAct } from './use-act.ts'

/** What the company writes to itself. Applicants never see it. */
export const NotesPanel = ({ detail, reload }: PanelProps) => {
  const { draft, change, forget } = useDraft(`note ${detail._id}`, '')
  const { act, busy } = useAct(reload)
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (await act(addApplicationNote(detail._id, draft.trim()), 'The note could not be saved')) forget()
  }
  return (
    <div className="stack gap-4">
      <form className="stack gap-3" onSubmit={(event) => void handleSubmit(event)}>
        <TextAreaField
          label="New note"
          hint="For your company only. The applicant does not see it."
          rows={3}
          maxLength={limits.note}
          value={draft}
          onChange={({ currentTarget: { value } }) => change(value)}
        />
        <div>
          <Button type="submit" disabled={busy || draft.trim() === ''}>
            {busy ? 'Saving...' : 'Add note'}
          </Button>
        </div>
      </form>
      {detail.notesWritten.length === 0 ? (
        <p className="muted">No notes yet</p>
      ) : (
        <ul className="flex flex-col">
          {detail.notesWritten.map((note) => (
            <NoteItem key={note._id} id={detail._id} note={note} reload={reload} />
          ))}
        </ul>
      )}
    </div>
  )
}

interface NoteItemProps {
  id: string
  note: ApplicationDetail['notesWritten'][number]
  reload: () => Promise<void>
}

const NoteItem = ({ id, note, reload }: NoteItemProps) => {
  const [asking, setAsking] = useState(false)
  const { act, busy } = useAct(reload)
  return (
    <li className="note py-3 line-top">
      <p className="flex flex-wrap items-center gap-1-3">
        <strong>{note.writtenBy}</strong>
        <span className="small muted">
          <Moment at={note.createdAt} />
        </span>
      </p>
      <p className="note-text pre-wrap break-anywhere">{note.text}</p>
      {note.isRecruiters ? (
        <p className="small muted">Written on the page of the candidate, and changed there.</p>
      ) : (
        <button type="button" className="link-button" onClick={() => setAsking(true)}>
          Delete
          <span className="visually-hidden">
            {' '}
            the note of <Moment at={note.createdAt} />
          </span>
        </button>
      )}
      <ConfirmDialog
        open={asking}
        title="Delete this note?"
        destructive
        busy={busy}
        onConfirm={() =>
          void act(deleteApplicationNote(id, note._id), 'The note could not be deleted').then(() => setAsking(false))
        }
        onClose={() => setAsking(false)}
      >
        It goes for good.
      </ConfirmDialog>
    </li>
  )
}
