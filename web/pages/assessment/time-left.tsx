import { useWords } from '../../words/words.ts'
import { minutesAndSeconds } from './server-clock.ts'
import type { Countdown } from './use-countdown.ts'

const scarceMs = 60_000

/** The countdown in sight, and its few announcements for those who listen. */
export const TimeLeft = ({ countdown: { leftMs, announcement } }: { countdown: Countdown }) => {
  const words = useWords('assessment')
  const isScarce = leftMs !== null && leftMs <= scarceMs
  return (
    <div className="time-left flex items-baseline gap-2 outlined rounded-4 surface pad-row" data-scarce={isScarce || undefined}>
      <span className="muted small">{words.timeLeft}</span>
      <span className={`numeric bold text-6 tight ${isScarce ? 'text-danger' : ''}`} role="timer" aria-live="off">
        {leftMs === null ? '--:--' : minutesAndSeconds(leftMs)}
      </span>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </div>
  )
}
