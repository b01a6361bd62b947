import { Button } from '@radix-ui/themes'
import { useCallback, useEffect, useState } from 'react'
import { type BlindPersonRecord, blindReviewOf } from '../../../api/blind-review.ts'
import { callApi } from '../../../api/client.ts'
import { Notice } from '../../../components/notice.tsx'
import { dayOf } from '../../../dates.ts'
import { useLive } from '../../../state/candidates-live.ts'
import { useMayChange } from '../../../state/user.ts'
import { RevealDialog } from './reveal-dialog.tsx'

interface BlindNoteProps {
  candidateId: string
  name: string
  /** As the record says it; the note asks for the rest. */
  isHidden: boolean
  /** Somebody revealed them, here or in another window: what is shown is to be read again. */
  onRevealed: () => void
}

/** Says on a candidate's page that their name is hidden, or who has revealed them. */
export const BlindNote = ({ candidateId, name, isHidden, onRevealed }: BlindNoteProps) => {
  const [person, setPerson] = useState<BlindPersonRecord | null>(null)
  const load = useCallback(async () => {
    const answer = await blindReviewOf(callApi, candidateId)
    if (!answer.ok) return
    setPerson(answer.data)
    if (answer.data.hidden !== isHidden) onRevealed()
  }, [candidateId, isHidden, onRevealed])
  useEffect(() => void load(), [load])
  useLive((event, data) => {
    const { candidateId: changed } = (data ?? {}) as { candidateId?: string | null }
    if (event === 'workflowUpdated' && (changed === candidateId || changed === null)) void load()
  }, load)
  return <BlindNoteView {...{ candidateId, name, isHidden, onRevealed }} person={person} />
}

export const BlindNoteView = ({
  candidateId,
  name,
  isHidden,
  onRevealed,
  person,
}: BlindNoteProps & { person: BlindPersonRecord | null }) => {
  const mayChange = useMayChange()
  const [asking, setAsking] = useState(false)
  const reveals = (person?.jobs ?? []).flatMap(({ title, reveal }) => (reveal ? [{ title, ...reveal }] : []))
  if (!isHidden && reveals.length === 0) return null
  if (!isHidden)
    return (
      <p className="blind-revealed small muted">
        {reveals.map(({ _id, title, by, at, reason, note }) => (
          <span key={_id}>
            Blind review for {title}: revealed by {by ?? 'somebody whose account is gone'} on {dayOf(at)}. {reason}
            {note && `: ${note}`}.{' '}
          </span>
        ))}
      </p>
    )
  return (
    <div className="blind-note">
      <Notice>
        <div className="blind-note-row">
          <p>
            <strong>Blind review.</strong> Name, photo, contact data, school and date of birth are hidden, and so is the file. The
            score never used them.
          </p>
          {mayChange && (
            <Button variant="soft" size="2" onClick={() => setAsking(true)}>
              Reveal
            </Button>
          )}
        </div>
      </Notice>
      {asking && <RevealDialog {...{ candidateId, name, onRevealed }} onClose={() => setAsking(false)} />}
    </div>
  )
}
