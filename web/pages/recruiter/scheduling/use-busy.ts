import { useEffect, useState } from 'react'
import { dayKey, timeWords } from '#src/scheduling/time-views.ts'
import { type BusyRecord, busyTimes } from '../../../api/scheduling.ts'

/** By the clock of a zone, as 'YYYY-MM-DDTHH:MM'. */
export interface WallSpan {
  start: string
  end: string
}

/** When the interviewer is taken already. Empty while nobody knows: the server has the last word. */
export const useBusy = (interviewer: string, zone: string): WallSpan[] => {
  const [busy, setBusy] = useState<BusyRecord[]>([])
  useEffect(() => {
    let current = true
    setBusy([])
    void busyTimes(interviewer).then((answer) => {
      if (current && answer.ok) setBusy(answer.data)
    })
    return () => {
      current = false
    }
  }, [interviewer])
  return busy.map(({ start, end }) => ({ start: wallOf(start, zone), end: wallOf(end, zone) }))
}

/** What the clock of a zone shows at an instant. */
export const wallOf = (instant: string | number | Date, zone: string): string =>
  `${dayKey(instant, zone)}T${timeWords(instant, zone)}`
