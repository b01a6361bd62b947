import { useState } from 'react'
import { type CallFailure, type CallResult, said } from '../../../../api/client.ts'
import { callAsCompany } from '../../../../state/company.ts'
import { useShowToast } from '../../../../state/toasts.ts'

/**
 * Makes a call of the company, says what went wrong, and reads the details again. Resolves to whether it worked. What went wrong is
 * told in a toast, or `here`, by who shows `failure` beside the button.
 */
export const useAct = (reload: () => Promise<void>, { tells = 'toast' }: { tells?: 'toast' | 'here' } = {}) => {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const showToast = useShowToast()
  const act = async <Answer>(call: (token: string) => Promise<CallResult<Answer>>, otherwise: string): Promise<boolean> => {
    setBusy(true)
    setFailure(null)
    const answer = await callAsCompany(call)
    setBusy(false)
    if (!answer.ok) {
      setFailure(answer.failure)
      if (tells === 'toast') showToast('error', said(answer.failure, `${otherwise}. Check your connection and try again.`))
    }
    if (answer.ok || answer.failure.status === 404) await reload()
    return answer.ok
  }
  return { act, busy, failure, clear: () => setFailure(null) }
}
