import type { Clock } from '#src/ports/clock.ts'
import { calmMinutes, manyForms, manyRefused } from './constants.ts'

const bucketMs = 10_000
const bucketsOfMinute = 6

interface Counted {
  forms: number
  refused: number
  solved: number
}

/** How much arrives in a minute, and whether that is an attack: it takes calm minutes, not one, until it counts as over. */
export function createPressure(clock: Clock) {
  const buckets = new Map<number, Counted>()
  let since: Date | null = null
  let lastBusy = 0

  const now = () => clock.now().getTime()
  const bucketOf = (time: number) => Math.floor(time / bucketMs)

  const count = (what: keyof Counted) => {
    const bucket = bucketOf(now())
    const counted = buckets.get(bucket) ?? { forms: 0, refused: 0, solved: 0 }
    counted[what] += 1
    buckets.set(bucket, counted)
    for (const old of buckets.keys()) if (old <= bucket - bucketsOfMinute) buckets.delete(old)
    look()
  }

  function lastMinute(): Counted {
    const oldest = bucketOf(now()) - bucketsOfMinute
    const sum = { forms: 0, refused: 0, solved: 0 }
    for (const [bucket, { forms, refused, solved }] of buckets) {
      if (bucket <= oldest) continue
      sum.forms += forms
      sum.refused += refused
      sum.solved += solved
    }
    return sum
  }

  function look() {
    const { forms, refused } = lastMinute()
    const share = Math.max(forms / manyForms, refused / manyRefused)
    if (share >= 1) since ??= clock.now()
    if (share >= 0.5) lastBusy = now()
    if (since && now() - lastBusy > calmMinutes * 60_000) since = null
  }

  return {
    noteForm: () => count('forms'),
    noteRefused: () => count('refused'),
    noteSolved: () => count('solved'),
    /** Since when forms are under attack; null when they are not. */
    attackedSince(): Date | null {
      look()
      return since
    },
    lastMinute,
  }
}

export type Pressure = ReturnType<typeof createPressure>
