import { useCallback, useEffect, useState } from 'react'
import { dayKey, timeWords } from '#src/scheduling/time-views.ts'
import type { CallResult } from '../../../api/client.ts'
import { type FreeTimesAnswer, freeTimes } from '../../../api/scheduling.ts'

/** By the clock of a zone, as 'YYYY-MM-DDTHH:MM'. */
export interface WallSpan {
  start: string
  end: string
  /** What stands there: an interview of ours, or something in a connected calendar. */
  what?: 'interview' | 'calendar'
}

/** When people are taken, and when they are free together, in one week. Null while the calendars are asked. */
export function useFreeTimes(people: string[], minutes: number, zone: string, from: string) {
  const [answer, setAnswer] = useState<CallResult<FreeTimesAnswer> | null>(null)
  const [tries, setTries] = useState(0)
  const who = people.join(',')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same again
  useEffect(() => {
    let current = true
    setAnswer(null)
    void freeTimes({ people: who, minutes, zone, from, days: 7 }).then((next) => {
      if (current) setAnswer(next)
    })
    return () => {
      current = false
    }
  }, [who, minutes, zone, from, tries])
  const known = answer?.ok ? answer.data : null
  const taken = (known?.people ?? []).flatMap(({ busy }) =>
    busy.map(
      ({ start, end, isInterview }): WallSpan => ({
        start: wallOf(start, zone),
        end: wallOf(end, zone),
        what: isInterview ? 'interview' : 'calendar',
      }),
    ),
  )
  const free = (known?.times ?? []).map((time) => wallOf(time, zone))
  return { answer, taken, free, again: useCallback(() => setTries((count) => count + 1), []) }
}

/** What the clock of a zone shows at an instant. */
export const wallOf = (instant: string | number | Date, zone: string): string =>
  `${dayKey(instant, zone)}T${timeWords(instant, zone)}`
