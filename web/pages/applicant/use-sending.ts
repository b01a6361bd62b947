import { useState } from 'react'
import { type CallResult, said } from '../../api/client.ts'
import { useWords } from '../../words/words.ts'

export interface Outcome {
  tone: 'success' | 'warning' | 'error'
  text: string
}

/** One thing that is on its way to the server, and what came of the last one. */
export function useSending() {
  const { notReached, notDone } = useWords('applicant')
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  /** Resolves to what was answered, or to null when it did not work: then that is said. */
  const send = async <Answer>(call: () => Promise<CallResult<Answer>>): Promise<{ data: Answer } | null> => {
    if (busy) return null
    setBusy(true)
    setOutcome(null)
    const answer = await call()
    setBusy(false)
    if (answer.ok) return { data: answer.data }
    const sentence = answer.failure.error || notDone
    setOutcome({ tone: 'error', text: answer.failure.status === 0 ? notReached : said(answer.failure, sentence) })
    return null
  }
  return { busy, outcome, setOutcome, send }
}
