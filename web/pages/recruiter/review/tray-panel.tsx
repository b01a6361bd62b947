import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { maximumReasonText, type RejectionReason, undoMinutes } from '#src/hiring/constants.ts'
import { said } from '../../../api/client.ts'
import { FormFooter } from '../../../components/form-footer.tsx'
import { RejectionReasonOptions } from '../../../components/rejection-reason-options.tsx'
import { MessageFields } from '../workflow/message-fields.tsx'
import type { InTray, Tray } from './use-tray.ts'

/** The rejections that wait, each with its reason, and the two ways to send them. */
export const TrayPanel = ({ tray }: { tray: Tray }) => {
  const { items, failure, busy } = tray
  const [message, setMessage] = useState({ subject: '', body: '' })
  const count = items.length
  const [first] = items
  const wrong = failure?.details?.candidate
  const isInMail = failure !== null && ['subject', 'body', 'to'].includes(failure.details?.field ?? '')
  const refusal =
    failure && !wrong && !isInMail
      ? said(failure, 'Nobody was rejected: the server could not be reached. The tray is as it was.')
      : null
  if (!first)
    return (
      <section className="panel stack gap-2" aria-labelledby="tray-heading">
        <h2 id="tray-heading">Tray</h2>
        <p className="small muted">
          People you reject wait here. The rejections go out together when you say so, and can be undone for {undoMinutes}{' '}
          minutes.
        </p>
      </section>
    )
  return (
    <section className="panel stack gap-3" aria-labelledby="tray-heading">
      <h2 id="tray-heading">Tray: {count}</h2>
      {/* Enter in a field sends nothing: whether they are told is one of two buttons. */}
      <form className="stack gap-3" onSubmit={(event) => event.preventDefault()} noValidate>
        <ul className="bare grid gap-3 scroll-y max-h-24">
          {items.map((item) => (
            <TrayItem
              key={item.card._id}
              item={item}
              error={wrong === item.card._id && failure ? failure.error : null}
              onChange={(change) => tray.change(item.card._id, change)}
              onTakeOut={() => tray.takeOut(item.card._id)}
            />
          ))}
        </ul>
        <details className="tray-mail" open={isInMail || undefined}>
          <summary className="mb-2">The email: {message.subject || 'not written yet'}</summary>
          <MessageFields
            candidateId={first.card._id}
            message={message}
            failure={isInMail ? failure : null}
            purpose="rejection"
            onChange={setMessage}
          />
        </details>
        <FormFooter className="grid gap-2" refusal={refusal}>
          <Button type="button" color="red" disabled={busy} onClick={() => void tray.send(message)}>
            {busy ? 'Processing...' : `Reject ${count} and email them`}
          </Button>
          <Button type="button" color="red" variant="soft" disabled={busy} onClick={() => void tray.send(null)}>
            Reject {count} without an email
          </Button>
        </FormFooter>
      </form>
      <p className="small muted">You decide, not the score. Emails wait {undoMinutes} minutes, while this can still be undone.</p>
    </section>
  )
}

interface TrayItemProps {
  item: InTray
  error: string | null
  onChange: (change: Partial<InTray>) => void
  onTakeOut: () => void
}

const TrayItem = ({ item: { card, reason, text }, error, onChange, onTakeOut }: TrayItemProps) => {
  const [explaining, setExplaining] = useState(false)
  const name = card.name ?? card.filename
  const shown = explaining || reason === 'other' || text !== '' || error !== null
  const wrong = `tray-error-${card._id}`
  return (
    <li className="tray-item grid gap-1">
      <div className="flex justify-between gap-3 break-anywhere">
        <strong>{name}</strong>
        <button type="button" className="link-button" onClick={onTakeOut}>
          Remove<span className="visually-hidden"> {name}</span>
        </button>
      </div>
      <select
        className="input"
        aria-label={`Reason for ${name}`}
        value={reason}
        onChange={({ currentTarget: { value } }) => onChange({ reason: value as RejectionReason })}
      >
        <RejectionReasonOptions />
      </select>
      {shown ? (
        <input
          className="input"
          aria-label={`Explanation for ${name}`}
          placeholder={reason === 'other' ? 'What the reason is, about the job' : 'About the job, never about the person'}
          maxLength={maximumReasonText}
          value={text}
          aria-invalid={error !== null || undefined}
          aria-describedby={error ? wrong : undefined}
          onChange={({ currentTarget: { value } }) => onChange({ text: value })}
        />
      ) : (
        <button type="button" className="link-button small" onClick={() => setExplaining(true)}>
          Add an explanation<span className="visually-hidden"> for {name}</span>
        </button>
      )}
      {error && (
        <p id={wrong} className="field-error" role="alert">
          {error}
        </p>
      )}
    </li>
  )
}
