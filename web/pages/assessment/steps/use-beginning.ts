import { useState } from 'react'
import { startSitting, storeConsent } from '../../../api/assessment.ts'
import type { CallFailure } from '../../../api/client.ts'
import { useWords } from '../../../words/words.ts'
import { endsLink } from '../link/ended.ts'
import { useSitting } from '../sitting.ts'

export interface BeginningFailure {
  title: string
  reason: string
}

/** Keeps the consent and then starts the clock. Whatever fails, nothing has moved on and it can be tried again. */
export const useBeginning = () => {
  const { notInitialized } = useWords('assessment')
  const { token, link, moved, checkTime } = useSitting()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<BeginningFailure | null>(null)

  const attempt = async (allowedToShare: boolean): Promise<CallFailure | null> => {
    const consent = await storeConsent(token, { version: link.consent.version, allowedToShare })
    if (!consent.ok) return consent.failure
    const started = await startSitting(token)
    if (!started.ok) return started.failure
    moved(started.data)
    return null
  }

  return {
    isBusy,
    failure,
    async begin(allowedToShare: boolean) {
      setBusy(true)
      setFailure(null)
      const failed = await attempt(allowedToShare)
      setBusy(false)
      if (!failed) return
      // Somebody else may have withdrawn or finished it: then its own page says so.
      if (endsLink(failed.code)) return window.location.reload()
      setFailure({ title: notInitialized, reason: failed.error })
      checkTime()
    },
  }
}
