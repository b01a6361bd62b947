import { untilWords, whenWords, zoneWords } from '#src/scheduling/time-views.ts'
import type { OfferRecord } from '../../../api/scheduling.ts'
import { StatusBadge, type Tone } from '../../../components/status-badge.tsx'

const states: Record<OfferRecord['state'], { text: string; tone: Tone }> = {
  open: { text: 'Waiting for the candidate', tone: 'info' },
  booked: { text: 'Booked', tone: 'success' },
  past: { text: 'Over', tone: 'neutral' },
  expired: { text: 'Expired', tone: 'warning' },
  cancelled: { text: 'Canceled', tone: 'neutral' },
}

export const OfferState = ({ offer: { state, ended, freeCount } }: { offer: OfferRecord }) => {
  if (state === 'open' && freeCount === 0) return <StatusBadge tone="warning">No time left</StatusBadge>
  const text = ended?.by === 'candidate' ? 'Canceled by the candidate' : states[state].text
  return <StatusBadge tone={ended?.by === 'candidate' ? 'warning' : states[state].tone}>{text}</StatusBadge>
}

/** 'Tue, Dec 1, 2026, 10:00 (Europe/Berlin)', by the clock of the recruiter who offered it. */
export const whenOf = ({ interview, zone }: OfferRecord): string | null =>
  interview && `${whenWords(interview.startsAt, zone)} (${zoneWords(zone)})`

/** What stands below the state: what was chosen, or what can be. */
export const offerInWords = (offer: OfferRecord): string => {
  const { state, freeCount, slots, closesAt, zone } = offer
  const when = whenOf(offer)
  if (when) return when
  const times = slots.length === 1 ? 'one time' : `${slots.length} times`
  if (state !== 'open') return `Offered ${times}`
  if (freeCount === 0) return `Offered ${times}; all are taken or past`
  const free = freeCount === slots.length ? times : `${freeCount} of ${times} left`
  return `${free[0]!.toUpperCase()}${free.slice(1)}, can be chosen until ${untilWords(closesAt, zone)} (${zoneWords(zone)})`
}
