import { describe, expect, test } from 'bun:test'
import { endOfDay, instantsOf, isZone } from './local-time.ts'
import { dayKey, dayWords, offsetWords, timeWords, whenWords, zoneName, zoneWords } from './time-views.ts'

const at = (day: string, time: string, zone: string) => instantsOf({ day, time }, zone).map((instant) => instant.toISOString())

describe('a time on the wall', () => {
  test('is one instant in summer and another in winter', () => {
    expect(at('2026-01-15', '10:00', 'Europe/Berlin')).toEqual(['2026-01-15T09:00:00.000Z'])
    expect(at('2026-07-15', '10:00', 'Europe/Berlin')).toEqual(['2026-07-15T08:00:00.000Z'])
    expect(at('2026-07-15', '10:00', 'America/New_York')).toEqual(['2026-07-15T14:00:00.000Z'])
    expect(at('2026-07-15', '10:00', 'Asia/Kolkata')).toEqual(['2026-07-15T04:30:00.000Z'])
  })

  test('does not exist where the clocks are put forward over it', () => {
    expect(at('2026-03-29', '02:30', 'Europe/Berlin')).toEqual([])
    expect(at('2026-03-08', '02:00', 'America/New_York')).toEqual([])
    expect(at('2026-03-29', '01:59', 'Europe/Berlin')).toEqual(['2026-03-29T00:59:00.000Z'])
    expect(at('2026-03-29', '03:00', 'Europe/Berlin')).toEqual(['2026-03-29T01:00:00.000Z'])
  })

  test('comes twice where they are put back, the first one first', () => {
    expect(at('2026-10-25', '02:30', 'Europe/Berlin')).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'])
    expect(at('2026-11-01', '01:00', 'America/New_York')).toEqual(['2026-11-01T05:00:00.000Z', '2026-11-01T06:00:00.000Z'])
    expect(at('2026-11-01', '02:00', 'America/New_York')).toEqual(['2026-11-01T07:00:00.000Z'])
  })

  test('is right again and again for every hour of the day in a year, also where half an hour is put forward', () => {
    for (const zone of ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Apia', 'UTC'])
      for (let instant = Date.UTC(2026, 0, 1); instant < Date.UTC(2027, 0, 1); instant += 30 * 60_000 * 29) {
        const found = instantsOf({ day: dayKey(instant, zone), time: timeWords(instant, zone) }, zone)
        expect(found.map(Number)).toContain(instant)
      }
  })

  test('is none when it is no day or no time', () => {
    for (const [day, time] of [
      ['2026-02-30', '10:00'],
      ['2026-2-3', '10:00'],
      ['tomorrow', '10:00'],
      ['2026-02-03', '24:00'],
      ['2026-02-03', '9:00'],
    ] as const)
      expect(at(day, time, 'UTC')).toEqual([])
  })
})

test('a day ends when the next one begins, also where there is no midnight', () => {
  expect(endOfDay('2026-03-28', 'Europe/Berlin')?.toISOString()).toBe('2026-03-28T23:00:00.000Z')
  expect(endOfDay('2026-10-25', 'Europe/Berlin')?.toISOString()).toBe('2026-10-25T23:00:00.000Z')
  // In Beirut the clocks go from midnight to one.
  expect(endOfDay('2026-03-28', 'Asia/Beirut')?.toISOString()).toBe('2026-03-28T22:00:00.000Z')
  expect(endOfDay('2026-02-30', 'UTC')).toBeNull()
})

test('zones are known by the names of the IANA and nothing else', () => {
  for (const zone of ['Europe/Berlin', 'Asia/Calcutta', 'America/Argentina/Buenos_Aires', 'UTC', 'Etc/GMT+3'])
    expect(isZone(zone)).toBe(true)
  for (const zone of ['', 'Mars/Olympus', '+02:00', 'Europe/Berlin\r\nX: 1', '../etc', 'Europe Berlin', `A${'a'.repeat(80)}`])
    expect(isZone(zone)).toBe(false)
})

test('an instant is written by the clock of a zone', () => {
  const instant = '2026-09-01T18:45:00Z'
  expect(whenWords(instant, 'Asia/Kolkata')).toBe('Wed, Sep 2, 2026, 00:15')
  expect(whenWords(instant, 'America/New_York')).toBe('Tue, Sep 1, 2026, 14:45')
  expect(dayWords(instant, 'Asia/Kolkata')).toBe('Wednesday, September 2, 2026')
  expect([offsetWords(instant, 'Asia/Kolkata'), offsetWords(instant, 'America/New_York'), offsetWords(instant, 'UTC')]).toEqual([
    'UTC+5:30',
    'UTC-4',
    'UTC+0',
  ])
  expect(zoneWords('Asia/Saigon')).toBe('Asia/Ho Chi Minh')
  expect(zoneName('Asia/Calcutta')).toBe('Asia/Kolkata')
})
