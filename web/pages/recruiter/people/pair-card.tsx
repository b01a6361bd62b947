import { Button } from '@radix-ui/themes'
import { useId, useState } from 'react'
import { type CallResult, said } from '../../../api/client.ts'
import { mergePeople, type PairRecord, tellApart } from '../../../api/people.ts'
import { Notice } from '../../../components/notice.tsx'
import { SideTable } from './side-table.tsx'
import type { Outcome } from './use-pairs.ts'

interface PairCardProps {
  pair: PairRecord
  canChange: boolean
  onSettled: (outcome: Outcome) => void
  /** Somebody else was faster: the list is not what it seems. */
  onRefused: () => void
}

const strengthWords = (strength: number) => (strength >= 85 ? 'Very likely' : strength >= 60 ? 'Likely' : 'Possible')
const strengthTone = (strength: number) => (strength >= 85 ? 'strong' : strength >= 60 ? 'middling' : 'weak')

/** Two people who may be one: why, what both sides say, and the decision. */
export const PairCard = ({ pair, canChange, onSettled, onRefused }: PairCardProps) => {
  const [busy, setBusy] = useState<'merged' | 'distinct' | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const heading = useId()
  const [one, other] = pair.people
  const names = one.name === other.name ? one.name : `${one.name} and ${other.name}`

  const decide = async (kind: 'merged' | 'distinct', call: () => Promise<CallResult<{ _id: string }>>) => {
    setBusy(kind)
    setRefusal(null)
    const answer = await call()
    setBusy(null)
    if (answer.ok) return onSettled({ kind, id: answer.data._id })
    setRefusal(said(answer.failure, 'Nothing was saved. Check your connection and try again.'))
    if (answer.failure.status === 409 || answer.failure.status === 404) onRefused()
  }

  return (
    <article className="panel pair stack" aria-labelledby={heading}>
      <header className="pair-heading row gap-2-3">
        <h2 className="break-anywhere" id={heading}>
          {names}
        </h2>
        <span
          className={`rounded-pill text-strong small medium nowrap pad-pill ${strengthTone(pair.strength) === 'strong' ? 'surface-marked' : 'surface-shade'}`}
          data-strength={strengthTone(pair.strength)}
        >
          {strengthWords(pair.strength)}
        </span>
      </header>
      <ul className="dots stack gap-1 break-anywhere">
        {pair.reasons.map(({ kind, text }) => (
          <li className="relative" key={`${kind} ${text}`}>
            {text}
          </li>
        ))}
      </ul>
      <SideTable pair={pair} label={heading} />
      {refusal && (
        <Notice tone="warning" announce>
          {refusal}
        </Notice>
      )}
      {canChange && (
        <div className="row gap-2 pair-actions">
          <Button
            variant="soft"
            color="gray"
            disabled={busy !== null}
            onClick={() => void decide('merged', () => mergePeople(pair))}
          >
            {busy === 'merged' ? 'Merging...' : 'Merge'}
            <span className="visually-hidden"> {names}</span>
          </Button>
          <Button
            variant="soft"
            color="gray"
            disabled={busy !== null}
            onClick={() => void decide('distinct', () => tellApart(pair))}
          >
            {busy === 'distinct' ? 'Saving...' : 'Not the same person'}
          </Button>
        </div>
      )}
    </article>
  )
}
