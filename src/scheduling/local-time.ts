/** What a clock on the wall and the calendar beside it show. */
export interface WallTime {
  /** 'YYYY-MM-DD' */
  day: string
  /** 'HH:MM' */
  time: string
}

const minute = 60_000
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(zone: string) {
  const known = formatters.get(zone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  // Names of zones come from forms: no more are remembered than there are.
  if (formatters.size < 700) formatters.set(zone, formatter)
  return formatter
}

/** Whether this is the name of a time zone, such as Europe/Berlin. */
export function isZone(zone: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+){0,3}$/.test(zone) || zone.length > 64) return false
  try {
    formatterOf(zone)
    return true
  } catch {
    return false
  }
}

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
export function offsetAt(zone: string, instant: number): number {
  const whole = Math.floor(instant / 1000) * 1000
  const parts = Object.fromEntries(
    formatterOf(zone)
      .formatToParts(whole)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<string, number>
  return Date.UTC(parts.year!, parts.month! - 1, parts.day!, parts.hour!, parts.minute!, parts.second!) - whole
}

/** The time as if it were UTC; null when there is no such day or time. */
function asUtc({ day, time }: WallTime): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return null
  const at = Date.parse(`${day}T${time}:00Z`)
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day ? null : at
}

export const isWallTime = (wall: WallTime) => asUtc(wall) !== null

/**
 * The instants at which the clocks of a zone show this time, the first one first: none where they are put forward over it,
 * two where they are put back, one otherwise.
 */
export function instantsOf(wall: WallTime, zone: string): Date[] {
  const utc = asUtc(wall)
  if (utc === null) return []
  const day = 24 * 60 * minute
  // Whatever the zone does around that time, its clocks are right by one of the offsets before or after it.
  const offsets = new Set([offsetAt(zone, utc - day), offsetAt(zone, utc + day)])
  return [...offsets]
    .map((offset) => utc - offset)
    .filter((instant) => offsetAt(zone, instant) === utc - instant)
    .toSorted((one, other) => one - other)
    .map((instant) => new Date(instant))
}

/** The end of a day: the first instant of the next one. */
export function endOfDay(day: string, zone: string): Date | null {
  const utc = asUtc({ day, time: '00:00' })
  if (utc === null) return null
  const next = new Date(utc + 24 * 60 * minute).toISOString().slice(0, 10)
  // In some zones clocks are put forward at midnight: then the day begins at one.
  for (const time of ['00:00', '00:30', '01:00']) {
    const [instant] = instantsOf({ day: next, time }, zone)
    if (instant) return instant
  }
  return new Date(utc + 24 * 60 * minute - offsetAt(zone, utc))
}
