import { Button } from '@radix-ui/themes'
import { useState } from 'react'
import { Link } from 'react-router'
import { said } from '../../../api/client.ts'
import { historyAddress, type PairRecord, takeDistinctionBack, takeMergeBack } from '../../../api/people.ts'
import { Notice } from '../../../components/notice.tsx'
import type { Outcome } from './use-pairs.ts'

interface SettledPairProps {
  pair: PairRecord
  outcome: Outcome
  /** It was taken back. */
  onBack: () => void
}

/** In the place of a pair that was decided: what became of it, and the way back. */
export const SettledPair = ({ pair, outcome, onBack }: SettledPairProps) => {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [one, other] = pair.people
  const names = one.name === other.name ? `Two people named ${one.name}` : `${one.name} and ${other.name}`
  const candidate = one.ranked[0]?.candidateId ?? other.ranked[0]?.candidateId
  const takeBack = async () => {
    if (outcome.kind !== 'merged' && outcome.kind !== 'distinct') return
    setBusy(true)
    setRefusal(null)
    const answer = await (outcome.kind === 'merged' ? takeMergeBack(outcome.id) : takeDistinctionBack(outcome.id))
    setBusy(false)
    if (answer.ok) onBack()
    else setRefusal(said(answer.failure, 'Nothing was changed. Check your connection and try again.'))
  }
  return (
    <div className="panel stack gap-3 surface-sunken">
      <p role="status">{sentence(names, outcome)}</p>
      {refusal && (
        <Notice tone="warning" announce>
          {refusal}
        </Notice>
      )}
      <div className="row gap-2">
        {(outcome.kind === 'merged' || outcome.kind === 'distinct') && (
          <Button variant="soft" color="gray" disabled={busy} onClick={() => void takeBack()}>
            {busy ? 'Taking back...' : 'Take back'}
          </Button>
        )}
        {outcome.kind === 'merged' && candidate && (
          <Button asChild variant="soft" color="gray">
            <Link to={historyAddress(candidate)}>See all resumes</Link>
          </Button>
        )}
      </div>
    </div>
  )
}

const sentence = (names: string, { kind }: Outcome) => {
  switch (kind) {
    case 'merged':
      return `${names} are one person now. Notes, stages and scores stay as they were.`
    case 'distinct':
      return `${names} are not the same person. They will not be shown here again.`
    case 'decided-by-others':
      return `${names}: somebody else has decided about one of them in the meantime.`
    case 'deleted':
      return `${names}: one of them was deleted in the meantime.`
  }
}
