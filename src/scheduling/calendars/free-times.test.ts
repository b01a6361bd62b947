import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Busy } from '../offer.ts'
import type { DayHours } from './availability.ts'
import { freeTimes, type Participant } from './free-times.ts'

// A thousand weeks, on a machine that may be busy.
setDefaultTimeout(120_000)

const minute = 60_000
/** Zones whose clocks change on other days, by half an hour, at midnight, or never. */
const zones = [
  'Europe/Berlin',
  'America/New_York',
  'America/Sao_Paulo',
  'Australia/Lord_Howe',
  'Australia/Sydney',
  'America/Santiago',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'UTC',
]
/** Sundays around which clocks change somewhere. */
const changes = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-10-04', '2026-10-25', '2026-11-01', '2027-03-28', '2026-09-06']

/** The same weeks for the same seed. */
function randomFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const clock = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

function randomPerson(random: (below: number) => number, from: number): Participant {
  const days: DayHours[] = []
  for (let day = 1; day <= 7; day++) {
    if (random(5) === 0) continue
    // Some work through the night in which clocks change.
    const start = random(4) === 0 ? random(4) * 30 : 360 + random(8) * 30
    const end = Math.min(start + 60 + random(20) * 30, 1439)
    const noon = Math.floor((start + end) / 2)
    if (random(3) === 0 && noon - start > 60)
      days.push({ day, from: clock(start), to: clock(noon - 30) }, { day, from: clock(noon), to: clock(end) })
    else days.push({ day, from: clock(start), to: clock(end) })
  }
  const busy: Busy[] = Array.from({ length: random(25) }, () => {
    const start = from + random(7 * 24 * 12) * 5 * minute
    return { start: new Date(start), end: new Date(start + (1 + random(40)) * 5 * minute) }
  })
  return { hours: { zone: zones[random(zones.length)]!, days, bufferMinutes: [0, 0, 5, 15, 30][random(5)]! }, busy }
}

const wallClocks = new Map<string, Intl.DateTimeFormat>()
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
/** What a clock on the wall shows, asked of the system and of nothing of ours. */
function wallClock(at: number, zone: string): { day: number; time: string } {
  let format = wallClocks.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    wallClocks.set(zone, format)
  }
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return { day: weekdays.indexOf(parts.weekday!) + 1, time: `${parts.hour}:${parts.minute}` }
}

/** Whether somebody can be there at this minute, as a person would look it up: on the wall, and in the calendar. */
function hasTime({ hours, busy }: Participant, at: number): boolean {
  const wall = wallClock(at, hours.zone)
  const works = hours.days.some(({ day, from, to }) => day === wall.day && from <= wall.time && wall.time < to)
  const buffer = hours.bufferMinutes * minute
  return works && !busy.some(({ start, end }) => start.getTime() - buffer < at + minute && at < end.getTime() + buffer)
}

describe('free times', () => {
  test('in 1,000 random weeks over changes of clocks, nobody is taken or off in any minute of an offered time', () => {
    let offered = 0
    let weeksWithTimes = 0
    for (let seed = 1; seed <= 1000; seed++) {
      const random = randomFrom(seed)
      const sunday = Date.parse(`${changes[random(changes.length)]}T00:00:00Z`)
      const from = sunday - (1 + random(5)) * 24 * 60 * minute
      const people = Array.from({ length: 1 + random(4) }, () => randomPerson(random, from))
      const minutes = [15, 30, 45, 60, 90][random(5)]!
      const times = freeTimes(people, {
        minutes,
        from: new Date(from),
        to: new Date(from + 7 * 24 * 60 * minute),
        zone: zones[random(zones.length)]!,
        limit: 8,
      })
      offered += times.length
      if (times.length > 0) weeksWithTimes++
      for (const time of times)
        for (let at = time.getTime(); at < time.getTime() + minutes * minute; at += 15 * minute)
          for (const person of people)
            if (!hasTime(person, at) || !hasTime(person, at + 14 * minute))
              throw new Error(`Seed ${seed}: ${time.toISOString()} for ${minutes} minutes, at ${new Date(at).toISOString()}`)
    }
    expect(weeksWithTimes).toBeGreaterThan(500)
    expect(offered).toBeGreaterThan(3000)
  })

  const person = (more: Partial<Participant['hours']> = {}, busy: Busy[] = []): Participant => ({
    hours: { zone: 'Europe/Berlin', days: [{ day: 1, from: '09:00', to: '12:00' }], bufferMinutes: 0, ...more },
    busy,
  })
  const monday = {
    from: new Date('2026-03-30T00:00:00Z'),
    to: new Date('2026-03-31T00:00:00Z'),
    zone: 'Europe/Berlin',
    limit: 100,
  }
  const shown = (times: Date[]) => times.map((time) => time.toISOString().slice(11, 16))

  test('none is missing that everybody has: an empty morning is offered from its first to its last', () => {
    expect(shown(freeTimes([person()], { ...monday, minutes: 60 }))).toEqual(['07:00', '07:30', '08:00', '08:30', '09:00'])
  })

  test('lie where the hours of people in different zones overlap', () => {
    const newYork = person({ zone: 'America/New_York', days: [{ day: 1, from: '04:00', to: '05:00' }] })
    expect(shown(freeTimes([person(), newYork], { ...monday, minutes: 30 }))).toEqual(['08:00', '08:30'])
  })

  test('keep the buffer free before and after what stands in the calendar', () => {
    const busy = [{ start: new Date('2026-03-30T08:00:00Z'), end: new Date('2026-03-30T08:30:00Z') }]
    expect(shown(freeTimes([person({}, busy)], { ...monday, minutes: 30 }))).toEqual([
      '07:00',
      '07:30',
      '08:30',
      '09:00',
      '09:30',
    ])
    expect(shown(freeTimes([person({ bufferMinutes: 15 }, busy)], { ...monday, minutes: 30 }))).toEqual([
      '07:00',
      '09:00',
      '09:30',
    ])
  })

  test('begin on the hour or half past of whoever asks, also where clocks are three quarters of an hour off', () => {
    const [first] = freeTimes([person()], { ...monday, zone: 'Asia/Kathmandu', minutes: 30 })
    expect(first?.toISOString().slice(11, 16)).toBe('07:15')
  })

  test('of nobody are none', () => {
    expect(freeTimes([], { ...monday, minutes: 30 })).toEqual([])
  })
})
