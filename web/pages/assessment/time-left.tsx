import { useWords } from '../../words/words.ts'
import { minutesAndSeconds } from './server-clock.ts'
import type { Countdown } from './use-countdown.ts'

const scarceMs = 60_000

/** The countdown in sight, and its few announcements for those who listen. */
export const TimeLeft = ({ countdown: { leftMs, announcement } }: { countdown: Countdown }) => {
  const words = useWords('assessment')
  return (
    <div
      className="time-left flex items-baseline gap-2 outlined rounded-4 surface"
      data-scarce={(leftMs !== null && leftMs <= scarceMs) || undefined}
    >
      <span className="muted small">{words.timeLeft}</span>
      <span className="time-left-clock numeric bold" role="timer" aria-live="off">
        {leftMs === null ? '--:--' : minutesAndSeconds(leftMs)}
      </span>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </div>
  )
}
