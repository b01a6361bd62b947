import { useCallback, useEffect, useState } from 'react'
import { type BlindPersonRecord, blindReviewOf, reveal } from '../../../api/blind-review.ts'
import { callApi } from '../../../api/client.ts'
import { BlindNoteView } from '../../../components/blind-note-view.tsx'
import { useLive } from '../../../state/candidates-live.ts'
import { useMayChange } from '../../../state/user.ts'

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
  const mayReveal = useMayChange()
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
  return (
    <BlindNoteView
      {...{ name, isHidden, person, mayReveal, onRevealed }}
      audience="everybody in the workspace"
      reveal={(reason, note) => reveal(candidateId, reason, note)}
    />
  )
}
