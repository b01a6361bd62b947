import { useCallback, useEffect, useState } from 'react'
import { type CandidatePrivacy, candidatePrivacy } from '../../../api/privacy.ts'
import { useLive } from '../../../state/candidates-live.ts'
import { useIsNamed } from '../../../state/user.ts'

export interface PrivacyOfCandidate {
  /** Null while it is on its way, and when it could not be read. */
  privacy: CandidatePrivacy | null
  reload: () => Promise<void>
  /** True once somebody has deleted the candidate, in this window or another. */
  deleted: boolean
}

/** The hold on the person behind a candidate, and whether they are still here. */
export const usePrivacy = (candidateId: string | null): PrivacyOfCandidate => {
  const [privacy, setPrivacy] = useState<CandidatePrivacy | null>(null)
  const [deleted, setDeleted] = useState(false)
  // What is kept of a person, and whether they are held, is asked by those who may know.
  const isNamed = useIsNamed()
  const reload = useCallback(async () => {
    if (!candidateId || isNamed) return
    const answer = await candidatePrivacy(candidateId)
    if (answer.ok) setPrivacy(answer.data)
    else if (answer.failure.status === 404) setDeleted(true)
  }, [candidateId, isNamed])
  useEffect(() => {
    setPrivacy(null)
    setDeleted(false)
    void reload()
  }, [reload])
  useLive((event, data) => {
    if (!candidateId) return
    if (event === 'candidatesRemoved' && data.ids.includes(candidateId)) setDeleted(true)
    if (event === 'workflowUpdated' && data.candidateId === candidateId) void reload()
  }, reload)
  return { privacy, reload, deleted }
}
