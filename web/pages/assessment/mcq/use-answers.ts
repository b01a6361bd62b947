import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { answerAddress, type SentAnswer } from '../../../api/assessment.ts'
import { endsLink } from '../link/ended.ts'
import { useSitting } from '../sitting.ts'
import type { OutboxItem } from '../upload-queue/upload-queue.ts'
import { beforeOpening } from '../upload-queue/upload-queue.ts'

/** What has become of the answer to a question. `kept`: on this device, until the server can be reached. */
export type Saving = 'none' | 'saving' | 'kept' | 'saved' | 'late' | 'refused'

interface Outcome {
  saving: 'saving' | 'saved' | 'late' | 'refused'
  said: string
}

/** So long a candidate reads 'Saving...' on a network that neither works nor fails. */
const answerTimeoutMs = 10_000

const sentIn = ({ json }: OutboxItem) => json as SentAnswer
const wordsOf = (body: unknown) => (body ?? {}) as { code?: string; error?: string }

/** The chosen options: what the server has, with what is still on its way to it. */
export const useAnswers = () => {
  const { token, questions, outbox, serverNow } = useSitting()
  const { items, isReachable } = useSyncExternalStore(outbox.subscribe, outbox.state, () => beforeOpening)
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const [outcomes, setOutcomes] = useState<Record<string, Outcome>>({})
  const revisions = useRef(new Map<string, number>())

  useEffect(
    () =>
      outbox.onSettled((item, status, body) => {
        if (item.lane !== 'answers') return
        const { code, error = '' } = wordsOf(body)
        if (endsLink(code)) return window.location.reload()
        const isSaved = status >= 200 && status < 300
        const outcome: Outcome = { saving: isSaved ? 'saved' : code === 'DEADLINE_PASSED' ? 'late' : 'refused', said: error }
        setOutcomes((known) => ({ ...known, [item.key]: outcome }))
      }),
    [outbox],
  )

  const waiting = new Map(items.filter(({ lane }) => lane === 'answers').map((item) => [item.key, sentIn(item)]))

  const answerTo = (id: string): string | null =>
    chosen[id] ?? waiting.get(id)?.userAnswer ?? questions.find((question) => question.id === id)?.userAnswer ?? null

  const savingOf = (id: string): Saving => {
    if (waiting.has(id)) return isReachable ? 'saving' : 'kept'
    const outcome = outcomes[id]
    if (outcome) return outcome.saving
    return answerTo(id) === null ? 'none' : 'saved'
  }

  const choose = useCallback(
    async (questionId: string, userAnswer: string) => {
      const onServer = questions.find(({ id }) => id === questionId)?.revision ?? 0
      const onItsWay = outbox.pending('answers').findLast(({ key }) => key === questionId)
      const last = Math.max(onServer, revisions.current.get(questionId) ?? 0, onItsWay ? sentIn(onItsWay).revision : 0)
      // By the time, so that of two devices the one that answered later has the last word.
      const revision = Math.max(last + 1, Math.floor(serverNow()))
      revisions.current.set(questionId, revision)
      setChosen((known) => ({ ...known, [questionId]: userAnswer }))
      setOutcomes((known) => ({ ...known, [questionId]: { saving: 'saving', said: '' } }))
      const json: SentAnswer = { questionId, userAnswer, revision }
      await outbox.put({
        lane: 'answers',
        key: questionId,
        replaces: true,
        request: { method: 'PATCH', path: answerAddress(token), json, timeoutMs: answerTimeoutMs },
      })
    },
    [questions, outbox, serverNow, token],
  )

  const hasLateAnswer = Object.values(outcomes).some(({ saving }) => saving === 'late')

  return { answerTo, savingOf, hasLateAnswer, refusalOf: (id: string) => outcomes[id]?.said ?? '', choose }
}
