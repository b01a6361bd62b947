import { useCallback, useEffect, useRef, useState } from 'react'
import { type ApplicationDetail, type ApplicationRecord, applicationDetail } from '../../../../api/applications.ts'
import type { CallResult } from '../../../../api/client.ts'
import { callAsCompany } from '../../../../state/company.ts'
import { useApplicationReceived } from '../../../../state/company-live.ts'

/** Milliseconds between looks at a message that is on its way, and how often it is looked at. */
const lookMs = 1500
const looks = 20

/** Everything about one application; null while it is on its way. Kept fresh while it is read, corrected or answered. */
export const useDetail = (id: string, onRead: (record: ApplicationRecord) => void) => {
  const [received, setReceived] = useState<{ id: string; answer: CallResult<ApplicationDetail> } | null>(null)
  const turn = useRef(0)
  const latest = useRef(onRead)
  useEffect(() => {
    latest.current = onRead
  })

  const read = useCallback(
    async (quietly: boolean) => {
      turn.current += 1
      const mine = turn.current
      if (!quietly) setReceived(null)
      const answer = await callAsCompany(applicationDetail(id))
      if (mine !== turn.current) return
      if (answer.ok) latest.current(recordOf(answer.data))
      setReceived((before) => {
        const shown = before?.id === id ? before.answer : null
        // What is on the screen stays there while the server is away for a moment.
        if (!answer.ok) return shown?.ok && answer.failure.status !== 404 ? before : { id, answer }
        return { id, answer: { ...answer, data: shown?.ok && quietly ? withOpenFile(answer.data, shown.data) : answer.data } }
      })
    },
    [id],
  )
  useEffect(() => {
    void read(false)
    return () => {
      turn.current += 1
    }
  }, [read])
  useApplicationReceived((application) => {
    if (application._id === id) void read(true)
  })

  const answer = received?.id === id ? received.answer : null
  const isOnTheWay = answer?.ok === true && answer.data.messages.some(({ state }) => state === 'queued')
  useEffect(() => {
    if (!isOnTheWay) return
    let left = looks
    const timer = setInterval(() => {
      left -= 1
      if (left < 0) clearInterval(timer)
      else void read(true)
    }, lookMs)
    return () => clearInterval(timer)
  }, [isOnTheWay, read])

  return { answer, load: useCallback(() => void read(false), [read]), reload: useCallback(() => read(true), [read]) }
}

/** Every answer has a new link to the file: the pages that are open stay open as long as it is the same file. */
const withOpenFile = (next: ApplicationDetail, before: ApplicationDetail): ApplicationDetail =>
  next.appliedAt === before.appliedAt && next.updatedAt === before.updatedAt && next.resumeFile === before.resumeFile
    ? { ...next, file: before.file }
    : next

/** What a list shows of it. */
const recordOf = ({ analysis: _, shown: __, read: ___, file: ____, ...record }: ApplicationDetail): ApplicationRecord => record
