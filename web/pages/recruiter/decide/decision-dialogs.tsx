import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { addNote, fieldError, type PlacementRecord, sendMessage, type WorkflowAnswer } from '../../../api/hiring.ts'
import { Dialog, DialogActions, SubmitActions } from '../../../components/dialog.tsx'
import { Notice } from '../../../components/notice.tsx'
import type { useShortcutsOn } from '../../../state/shortcut-keys.ts'
import { OfferSlotsDialog } from '../scheduling/offer-slots-dialog.tsx'
import { MessageFields } from '../workflow/message-fields.tsx'
import { NoteField } from '../workflow/note-field.tsx'
import { RejectDialog } from '../workflow/reject-dialog.tsx'
import { useAction } from '../workflow/use-workflow.ts'
import type { Deed } from './decision-bar.tsx'
import { KeysDialog } from './keys-dialog.tsx'

interface DecisionDialogsProps {
  deed: Deed
  candidateId: string
  name: string
  /** Null while it is on its way, and when it could not be had. */
  workflow: WorkflowAnswer | null
  shortcuts: ReturnType<typeof useShortcutsOn>
  reload: () => Promise<void>
  onRejected: (placement: PlacementRecord) => void
  /** Something was done that is told in a sentence. */
  onSaid: (text: string) => void
  onClose: () => void
}

/** The dialogs of the decision bar; loaded with the first look at a candidate, not with the page. */
export const DecisionDialogs = (props: DecisionDialogsProps) => {
  const { deed, candidateId, name, workflow, shortcuts, reload, onRejected, onClose } = props
  if (deed === 'keys') return <KeysDialog keys={candidateKeys} shortcuts={shortcuts} onClose={onClose} />
  if (!workflow) return null
  if (deed === 'reject')
    return (
      <RejectDialog
        candidate={{ _id: candidateId, name, version: workflow.placement.version }}
        onRejected={onRejected}
        onStale={() => void reload()}
        onClose={onClose}
      />
    )
  if (deed === 'mail') return <MailDialog {...props} workflow={workflow} />
  if (deed === 'note') return <NoteDialog {...props} workflow={workflow} />
  return (
    <OfferSlotsDialog
      open
      candidateId={candidateId}
      candidateName={name}
      jobTitle={workflow.candidate.jobDescriptionId.title}
      onClose={() => {
        onClose()
        void reload()
      }}
    />
  )
}

const candidateKeys: [string[], string][] = [
  [['J', '→'], 'Next candidate of the list'],
  [['K', '←'], 'Previous candidate of the list'],
  [['A'], 'Advance to the next stage'],
  [['R'], 'Reject'],
  [['E'], 'Email'],
  [['N'], 'Note'],
  [['?'], 'Show these keys'],
]

type Filled = DecisionDialogsProps & { workflow: WorkflowAnswer }

const MailDialog = ({ candidateId, name, workflow, reload, onSaid, onClose }: Filled) => {
  const [message, setMessage] = useState({ subject: '', body: '' })
  const { act, busy, failure, clear } = useAction(reload, { tells: 'here' })
  const { email } = workflow.candidate
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await act(() => sendMessage(candidateId, message), 'The message could not be sent'))) return
    onSaid(`The email to ${name} is on its way.`)
    onClose()
  }
  const refusal =
    failure && !failure.details?.field
      ? failure.status === 0
        ? 'The message could not be sent. What you typed is still here: check your connection and try again.'
        : failure.error
      : null
  return (
    <Dialog
      open
      still
      width="36rem"
      title={`Email ${name}`}
      description={email ? `To ${email}. Answers go to your own address.` : undefined}
      onClose={onClose}
    >
      <form className="stack" onSubmit={handleSubmit} noValidate>
        {email ? (
          <MessageFields
            candidateId={candidateId}
            message={message}
            failure={failure}
            onChange={(next) => {
              setMessage(next)
              clear()
            }}
          />
        ) : (
          <Notice>No email address was found in this resume, so no message can be sent.</Notice>
        )}
        <DialogActions refusal={refusal}>
          <Button type="button" variant="soft" color="gray" onClick={onClose} disabled={busy}>
            {email ? 'Cancel' : 'Close'}
          </Button>
          {email && (
            <Button type="submit" disabled={busy}>
              {busy ? 'Sending...' : 'Send'}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )
}

const NoteDialog = ({ candidateId, name, workflow, reload, onSaid, onClose }: Filled) => {
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const { act, busy, failure, clear } = useAction(reload, { tells: 'here' })
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (text.trim() === '' || !(await act(() => addNote(candidateId, text), 'The note could not be saved'))) return
    onSaid(`The note about ${name} is saved.`)
    onClose()
  }
  const missing = tried && text.trim() === '' ? 'Please write the note.' : null
  const refusal =
    failure && !failure.details?.field
      ? failure.status === 0
        ? 'The note could not be saved. What you typed is still here: check your connection and try again.'
        : failure.error
      : null
  return (
    <Dialog open still width="36rem" title={`Note about ${name}`} onClose={onClose}>
      <form className="stack" onSubmit={handleSubmit} noValidate>
        <NoteField
          workflow={workflow}
          rows={5}
          value={text}
          error={missing ?? fieldError(failure, 'text')}
          onChange={(value) => {
            setText(value)
            clear()
          }}
        />
        <SubmitActions doing="Saving" busy={busy} refusal={refusal} onCancel={onClose}>
          Add note
        </SubmitActions>
      </form>
    </Dialog>
  )
}
