import { useEffect, useRef, useState } from 'react'
import { countRecommended } from '../../../api/candidates.ts'
import type { CandidateList } from '../../../state/candidates.ts'
import { listName } from './use-list-rows.ts'

/** The list comes first: counting recommendations looks through everything that is stored. */
const patienceMs = 400

/** How many profiles are recommended; null until that is known. Counted again when the same list was read again, not for a filter. */
export const useRecommendedCount = (list: CandidateList): number | null => {
  const [count, setCount] = useState<number | null>(null)
  const counted = useRef<string | null>(null)
  useEffect(() => {
    const name = listName(list)
    const isOnlyAnother = counted.current !== null && counted.current !== name
    counted.current = name
    if (isOnlyAnother) return
    const cancelling = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await countRecommended(cancelling.signal)
      if (answer.ok && !cancelling.signal.aborted) setCount(answer.total)
      else if (counted.current === name) counted.current = null
    }, patienceMs)
    return () => {
      clearTimeout(timer)
      cancelling.abort()
    }
  }, [list])
  return count
}
