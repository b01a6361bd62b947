import { useEffect, useState, useSyncExternalStore } from 'react'
import type { OpenQuestion } from '../../../api/assessment.ts'
import { useSitting } from '../sitting.ts'
import { beforeOpening } from '../upload-queue/upload-queue.ts'
import { skippedAnswer, spokenAnswer, writtenAnswer } from './answer-parcels.ts'
import { type AnswerState, type Outcome, outcomeOf, stateOf } from './answer-states.ts'

export interface OpenAnswers {
  stateOf: (question: OpenQuestion) => AnswerState
  /** From 0 to 1, while a recording goes up; null otherwise. */
  shareSent: (question: OpenQuestion) => number | null
  isReachable: boolean
  /** These resolve once the answer is kept on the device. */
  speak: (question: OpenQuestion, audio: Blob) => Promise<unknown>
  write: (question: OpenQuestion, text: string) => Promise<unknown>
  skip: (question: OpenQuestion) => Promise<unknown>
}

/** The answers to the open questions, as this device and the server together know them. */
export const useOpenAnswers = (): OpenAnswers => {
  const { token, outbox, checkTime } = useSitting()
  const { items, isReachable } = useSyncExternalStore(outbox.subscribe, outbox.state, () => beforeOpening)
  const [outcomes, setOutcomes] = useState<Record<string, Outcome>>({})
  const [sent, setSent] = useState<Record<string, number>>({})

  useEffect(() => {
    const forget = [
      outbox.onSettled((item, status, body) => {
        if (item.lane !== 'voice') return
        setOutcomes((before) => ({ ...before, [item.key]: outcomeOf(item, status, body) }))
        setSent(({ [item.key]: _, ...others }) => others)
        // Somebody else may have ended it, or its time is over.
        if (status === 409) void checkTime()
      }),
      outbox.onProgress(({ lane, key }, done, all) => {
        if (lane === 'voice' && all > 0) setSent((before) => ({ ...before, [key]: done / all }))
      }),
    ]
    return () => {
      for (const end of forget) end()
    }
  }, [outbox, checkTime])

  return {
    stateOf: (question) => stateOf(question, outcomes[question.id], items),
    shareSent: ({ id }) => sent[id] ?? null,
    isReachable,
    speak: (question, audio) => outbox.put(spokenAnswer(token, question, audio)),
    write: (question, text) => outbox.put(writtenAnswer(token, question, text)),
    skip: (question) => outbox.put(skippedAnswer(token, question)),
  }
}
