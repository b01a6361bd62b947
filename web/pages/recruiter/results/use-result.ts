import { useCallback, useEffect, useRef, useState } from 'react'
import { type CallResult, callApi } from '../../../api/client.ts'
import { assessmentResult, type ResultRecord } from '../../../api/results.ts'
import { useLive } from '../../../state/candidates-live.ts'

/** Several parts of a score often change at once: the page is read once for them. */
const restMs = 300

/** The same result with the links that its players already use: another link to the same file would start them anew. */
export function withKnownLinks(result: ResultRecord, links: Map<string, string>): ResultRecord {
  const keep = (id: string, url: string | null) => {
    if (url === null) return null
    const known = links.get(id) ?? url
    links.set(id, known)
    return known
  }
  return {
    ...result,
    recordings: result.recordings.map((recording) => ({ ...recording, url: keep(recording._id, recording.url) })),
    voiceQuestions: result.voiceQuestions.map((question) => ({
      ...question,
      answers: question.answers.map((answer) => ({ ...answer, url: keep(answer._id, answer.url) })),
    })),
  }
}

/** One sitting, kept fresh while it is taken, heard and judged. */
export const useResult = (id: string, initial: CallResult<ResultRecord>) => {
  const links = useRef(new Map<string, string>())
  const settled = useCallback(
    (answer: CallResult<ResultRecord>): CallResult<ResultRecord> =>
      answer.ok ? { ...answer, data: withKnownLinks(answer.data, links.current) } : answer,
    [],
  )
  const [answer, setAnswer] = useState(() => settled(initial))
  const turn = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const take = useCallback(
    (next: CallResult<ResultRecord>) =>
      // What is on the screen stays there while the server is away for a moment.
      setAnswer((before) => (next.ok || !before.ok || next.failure.status === 404 ? settled(next) : before)),
    [settled],
  )
  useEffect(() => take(initial), [initial, take])
  const reload = useCallback(async () => {
    clearTimeout(timer.current)
    timer.current = undefined
    turn.current += 1
    const mine = turn.current
    const next = await assessmentResult(callApi, id)
    if (mine === turn.current) take(next)
  }, [id, take])
  const candidateId = answer.ok ? answer.data.candidateId : null
  useLive((event, data) => {
    const isOurs =
      (event === 'assessmentUpdated' && data._id === id) ||
      (event === 'apiResponseUpdated' && data._id === candidateId) ||
      event === 'candidatesRemoved'
    if (isOurs) timer.current ??= setTimeout(() => void reload(), restMs)
  }, reload)
  return {
    answer,
    reload,
    /** The link to a file does not work any more: reads a new one. */
    renewLink: useCallback(
      (fileOf: string) => {
        links.current.delete(fileOf)
        return reload()
      },
      [reload],
    ),
  }
}

/** What every part of the page gets. */
export interface PartProps {
  result: ResultRecord
  mayChange: boolean
  reload: () => Promise<void>
  renewLink: (fileOf: string) => Promise<void>
}
