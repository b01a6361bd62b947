import { useEffect, useState } from 'react'
import { type CallFailure, said } from '../../../api/client.ts'
import { type Composition, type ReadingAnswer, readText } from '../../../api/library.ts'
import { isEmpty } from './texts.ts'

export interface Reading {
  /** The last answer; stays on the screen while the next is on its way. */
  answer: ReadingAnswer | null
  isReading: boolean
  failure: string | null
  retry: () => void
}

/** Long enough that nobody is read in the middle of a word. */
const quietMs = 800

/** Has the server read the text whenever its writer pauses. */
export const useReading = (composition: Composition): Reading => {
  const [answer, setAnswer] = useState<ReadingAnswer | null>(null)
  const [isReading, setReading] = useState(true)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads the same text again
  useEffect(() => {
    if (isEmpty(composition)) {
      setAnswer(null)
      setFailure(null)
      setReading(false)
      return
    }
    const call = new AbortController()
    const timer = setTimeout(async () => {
      setReading(true)
      const result = await readText(composition, call.signal)
      if (call.signal.aborted) return
      setReading(false)
      setFailure(result.ok ? null : result.failure)
      if (result.ok) setAnswer(result.data)
    }, quietMs)
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [composition, attempt])
  return {
    answer,
    isReading,
    failure: failure && said(failure, 'The text could not be read. What you wrote is still here.'),
    retry: () => setAttempt((before) => before + 1),
  }
}
