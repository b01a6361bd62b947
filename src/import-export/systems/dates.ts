/** An instant as an export tells it. */
export interface ToldInstant {
  /** ISO, in UTC. */
  iso: string
  /** False where no zone was told: it was taken for UTC. */
  isZoned: boolean
}

const earliest = Date.UTC(1990, 0, 1)
const latest = Date.UTC(2100, 0, 1)

const isoForm =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/i
/** Month first, as programs of the United States write: all four systems do. */
const slashForm =
  /^(\d{1,2})([/-])(\d{1,2})\2(\d{2}|\d{4})(?:,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([ap]m)?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/i
const dotForm = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?:,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/

/**
 * Reads ISO 8601 with or without a zone, `2014-03-26 20:11:40 UTC`, `03/26/2014 8:11 PM`, `26.03.2014`, and milliseconds or seconds
 * since 1970. Null for what is no date, and for the empty dates of MySQL.
 */
export function instantOf(told: unknown): ToldInstant | null {
  if (typeof told === 'number' || (typeof told === 'string' && /^\d{10}$|^\d{13}$/.test(told.trim()))) {
    const value = Number(told)
    return whole(value < 100_000_000_000 ? value * 1000 : value, true)
  }
  if (typeof told !== 'string') return null
  const text = told.trim()
  const iso = isoForm.exec(text)
  if (iso) {
    const [, year, month, day, hour, minute, second, fraction, zone] = iso
    return at([year, month, day, hour, minute, second], zone, Number(`0.${fraction ?? 0}`) * 1000)
  }
  const slash = slashForm.exec(text)
  if (slash) {
    const [, first, , second, year, hour, minute, seconds, half, zone] = slash
    const isDayFirst = Number(first) > 12
    const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : hour
    const whole = year!.length === 2 ? `20${year}` : year
    return at([whole, isDayFirst ? second : first, isDayFirst ? first : second, hours, minute, seconds], zone, 0)
  }
  const dots = dotForm.exec(text)
  if (dots) {
    const [, day, month, year, hour, minute, second] = dots
    return at([year, month, day, hour, minute, second], undefined, 0)
  }
  return null
}

function at(parts: (string | number | undefined)[], zone: string | undefined, ms: number): ToldInstant | null {
  const [year, month, day, hour, minute, second] = parts.map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const instant = Date.UTC(year, month - 1, day, hour, minute, second, Math.floor(ms))
  const read = new Date(instant)
  // The 31st of February is no day.
  if (read.getUTCFullYear() !== year || read.getUTCMonth() !== month - 1 || read.getUTCDate() !== day || hour > 23 || minute > 59)
    return null
  const offset = zone ? /([+-])(\d{2}):?(\d{2})/.exec(zone) : null
  const minutes = offset ? (Number(offset[2]) * 60 + Number(offset[3])) * (offset[1] === '-' ? -1 : 1) : 0
  return whole(instant - minutes * 60_000, zone !== undefined)
}

const whole = (ms: number, isZoned: boolean): ToldInstant | null =>
  ms >= earliest && ms < latest ? { iso: new Date(ms).toISOString(), isZoned } : null
