import { useEffect } from 'react'
import type { CallResult } from '../../../api/client.ts'
import { useShowToast } from '../../../state/toasts.ts'

/** Says in a toast that something could not be read, each time it could not. */
export const useToldFailure = (sentence: string, answer: CallResult<unknown> | null) => {
  const showToast = useShowToast()
  useEffect(() => {
    if (answer && !answer.ok) showToast('error', sentence)
  }, [answer, sentence, showToast])
}
