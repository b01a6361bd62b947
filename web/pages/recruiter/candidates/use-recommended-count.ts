import { useEffect, useState } from 'react'
import { countRecommended } from '../../../api/candidates.ts'

/** The list comes first: counting recommendations looks through everything that is stored. */
const patienceMs = 400

/** How many profiles are recommended; null until that is known. Counted again with every new list. */
export const useRecommendedCount = (list: unknown): number | null => {
  const [count, setCount] = useState<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that was read again asks again
  useEffect(() => {
    const cancelling = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await countRecommended(cancelling.signal)
      if (answer.ok && !cancelling.signal.aborted) setCount(answer.total)
    }, patienceMs)
    return () => {
      clearTimeout(timer)
      cancelling.abort()
    }
  }, [list])
  return count
}
