import { Button } from '@radix-ui/themes'
import { useEffect, useState } from 'react'
import type { CallFailure, CallResult } from '../../../api/client.ts'
import {
  type CandidateFacts,
  correctFact,
  type FactCorrectionInput,
  factsOfCandidate,
  takeCorrectionBack,
} from '../../../api/corrections.ts'
import { Dialog, DialogActions } from '../../../components/dialog.tsx'
import { FailedState } from '../../../components/failed-state.tsx'
import { Waiting } from '../../../components/spinner.tsx'
import { ContactFields } from './contact-fields.tsx'
import { CorrectionList } from './correction-list.tsx'
import { PositionList } from './position-list.tsx'
import { SkillFields } from './skill-fields.tsx'

interface CorrectDialogProps {
  candidateId: string
  name: string
  /** True when something was corrected: the page shows other facts and another score then. */
  onClose: (hasChanged: boolean) => void
}

/** Everything that was read of a candidate, to be corrected one by one. */
export const CorrectDialog = ({ candidateId, name, onClose }: CorrectDialogProps) => {
  const [answer, setAnswer] = useState<CallResult<CandidateFacts> | null>(null)
  const [first, setFirst] = useState<CandidateFacts | null>(null)
  const [about, setAbout] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const load = async () => {
    const received = await factsOfCandidate(candidateId)
    setAnswer(received)
    if (received.ok) setFirst((known) => known ?? received.data)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => void load(), [])
  const facts = answer?.ok ? answer.data : null
  const hasChanged = facts !== null && first !== null && facts.version !== first.version

  const change = async (part: string, send: (facts: CandidateFacts) => Promise<CallResult<CandidateFacts>>): Promise<boolean> => {
    if (!facts || busy) return false
    setBusy(true)
    setAbout(part)
    setFailure(null)
    const received = await send(facts)
    setBusy(false)
    if (received.ok) {
      setAnswer(received)
      return true
    }
    setFailure(received.failure)
    if (received.failure.status === 409) await load()
    return false
  }
  const parts = facts && {
    facts,
    about,
    busy,
    failure,
    onCorrect: (part: string, correction: FactCorrectionInput) => change(part, (seen) => correctFact(seen, correction)),
  }
  return (
    <Dialog
      open
      still
      onClose={() => onClose(hasChanged)}
      title={`Correct what was read of ${name}`}
      description="The file stays as it is. Every score of this resume follows, and says so."
      width="44rem"
    >
      {answer === null && <Waiting text="Loading what was read..." />}
      {answer?.ok === false && (
        <FailedState title="What was read could not be loaded" failure={answer.failure} onRetry={() => void load()} />
      )}
      {parts && (
        <div className="stack gap-5 corrections">
          <ContactFields {...parts} />
          <PositionList {...parts} />
          <SkillFields {...parts} />
          <CorrectionList
            {...parts}
            onTakeBack={(id) => void change(`correction ${id}`, (seen) => takeCorrectionBack(seen, id))}
          />
        </div>
      )}
      <DialogActions>
        <p className="flex-1" role="status">
          {facts && first && hasChanged && scoreInWords(first.percentage, facts.percentage)}
        </p>
        <Button onClick={() => onClose(hasChanged)}>Done</Button>
      </DialogActions>
    </Dialog>
  )
}

const scoreInWords = (before: number | null, now: number | null) =>
  before === null || now === null
    ? 'Saved.'
    : before === now
      ? `Saved. The score is still ${now}%.`
      : `Saved. The score went from ${before}% to ${now}%.`
