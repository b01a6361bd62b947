import { useEffect, useState } from 'react'
import { type ImportRecord, importById } from '../../../api/import-export.ts'
import { useLive } from '../../../state/candidates-live.ts'

const everyMs = 2500
/** Live events ask for a look at once, many of them for one. */
const atOnceMs = 400

/** An import as far as it has got, until it is finished. */
export const useFollowing = (started: ImportRecord | null): ImportRecord | null => {
  const [record, setRecord] = useState(started)
  const [hurry, setHurry] = useState(0)
  const id = started?._id
  useEffect(() => setRecord(started), [started])
  const isOpen = record !== null && record._id === id && !record.finished
  useLive((...[event]) => {
    if (event === 'uploadProgress' && isOpen) setHurry((count) => count + 1)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another look is due after each answer and after each event
  useEffect(() => {
    if (!isOpen || !id) return
    const timer = setTimeout(
      async () => {
        const answer = await importById(id)
        setRecord((now) => (now?._id !== id ? now : answer.ok ? answer.data : { ...now }))
      },
      hurry > 0 ? atOnceMs : everyMs,
    )
    return () => clearTimeout(timer)
  }, [id, isOpen, record])
  return record
}
