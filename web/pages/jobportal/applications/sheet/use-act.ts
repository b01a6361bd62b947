import { useState } from 'react'
import { type CallFailure, type CallResult, said } from '../../../../api/client.ts'
import { refusalAt } from '../../../../components/refusal-note.ts'
import { callAsCompany } from '../../../../state/company.ts'

/**
 * Makes a call of the company, says what went wrong, and reads the details again. Resolves to whether it worked. What went wrong is
 * told at the control, or `here`, by who shows `failure` beside the button.
 */
export const useAct = (reload: () => Promise<void>, { tells = 'control' }: { tells?: 'control' | 'here' } = {}) => {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const act = async <Answer>(call: (token: string) => Promise<CallResult<Answer>>, otherwise: string): Promise<boolean> => {
    const refuse = refusalAt()
    setBusy(true)
    setFailure(null)
    const answer = await callAsCompany(call)
    setBusy(false)
    if (!answer.ok) {
      setFailure(answer.failure)
      if (tells === 'control') refuse(said(answer.failure, `${otherwise}. Check your connection and try again.`))
    }
    if (answer.ok || answer.failure.status === 404) await reload()
    return answer.ok
  }
  return { act, busy, failure, clear: () => setFailure(null) }
}
