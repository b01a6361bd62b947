import { calendar } from '#src/words/english-calendar.ts'
import { fill } from '#src/words/fill.ts'
import type { Words } from '#src/words/words.ts'

/** How a language writes days; English where it is not said. */
type CalendarWords = Pick<Words['schedule'], 'weekdays' | 'shortWeekdays' | 'months' | 'shortMonths' | 'day' | 'when'>

type Instant = string | number | Date

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Numbers only, and words of our own: servers and browsers differ in how they abbreviate September. */
function partsIn(zone: string, at: Instant) {
  let formatter = formatters.get(zone)
  if (!formatter) {
    const options = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
    formatter = new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone, hourCycle: 'h23' })
    if (formatters.size < 700) formatters.set(zone, formatter)
  }
  const parts = Object.fromEntries(formatter.formatToParts(new Date(at)).map(({ type, value }) => [type, value]))
  const { year = '', month = '', day = '', hour = '', minute = '' } = parts
  const weekday = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDay()
  return { year, month, day, hour, minute, weekday }
}

/** '2026-12-01', the day in that zone. */
export const dayKey = (at: Instant, zone: string): string => {
  const { year, month, day } = partsIn(zone, at)
  return `${year}-${month}-${day}`
}

/** '14:05', in that zone. */
export const timeWords = (at: Instant, zone: string): string => {
  const { hour, minute } = partsIn(zone, at)
  return `${hour}:${minute}`
}

/** 'Tuesday, December 1, 2026', in that zone. */
export const dayWords = (at: Instant, zone: string, words: CalendarWords = calendar): string => {
  const { year, month, day, weekday } = partsIn(zone, at)
  return fill(words.day, { weekday: words.weekdays[weekday]!, day: Number(day), month: words.months[Number(month) - 1]!, year })
}

/** 'Tue, Dec 1, 2026, 14:05', in that zone. */
export const whenWords = (at: Instant, zone: string, words: CalendarWords = calendar): string => {
  const { year, month, day, weekday, hour, minute } = partsIn(zone, at)
  return fill(words.when, {
    weekday: words.shortWeekdays[weekday]!,
    day: Number(day),
    month: words.shortMonths[Number(month) - 1]!,
    year,
    time: `${hour}:${minute}`,
  })
}

/** The same for the end of a time: what ends at midnight ends on the day before, at 23:59. */
export const untilWords = (at: Instant, zone: string, words: CalendarWords = calendar): string =>
  whenWords(timeWords(at, zone) === '00:00' ? new Date(at).getTime() - 60_000 : at, zone, words)

/** Names that have changed: browsers keep to the old ones. */
const newNames: Record<string, string> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'Europe/Kiev': 'Europe/Kyiv',
  'Etc/UTC': 'UTC',
}

/** The name a zone goes by today: 'Asia/Kolkata' for 'Asia/Calcutta'. */
export const zoneName = (zone: string): string => newNames[zone] ?? zone

/** 'Asia/Ho Chi Minh' */
export const zoneWords = (zone: string): string => zoneName(zone).replaceAll('_', ' ')

/** 'UTC+5:30', at that instant. */
export const offsetWords = (at: Instant, zone: string): string => {
  const { year, month, day, hour, minute } = partsIn(zone, at)
  const instant = Math.floor(new Date(at).getTime() / 60_000)
  const ahead = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)) / 60_000 - instant
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60]
  return `UTC${ahead < 0 ? '-' : '+'}${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`
}

/** Whether a place is an address to click on. */
export const isLink = (place: string): boolean => /^https?:\/\/\S+$/i.test(place)
