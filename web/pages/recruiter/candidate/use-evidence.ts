import { useCallback, useEffect, useState } from 'react'
import { type CallResult, callApi } from '../../../api/client.ts'
import { candidateEvidence, type EvidenceAnswer } from '../../../api/evidence.ts'

/** The evidence of one candidate, read when the screen opens; null while it is on its way. */
export const useEvidence = (id: string) => {
  const [received, setReceived] = useState<{ id: string; answer: CallResult<EvidenceAnswer> } | null>(null)
  const load = useCallback(
    async (signal?: AbortSignal) => {
      setReceived(null)
      const answer = await candidateEvidence(callApi, id, signal)
      if (!signal?.aborted) setReceived({ id, answer })
    },
    [id],
  )
  useEffect(() => {
    const left = new AbortController()
    load(left.signal)
    return () => left.abort()
  }, [load])
  return { answer: received?.id === id ? received.answer : null, load: () => void load() }
}
