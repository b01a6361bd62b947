import { useEffect, useState } from 'react'
import { candidateFacets, type Facets } from '../../../api/candidates.ts'
import { type CandidateQuery, parametersOf } from '../../../state/candidate-filters.ts'

export interface KnownFacets {
  facets: Facets | null
  /** True when the last try to read them failed. */
  failed: boolean
}

const valuesInSidebar = 6

/** Counts for the sidebar, read anew with every new list. The old ones stay until the new ones are there. */
export const useFacets = (query: CandidateQuery, list: unknown): KnownFacets & { load: () => void } => {
  const [known, setKnown] = useState<KnownFacets>({ facets: null, failed: false })
  const [attempt, setAttempt] = useState(0)
  const parameters = parametersOf({ ...query, page: 1, sort: 'match' })
  parameters.set('values', String(valuesInSidebar))
  const search = parameters.toString()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that was read again, or another try, asks for new counts
  useEffect(() => {
    const cancelling = new AbortController()
    candidateFacets(new URLSearchParams(search), cancelling.signal).then((answer) => {
      if (answer.ok) setKnown({ facets: answer.data, failed: false })
      else if (!cancelling.signal.aborted) setKnown((before) => ({ ...before, failed: true }))
    })
    return () => cancelling.abort()
  }, [search, list, attempt])
  return { ...known, load: () => setAttempt((before) => before + 1) }
}
