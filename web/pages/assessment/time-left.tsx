import { minutesAndSeconds } from './server-clock.ts'
import type { Countdown } from './use-countdown.ts'

const scarceMs = 60_000

/** The countdown in sight, and its few announcements for those who listen. */
export const TimeLeft = ({ countdown: { leftMs, announcement } }: { countdown: Countdown }) => (
  <div className="time-left" data-scarce={(leftMs !== null && leftMs <= scarceMs) || undefined}>
    <span className="time-left-label">Time left</span>
    <span className="time-left-clock numeric" role="timer" aria-live="off">
      {leftMs === null ? '--:--' : minutesAndSeconds(leftMs)}
    </span>
    <span className="visually-hidden" role="status">
      {announcement}
    </span>
  </div>
)
