import { useCallback, useEffect, useId, useRef, useState } from 'react'
import type { CallResult } from '../../../api/client.ts'
import { type FactChange, resumeChanges, type VersionChangesAnswer, type VersionRecord } from '../../../api/people.ts'
import { FailedState } from '../../../components/failed-state.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { dayOf } from '../../../dates.ts'
import { WordChanges } from './word-changes.tsx'

interface ChangesPanelProps {
  newer: string
  /** Resumes before it, newest first; at least one. */
  earlier: VersionRecord[]
}

/** What a resume says that an earlier one did not: fact by fact, and word by word. */
export const ChangesPanel = ({ newer, earlier }: ChangesPanelProps) => {
  const [since, setSince] = useState(earlier[0]!._id)
  const [answer, setAnswer] = useState<CallResult<VersionChangesAnswer> | null>(null)
  const select = useId()
  const turn = useRef(0)
  const load = useCallback(async () => {
    turn.current += 1
    const mine = turn.current
    setAnswer(null)
    const next = await resumeChanges(newer, since)
    if (mine === turn.current) setAnswer(next)
  }, [newer, since])
  useEffect(() => void load(), [load])
  return (
    <div className="stack gap-3 changes py-3">
      {earlier.length > 1 && (
        <div className="row gap-2">
          <label htmlFor={select}>Compared with</label>
          <select id={select} className="input w-auto max-w-full" value={since} onChange={({ target }) => setSince(target.value)}>
            {earlier.map(({ _id, filename, receivedAt }) => (
              <option key={_id} value={_id}>
                {filename}, {dayOf(receivedAt)}
              </option>
            ))}
          </select>
        </div>
      )}
      {answer === null && <Skeleton lines={4} label="Comparing the resumes..." />}
      {answer?.ok === false && (
        <FailedState title="The resumes could not be compared" failure={answer.failure} onRetry={() => void load()} />
      )}
      {answer?.ok && (
        <>
          <FactChanges facts={answer.data.facts} />
          <WordChanges texts={answer.data.texts} />
        </>
      )}
    </div>
  )
}

const FactChanges = ({ facts }: { facts: FactChange[] }) =>
  facts.length === 0 ? (
    <p className="muted">Both resumes state the same facts; only the wording differs.</p>
  ) : (
    <dl className="stack gap-3">
      {facts.map(({ about, added, removed }) => (
        <div key={about}>
          <dt className="strong text-strong">{about}</dt>
          {added.length > 0 && (
            <dd className="break-anywhere mt-1">
              <span className="change-kind inline-block text-soft small">New</span> <ins>{added.join(', ')}</ins>
            </dd>
          )}
          {removed.length > 0 && (
            <dd className="break-anywhere mt-1">
              <span className="change-kind inline-block text-soft small">Gone</span> <del>{removed.join(', ')}</del>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
