import { Button } from '@radix-ui/themes'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { SuggestionRecord } from '#src/contracts/suggestions/index.ts'
import { maximumNote } from '#src/hiring/constants.ts'
import { settleSuggestion, suggestionsFor } from '../../../api/assistants.ts'
import { type CallFailure, type CallResult, said } from '../../../api/client.ts'
import { addNote, fieldError, moveCandidate, sendMessage } from '../../../api/hiring.ts'
import { TextAreaField } from '../../../components/field.tsx'
import { FormFooter } from '../../../components/form-footer.tsx'
import { StatusBadge } from '../../../components/status-badge.tsx'
import { Moment } from '../../../words/moment.tsx'
import { MessageFields } from './message-fields.tsx'
import type { PanelProps } from './panel.ts'

const kinds: Record<SuggestionRecord['kind'], string> = {
  note: 'Draft of a note',
  mail: 'Draft of an email',
  stage: 'Proposal of a stage',
}

/** What assistants suggest about a candidate. Nothing where nothing waits. */
export const SuggestionsPanel = (shared: PanelProps) => {
  const { id } = shared
  const [found, setFound] = useState<{ suggestions: SuggestionRecord[]; canSettle: boolean } | null>(null)
  const read = useCallback(async () => {
    const answer = await suggestionsFor(id)
    if (answer.ok) setFound(answer.data)
  }, [id])
  useEffect(() => void read(), [read])
  if (!found || found.suggestions.length === 0) return null
  const handleSettled = async () => {
    await Promise.all([read(), shared.reload()])
  }
  return (
    <section className="panel stack gap-3" aria-labelledby="suggestions-heading">
      <h2 id="suggestions-heading">
        Suggestions of assistants <span className="muted numeric">{found.suggestions.length}</span>
      </h2>
      <p className="muted">Nothing here is saved, sent or moved until you do it.</p>
      <ul className="flex flex-col">
        {found.suggestions.map((suggestion) => (
          <Suggestion
            key={suggestion._id}
            suggestion={suggestion}
            canSettle={found.canSettle}
            onSettled={handleSettled}
            {...shared}
          />
        ))}
      </ul>
    </section>
  )
}

interface SuggestionProps extends PanelProps {
  suggestion: SuggestionRecord
  canSettle: boolean
  onSettled: () => Promise<void>
}

const Suggestion = ({ suggestion, canSettle, onSettled, id, workflow }: SuggestionProps) => {
  const { _id, kind, program, forPerson, createdAt, text, stage } = suggestion
  const [isOpen, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  /** What was taken up and could not be settled is not done twice. */
  const isDone = useRef(false)
  const [message, setMessage] = useState({ subject: suggestion.subject ?? '', body: text })
  const { placement, candidate } = workflow

  const settle = async (outcome: 'taken' | 'dismissed', first?: () => Promise<CallResult<unknown>>) => {
    setBusy(true)
    setFailure(null)
    const done = first && !isDone.current ? await first() : null
    if (done?.ok) isDone.current = true
    const answer = done?.ok === false ? done : await settleSuggestion(_id, outcome)
    setBusy(false)
    if (!answer.ok) return setFailure(answer.failure)
    await onSettled()
  }
  const takeUp = () =>
    settle('taken', () => {
      if (kind === 'note') return addNote(id, message.body)
      if (kind === 'mail') return sendMessage(id, message)
      return moveCandidate(id, stage?._id ?? '', placement.version)
    })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void takeUp()
  }
  const isThere = kind === 'stage' && stage?._id === placement.stageId
  const cannot = whyNot(suggestion, { isThere, hasAddress: candidate.email !== null })
  const refusal = failure && !failure.details?.field && said(failure, 'That did not work. Check your connection and try again.')
  const putAway = (
    <Button type="button" size="2" variant="soft" color="gray" disabled={busy} onClick={() => void settle('dismissed')}>
      Put away<span className="visually-hidden"> this {kinds[kind].toLowerCase()}</span>
    </Button>
  )
  return (
    <li className="note py-3 line-top stack gap-2">
      <p className="flex flex-wrap items-center gap-1-3">
        <strong>{kinds[kind]}</strong>
        <StatusBadge tone="accent">{program}</StatusBadge>
        <span className="small muted">
          {forPerson && `for ${forPerson}, `}
          <Moment at={createdAt} />
        </span>
      </p>
      {stage && <p>To {stage.name}</p>}
      {!isOpen && suggestion.subject && <p className="strong">{suggestion.subject}</p>}
      {!isOpen && <p className="note-text pre-wrap break-anywhere">{text}</p>}
      {cannot && <p className="muted small">{cannot}</p>}
      {canSettle && (
        <form className="stack gap-2" onSubmit={handleSubmit} noValidate>
          {isOpen && kind === 'note' && (
            <TextAreaField
              label="Note"
              rows={4}
              maxLength={maximumNote}
              value={message.body}
              error={fieldError(failure, 'text')}
              onChange={({ currentTarget: { value } }) => setMessage({ ...message, body: value })}
            />
          )}
          {isOpen && kind === 'mail' && (
            <>
              <p className="muted">To {candidate.email}. Answers go to your own address.</p>
              <MessageFields candidateId={id} message={message} failure={failure} onChange={setMessage} />
            </>
          )}
          <FormFooter refusal={refusal}>
            {!cannot && (isOpen || kind === 'stage') && (
              <Button type="submit" size="2" disabled={busy}>
                {doing(suggestion)}
              </Button>
            )}
            {!cannot && !isOpen && kind !== 'stage' && (
              <Button
                type="button"
                size="2"
                variant="soft"
                color="gray"
                onClick={(event) => {
                  event.preventDefault()
                  setOpen(true)
                }}
              >
                {kind === 'note' ? 'Review the note' : 'Look over the email'}
              </Button>
            )}
            {putAway}
          </FormFooter>
        </form>
      )}
    </li>
  )
}

const doing = ({ kind, stage }: SuggestionRecord) =>
  kind === 'note' ? 'Save the note' : kind === 'mail' ? 'Send the email' : `Move to ${stage?.name ?? ''}`

/** Why it cannot be taken up; null where it can. */
function whyNot({ kind, stage }: SuggestionRecord, { isThere, hasAddress }: { isThere: boolean; hasAddress: boolean }) {
  if (kind === 'mail' && !hasAddress) return 'No email address was found in this resume, so no email can be sent.'
  if (kind === 'stage' && !stage) return 'The proposed stage no longer exists.'
  return isThere ? 'The candidate is already in this stage.' : null
}
