import { useEffect, useRef } from 'react'
import type { DuplicatesAnswer } from '../../../api/people.ts'
import { EmptyState } from '../../../components/empty-state.tsx'
import { Notice } from '../../../components/notice.tsx'
import { PairCard } from './pair-card.tsx'
import { SettledPair } from './settled-pair.tsx'
import { type Outcome, usePairs } from './use-pairs.ts'

export const PairList = ({ page, answer }: { page: number; answer: DuplicatesAnswer }) => {
  const { entries, settle, readAgain } = usePairs(answer)
  const list = useRef<HTMLOListElement>(null)
  /** The pair whose place the focus goes to once it is drawn anew. */
  const next = useRef<string | null>(null)
  useEffect(() => {
    if (!next.current) return
    list.current?.querySelector<HTMLElement>(`[data-pair="${CSS.escape(next.current)}"] button`)?.focus()
    next.current = null
  })
  const handleSettle = (pairId: string, outcome: Outcome | null) => {
    next.current = pairId
    settle(pairId, outcome)
    readAgain()
  }
  return (
    <div className="stack gap-5">
      {answer.waiting > 0 && (
        <Notice tone="info" announce>
          {answer.waiting === 1 ? 'One person is' : `${answer.waiting.toLocaleString('en')} people are`} still being looked at.
          The list grows by itself.
        </Notice>
      )}
      {entries.length === 0 && (
        <EmptyState picture="people" title={page === 1 ? 'No possible duplicates' : 'Nothing more on this page'}>
          {page === 1
            ? 'Nobody in this workspace looks like somebody else. Resumes are compared as they come in.'
            : 'What stood here was decided meanwhile.'}
        </EmptyState>
      )}
      <ol className="pairs stack gap-5" ref={list}>
        {entries.map(({ pair, outcome }) => (
          <li key={pair._id} data-pair={pair._id}>
            {outcome ? (
              <SettledPair pair={pair} outcome={outcome} onBack={() => handleSettle(pair._id, null)} />
            ) : (
              <PairCard
                pair={pair}
                canChange={answer.canChange}
                onSettled={(made) => handleSettle(pair._id, made)}
                onRefused={() => readAgain()}
              />
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
