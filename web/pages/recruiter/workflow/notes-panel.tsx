import { Button } from '@radix-ui/themes'
import { type FormEvent, useEffect, useState } from 'react'
import { maximumNote } from '#src/hiring/constants.ts'
import {
  addNote,
  deleteNote,
  editNote,
  fieldError,
  type NoteRecord,
  noteHistory,
  seeMentions,
  type WorkflowAnswer,
} from '../../../api/hiring.ts'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { Field } from '../../../components/field.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { Moment } from '../../../words/moment.tsx'
import { MentionArea } from './mention-area.tsx'
import { NoteField } from './note-field.tsx'
import { type PanelProps, whoIn } from './panel.ts'
import { useAction } from './use-workflow.ts'

export const NotesPanel = ({ id, workflow, reload }: PanelProps) => {
  const { notes, canWrite, me } = workflow
  const [text, setText] = useState('')
  const { act, busy, failure, clear } = useAction(reload)
  const isMentioned = notes.some(({ mentions }) => mentions.includes(me))
  useEffect(() => {
    if (isMentioned) void seeMentions(id)
  }, [id, isMentioned])
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (await act(() => addNote(id, text), 'The note could not be saved')) setText('')
  }
  return (
    <section className="panel stack gap-3" aria-labelledby="notes-heading">
      <h2 id="notes-heading">Notes</h2>
      {canWrite && (
        <form className="stack gap-2" onSubmit={handleSubmit}>
          <NoteField
            workflow={workflow}
            rows={3}
            value={text}
            error={fieldError(failure, 'text')}
            onChange={(value) => {
              setText(value)
              clear()
            }}
          />
          <div>
            <Button type="submit" disabled={busy || text.trim() === ''}>
              {busy ? 'Saving...' : 'Add note'}
            </Button>
          </div>
        </form>
      )}
      {notes.length === 0 && <p className="muted">No notes yet</p>}
      <ul className="flex flex-col">
        {notes.map((note) => (
          <NoteItem key={note._id} note={note} workflow={workflow} reload={reload} />
        ))}
      </ul>
    </section>
  )
}

const NoteItem = ({ note, workflow, reload }: { note: NoteRecord; workflow: WorkflowAnswer; reload: () => Promise<void> }) => {
  const { me, canWrite, colleagues } = workflow
  const [draft, setDraft] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  const { act, busy, failure } = useAction(reload)
  const isOwn = note.authorId === me && canWrite
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (draft !== null && (await act(() => editNote(note._id, draft, note.version), 'The note could not be saved')))
      setDraft(null)
  }
  return (
    <li className="note py-3 line-top" id={`note-${note._id}`}>
      <p className="flex flex-wrap items-center gap-1-3">
        <strong>{note.toldBy ?? note.writtenBy ?? whoIn(workflow, note.authorId)}</strong>
        <span className="small muted">
          <Moment at={note.createdAt} />
        </span>
        {note.writtenBy !== undefined && <span className="small muted">in the job portal</span>}
        {note.mentions.includes(me) && <StatusBadge tone="accent">mentions you</StatusBadge>}
      </p>
      {draft === null ? (
        <p className="note-text pre-wrap break-anywhere">{withMentions(note, workflow)}</p>
      ) : (
        <form className="stack gap-2" onSubmit={save}>
          <Field label="Note" error={fieldError(failure, 'text')}>
            {(control) => (
              <MentionArea
                {...control}
                rows={4}
                maxLength={maximumNote}
                value={draft}
                colleagues={colleagues.filter(({ _id }) => _id !== me)}
                onChange={setDraft}
              />
            )}
          </Field>
          <div className="row">
            <Button type="submit" size="1" disabled={busy}>
              {busy ? 'Saving...' : 'Save'}
            </Button>
            <Button type="button" size="1" variant="soft" color="gray" onClick={() => setDraft(null)}>
              Cancel
            </Button>
          </div>
        </form>
      )}
      <p className="flex flex-wrap items-center gap-1-3">
        {note.editedAt && <NoteHistory note={note} />}
        {isOwn && draft === null && (
          <>
            <button type="button" className="link-button" onClick={() => setDraft(note.text)}>
              Edit
              <span className="visually-hidden">
                {' '}
                your note of <Moment at={note.createdAt} />
              </span>
            </button>
            <button type="button" className="link-button" onClick={() => setAsking(true)}>
              Delete
              <span className="visually-hidden">
                {' '}
                your note of <Moment at={note.createdAt} />
              </span>
            </button>
          </>
        )}
      </p>
      <ConfirmDialog
        open={asking}
        title="Delete this note?"
        destructive
        busy={busy}
        onConfirm={() => void act(() => deleteNote(note._id), 'The note could not be deleted').then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      >
        It is deleted for good, with its earlier versions. The timeline still shows that there was a note.
      </ConfirmDialog>
    </li>
  )
}

/** What the note said before it was edited, when somebody asks. */
const NoteHistory = ({ note }: { note: NoteRecord }) => {
  const [versions, setVersions] = useState<{ version: number; text: string; writtenAt: string }[] | 'failed' | null>(null)
  const [isOpen, setOpen] = useState(false)
  const toggle = async () => {
    setOpen(!isOpen)
    if (isOpen) return
    const answer = await noteHistory(note._id)
    setVersions(answer.ok ? answer.data : 'failed')
  }
  return (
    <>
      <button type="button" className="link-button" aria-expanded={isOpen} onClick={() => void toggle()}>
        Edited <Moment at={note.editedAt!} />
      </button>
      {isOpen && (
        <span className="note-history stack gap-2 w-full pl-3 quote-line">
          {versions === null && <span className="muted flex flex-col">Loading...</span>}
          {versions === 'failed' && <span className="field-error flex flex-col">Earlier versions could not be loaded.</span>}
          {Array.isArray(versions) &&
            versions.map(({ version, text, writtenAt }) => (
              <span className="flex flex-col" key={version}>
                <span className="small muted">
                  Before, <Moment at={writtenAt} />
                </span>
                <span className="note-text pre-wrap break-anywhere">{text}</span>
              </span>
            ))}
        </span>
      )}
    </>
  )
}

/** The text with the names of those it asks for marked. */
const withMentions = ({ text, mentions }: NoteRecord, { colleagues }: WorkflowAnswer) => {
  const names = colleagues.filter(({ _id }) => mentions.includes(_id)).map(({ fullName }) => `@${fullName}`)
  if (names.length === 0) return text
  const pattern = new RegExp(`(${names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'gi')
  return text.split(pattern).map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text stay in their places
      <b key={index} className="mention text-accent strong">
        {piece}
      </b>
    ) : (
      piece
    ),
  )
}
