import { Button } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { webhookEvents } from '#src/connections/constants.ts'
import type { WebhookRecord } from '#src/contracts/connections/records.ts'
import { said } from '../../api/client.ts'
import { addWebhook, changeWebhook } from '../../api/connections.ts'
import { Dialog, DialogActions } from '../../components/dialog.tsx'
import { TextField } from '../../components/field.tsx'
import { formValues } from '../../components/form-values.ts'
import { ChoiceList } from './choice-list.tsx'

interface WebhookDialogProps {
  /** The one that is changed; null for a new one. */
  webhook: WebhookRecord | null
  onClose: () => void
  /** With the secret of a new one. */
  onSaved: (secret: string | null) => void
}

/** What the events are called for people. */
const eventWords: Partial<Record<string, string>> = {
  'candidate.created': 'Somebody was ranked for a job',
  'candidate.deleted': 'A candidate was deleted',
  'stage.moved': 'A candidate moved to another stage',
  'decision.rejected': 'A candidate was rejected',
  'decision.undone': 'A rejection was taken back',
  'application.received': 'An application arrived',
  'job.created': 'A job description was saved',
  'job.changed': 'Criteria of a job changed',
  'job.deleted': 'A job description was deleted',
}

const wordsOf = (event: string) => eventWords[event] ?? event.replace('.', ' ').replace(/^./, (first) => first.toUpperCase())

export const WebhookDialog = ({ webhook, onClose, onSaved }: WebhookDialogProps) => {
  const [busy, setBusy] = useState(false)
  const [events, setEvents] = useState<string[]>(webhook?.events ?? [...webhookEvents])
  const [problem, setProblem] = useState<string | null>(null)

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = { ...formValues(event.currentTarget, 'name', 'url'), events }
    setBusy(true)
    setProblem(null)
    const answer = webhook
      ? await changeWebhook(webhook._id, { ...wanted, isOn: webhook.state === 'on' })
      : await addWebhook(wanted)
    setBusy(false)
    if (!answer.ok) return setProblem(said(answer.failure, 'The webhook could not be saved. Please try again.'))
    onSaved('secret' in answer.data ? answer.data.secret : null)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={webhook ? 'Change the webhook' : 'Add a webhook'}
      description="The server posts there what happens in the workspace: ids and names of stages, nothing about a person."
      width="32rem"
      still
    >
      <form className="stack" onSubmit={handleSubmit}>
        <TextField label="Name" name="name" defaultValue={webhook?.name ?? ''} maxLength={80} autoComplete="off" required />
        <TextField
          label="Address"
          name="url"
          type="url"
          placeholder="https://"
          defaultValue={webhook?.url ?? ''}
          maxLength={2000}
          autoComplete="off"
          required
        />
        <ChoiceList
          legend="What it is told of"
          choices={webhookEvents.map((each) => ({ value: each, text: wordsOf(each) }))}
          chosen={events}
          onChange={setEvents}
        />
        <DialogActions refusal={problem}>
          <Button type="button" variant="soft" color="gray" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={busy}>
            {busy ? 'Processing...' : webhook ? 'Save Changes' : 'Add Webhook'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
