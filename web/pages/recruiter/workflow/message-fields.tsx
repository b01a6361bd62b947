import { Button } from '@radix-ui/themes'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { messageVariables } from '#src/hiring/constants.ts'
import { type CallFailure, callApi } from '../../../api/client.ts'
import {
  fieldError,
  messageTemplates,
  previewMessage,
  type TemplatePurpose,
  type TemplateRecord,
  type WrittenMessage,
} from '../../../api/hiring.ts'
import { SelectField, TextAreaField, TextField } from '../../../components/field.tsx'
import { Notice } from '../../../components/notice.tsx'

interface MessageFieldsProps {
  candidateId: string
  message: WrittenMessage
  failure: CallFailure | null
  /** Templates of this purpose come first, and the first of them is filled in. */
  purpose?: TemplatePurpose
  onChange: (message: WrittenMessage) => void
}

/** A message in the making: a template, its words, and how the candidate would read it. */
export const MessageFields = ({ candidateId, message, failure, purpose, onChange }: MessageFieldsProps) => {
  const [chosen, setChosen] = useState('')
  const { templates, failed } = useTemplates()
  const { preview, refusal, show, forget } = usePreview(candidateId)
  const body = useRef<HTMLTextAreaElement>(null)
  const shown = failure ?? refusal
  const change = (next: WrittenMessage) => {
    forget()
    onChange(next)
  }
  const sorted = templates?.toSorted((one, other) => Number(other.purpose === purpose) - Number(one.purpose === purpose)) ?? []
  const first = purpose ? sorted.find((template) => template.purpose === purpose) : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the templates have come
  useEffect(() => {
    if (!first || message.subject || message.body) return
    setChosen(first._id)
    onChange({ subject: first.subject, body: first.body })
  }, [first])

  const insert = (variable: string) => {
    const field = body.current
    const at = field?.selectionStart ?? message.body.length
    const words = `{{${variable}}}`
    change({ ...message, body: message.body.slice(0, at) + words + message.body.slice(field?.selectionEnd ?? at) })
    requestAnimationFrame(() => {
      field?.focus()
      field?.setSelectionRange(at + words.length, at + words.length)
    })
  }

  return (
    <div className="stack gap-3">
      <SelectField
        label="Template"
        value={chosen}
        disabled={!templates}
        hint={
          failed ? (
            'The templates could not be loaded. You can still write your message.'
          ) : (
            <Link to="/dashboard/templates" className="link-button">
              Edit templates
            </Link>
          )
        }
        onChange={({ currentTarget: { value } }) => {
          const template = sorted.find(({ _id }) => _id === value)
          setChosen(value)
          if (template) change({ subject: template.subject, body: template.body })
        }}
      >
        <option value="">{templates || failed ? 'None: write it yourself' : 'Loading...'}</option>
        {sorted.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Subject"
        value={message.subject}
        maxLength={500}
        error={fieldError(shown, 'subject')}
        onChange={({ currentTarget: { value } }) => change({ ...message, subject: value })}
      />
      <TextAreaField
        label="Message"
        ref={body}
        rows={9}
        value={message.body}
        error={fieldError(shown, 'body') ?? fieldError(shown, 'to')}
        onChange={({ currentTarget: { value } }) => change({ ...message, body: value })}
      />
      <Variables onChoose={insert} />
      <div>
        <Button type="button" variant="soft" color="gray" onClick={() => void show(message)}>
          Preview
        </Button>
      </div>
      {refusal && !refusal.details?.field && <Notice tone="error">{refusal.error}</Notice>}
      {preview && (
        <section className="pad outlined rounded-3 surface-tint" aria-label="Preview">
          <p className="small muted">To {preview.to}</p>
          <h3>{preview.subject}</h3>
          <p className="py-2 pre-wrap break-anywhere">{preview.body}</p>
        </section>
      )}
    </div>
  )
}

export const Variables = ({ onChoose }: { onChoose: (variable: string) => void }) => (
  <fieldset className="variables flex flex-wrap gap-1">
    <legend className="small muted">Insert a variable</legend>
    {messageVariables.map(({ name, meaning }) => (
      <button
        key={name}
        type="button"
        className="variable mono rounded-2 bg-none text-strong pointer min-h-6 pad-pill outlined-strong small"
        title={meaning}
        onClick={() => onChoose(name)}
      >
        {`{{${name}}}`}
      </button>
    ))}
  </fieldset>
)

const useTemplates = () => {
  const [templates, setTemplates] = useState<TemplateRecord[] | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let isHere = true
    messageTemplates(callApi).then((answer) => {
      if (!isHere) return
      if (answer.ok) setTemplates(answer.data)
      else setFailed(true)
    })
    return () => {
      isHere = false
    }
  }, [])
  return { templates, failed }
}

const usePreview = (candidateId: string) => {
  const [preview, setPreview] = useState<(WrittenMessage & { to: string }) | null>(null)
  const [refusal, setRefusal] = useState<CallFailure | null>(null)
  const forget = () => {
    setPreview(null)
    setRefusal(null)
  }
  const show = async (message: WrittenMessage) => {
    forget()
    const answer = await previewMessage(candidateId, message)
    if (answer.ok) setPreview(answer.data)
    else setRefusal(answer.failure)
  }
  return { preview, refusal, show, forget }
}
