import { dayWords } from '#src/scheduling/time-views.ts'

/** Clock times are counted as if they were UTC: here only their order and distance matter. */
const asDate = (wall: string) => new Date(`${wall.slice(0, 10)}T${wall.slice(11) || '00:00'}:00Z`)

const dayMs = 86_400_000

export const addMinutes = (wall: string, minutes: number): string =>
  new Date(asDate(wall).getTime() + minutes * 60_000).toISOString().slice(0, 16)

export const addDays = (day: string, days: number): string =>
  new Date(asDate(day).getTime() + days * dayMs).toISOString().slice(0, 10)

/** The Monday of the week that a day is in. */
export const mondayOf = (day: string): string => addDays(day, -((asDate(day).getUTCDay() + 6) % 7))

/** 'Tuesday, December 1, 2026' */
export const dayName = (day: string): string => dayWords(asDate(day), 'UTC')

/** 'Tuesday, December 1, 2026, 14:05' */
export const wallName = (wall: string): string => `${dayName(wall)}, ${wall.slice(11)}`

/** Every half hour from eight to half past six. */
export const gridTimes: string[] = Array.from(
  { length: 22 },
  (_, at) => `${String(8 + Math.floor(at / 2)).padStart(2, '0')}:${at % 2 ? '30' : '00'}`,
)
