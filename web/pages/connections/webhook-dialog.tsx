import { type FormEvent, useState } from 'react'
import { type WebhookFormat, webhookEvents, webhookFormats } from '#src/connections/constants.ts'
import type { WebhookRecord } from '#src/contracts/connections/records.ts'
import { said } from '../../api/client.ts'
import { addWebhook, changeWebhook } from '../../api/connections.ts'
import { Dialog, SubmitActions } from '../../components/dialog.tsx'
import { PasswordField, SelectField, TextField } from '../../components/field.tsx'
import { formValues } from '../../components/form-values.ts'
import { ChoiceList } from './choice-list.tsx'
import { formatWords } from './format-words.ts'

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
  'decision.undone': 'A rejection was undone',
  'candidate.field-changed': 'A field of a candidate was changed',
  'application.received': 'An application arrived',
  'job.created': 'A job description was saved',
  'job.changed': 'Criteria of a job changed',
  'job.deleted': 'A job description was deleted',
}

const wordsOf = (event: string) => eventWords[event] ?? event.replace('.', ' ').replace(/^./, (first) => first.toUpperCase())

export const WebhookDialog = ({ webhook, onClose, onSaved }: WebhookDialogProps) => {
  const [busy, setBusy] = useState(false)
  const [format, setFormat] = useState<WebhookFormat>(webhook?.format ?? 'standard')
  const [tellsNames, setTellsNames] = useState(webhook?.tellsNames ?? false)
  const [events, setEvents] = useState<string[]>(webhook?.events ?? [...webhookEvents])
  const [problem, setProblem] = useState<string | null>(null)

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = { ...formValues(event.currentTarget, 'name', 'url', 'room', 'token'), events, format, tellsNames }
    setBusy(true)
    setProblem(null)
    const answer = webhook
      ? await changeWebhook(webhook._id, { ...wanted, isOn: webhook.state === 'on' })
      : await addWebhook(wanted)
    setBusy(false)
    if (!answer.ok) return setProblem(said(answer.failure, 'The webhook could not be saved. Please try again.'))
    onSaved('secret' in answer.data ? answer.data.secret : null)
  }

  const words = formatWords[format]
  return (
    <Dialog
      open
      onClose={onClose}
      title={webhook ? 'Change the webhook' : 'Add a webhook'}
      description="The server posts what happens in the workspace to this address."
      width="32rem"
      still
    >
      <form className="stack" onSubmit={handleSubmit}>
        <TextField label="Name" name="name" defaultValue={webhook?.name ?? ''} maxLength={80} autoComplete="off" required />
        <SelectField
          label="Format"
          hint={words.what}
          value={format}
          onChange={({ currentTarget: { value } }) => setFormat(webhookFormats.find((each) => each === value) ?? 'standard')}
        >
          {webhookFormats.map((each) => (
            <option key={each} value={each}>
              {formatWords[each].name}
            </option>
          ))}
        </SelectField>
        <TextField
          label={words.address}
          hint={words.addressHint}
          name="url"
          type="url"
          placeholder={words.example}
          defaultValue={webhook?.url ?? ''}
          maxLength={2000}
          autoComplete="off"
          required
        />
        {format === 'matrix' && (
          <TextField
            label="Room"
            hint="Its id, which begins with “!”, as the settings of the room show it under Advanced."
            name="room"
            placeholder="!…"
            defaultValue={webhook?.room ?? ''}
            maxLength={300}
            autoComplete="off"
            required
          />
        )}
        {(format === 'matrix' || format === 'ntfy') && (
          <PasswordField
            label="Access token"
            hint={webhook?.hasToken ? 'One is kept. Leave this empty to keep it.' : words.tokenHint}
            name="token"
            maxLength={1000}
            autoComplete="new-password"
            required={format === 'matrix' && !webhook?.hasToken}
            optional={format === 'ntfy'}
          />
        )}
        {format !== 'standard' && (
          <div>
            <label className="check">
              <input
                type="checkbox"
                checked={tellsNames}
                aria-describedby="tells-names-hint"
                onChange={({ currentTarget }) => setTellsNames(currentTarget.checked)}
              />
              <span>Say who the candidate is, and for which job</span>
            </label>
            <p id="tells-names-hint" className="small muted">
              Otherwise messages say “A candidate” and lead to them. With it, whoever reads the room sees who it is, on another
              server too; people hidden by blind review stay hidden.
            </p>
          </div>
        )}
        <ChoiceList
          legend="Events to send"
          choices={webhookEvents.map((each) => ({ value: each, text: wordsOf(each) }))}
          chosen={events}
          onChange={setEvents}
        />
        <SubmitActions busy={busy} refusal={problem} onCancel={onClose}>
          {webhook ? 'Save Changes' : 'Add Webhook'}
        </SubmitActions>
      </form>
    </Dialog>
  )
}
