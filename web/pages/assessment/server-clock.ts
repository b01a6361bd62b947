import type { Language } from '#src/words/languages.ts'
import { plural } from '#src/words/text.ts'
import type { Words } from '#src/words/words.ts'

/** Where a count of milliseconds comes from that only ever runs forward, whatever becomes of the device's clock. */
type Ticks = () => number

/** The server's time, as far as a device can know it between two answers. */
export interface ServerClock {
  /** Milliseconds since 1970, as the server counts. */
  now(): number
  /** Sets it by an answer: what the server wrote, and when, in ticks, the call left and its answer came. */
  take(serverTime: string, leftAt: number, cameAt: number): void
  ticks: Ticks
}

export function createServerClock(serverTime: string, writtenAt: number, ticks: Ticks): ServerClock {
  let known = { time: Date.parse(serverTime), at: writtenAt }
  return {
    now: () => known.time + ticks() - known.at,
    take(time, leftAt, cameAt) {
      const parsed = Date.parse(time)
      // The answer was written somewhere on the way; half of it is the best guess.
      if (Number.isFinite(parsed)) known = { time: parsed, at: (leftAt + cameAt) / 2 }
    },
    ticks,
  }
}

/** When the page that carried the first time was written, in ticks of this window. */
export const pageWrittenAt = (): number => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.responseStart ?? 0
}

/** As a countdown shows it: 900,000 ms are 15:00, and 0:01 is shown until the last second is over. */
export const minutesAndSeconds = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}

/** In seconds: when the time that is left is said aloud. */
const announcedAt = [300, 60, 30]

/** What to say when so many milliseconds are left and, a moment ago, so many were; '' for nothing. */
export const announcementFor = (
  leftMs: number,
  beforeMs: number,
  words: Pick<Words['assessment'], 'minutesLeft' | 'secondsLeft'>,
  language: Language,
): string => {
  const passed = announcedAt.findLast((seconds) => leftMs <= seconds * 1000 && beforeMs > seconds * 1000)
  if (passed === undefined || leftMs <= 0) return ''
  return passed >= 60 ? plural(language, words.minutesLeft, passed / 60) : plural(language, words.secondsLeft, passed)
}
