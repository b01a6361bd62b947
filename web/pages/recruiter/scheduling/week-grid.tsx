import { Button } from '@radix-ui/themes'
import { type KeyboardEvent, useRef, useState } from 'react'
import { type WallSpan, wallOf } from './use-free-times.ts'
import { addDays, addMinutes, dayName, gridTimes, mondayOf, wallName } from './wall-times.ts'

interface WeekGridProps {
  times: string[]
  minutes: number
  zone: string
  busy: WallSpan[]
  /** When everybody is free. */
  free?: string[]
  /** The Monday of the week that is shown. */
  onWeek?: (monday: string) => void
  onChange: (times: string[]) => void
}

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The Monday of the week that a grid shows first. On a Saturday this week is over. */
export const firstMonday = (zone: string) => mondayOf(addDays(wallOf(Date.now(), zone).slice(0, 10), 2))

/** A week of half hours to press. One stop for the Tab key; arrows move within, Enter and Space press. */
export const WeekGrid = ({ times, minutes, zone, busy, free = [], onWeek, onChange }: WeekGridProps) => {
  const now = wallOf(Date.now(), zone)
  const first = firstMonday(zone)
  const [week, setWeek] = useState(0)
  const [place, setPlace] = useState<[number, number]>([0, 2])
  const grid = useRef<HTMLTableElement>(null)
  const days = Array.from({ length: 7 }, (_, at) => addDays(first, week * 7 + at))

  const turnTo = (next: number) => {
    setWeek(next)
    onWeek?.(addDays(first, next * 7))
  }

  const toggle = (wall: string) => onChange(times.includes(wall) ? times.filter((time) => time !== wall) : [...times, wall])
  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const [day, time] = [place[0] + step[0], place[1] + step[1]]
    if (day < 0 || day > 6 || time < 0 || time >= gridTimes.length) return
    setPlace([day, time])
    grid.current?.querySelector<HTMLElement>(`[data-place="${day}-${time}"]`)?.focus()
  }

  return (
    <fieldset className="week-grid">
      <legend className="field-label">Times to offer</legend>
      <div className="row row-between">
        <p className="muted text-2" aria-live="polite">
          {dayName(days[0]!)} to {dayName(days[6]!)}
        </p>
        <div className="row gap-2">
          <Button type="button" size="1" variant="soft" color="gray" disabled={week === 0} onClick={() => turnTo(week - 1)}>
            Earlier<span className="visually-hidden"> week</span>
          </Button>
          <Button type="button" size="1" variant="soft" color="gray" disabled={week >= 24} onClick={() => turnTo(week + 1)}>
            Later<span className="visually-hidden"> week</span>
          </Button>
        </div>
      </div>
      <div className="week-frame mt-2 outlined rounded-3 max-h-24 scroll">
        <table className="w-full small" ref={grid} onKeyDown={handleKey}>
          <caption className="visually-hidden">Half hours of the week. Press those you offer.</caption>
          <thead>
            <tr>
              <td className="p-0" />
              {days.map((day) => (
                <th key={day} scope="col">
                  <span aria-hidden="true">
                    {dayName(day).slice(0, 3)} <b className="block">{Number(day.slice(8))}</b>
                  </span>
                  <span className="visually-hidden">{dayName(day)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {gridTimes.map((time, row) => (
              <tr key={time}>
                <th scope="row">{time}</th>
                {days.map((day, column) => {
                  const wall = `${day}T${time}`
                  const clash = busy.find(({ start, end }) => wall < end && start < addMinutes(wall, minutes))
                  const isBusy = clash !== undefined
                  const taken = clash?.what === 'calendar' ? ', taken in a calendar' : ', another interview'
                  const isFree = free.includes(wall)
                  const isPast = wall <= now
                  const isChosen = times.includes(wall)
                  return (
                    <td className="p-0" key={day}>
                      <button
                        type="button"
                        data-place={`${column}-${row}`}
                        tabIndex={place[0] === column && place[1] === row ? 0 : -1}
                        aria-pressed={isChosen}
                        aria-disabled={isPast || isBusy || undefined}
                        aria-label={`${wallName(wall)}${isBusy ? taken : isPast ? ', past' : isFree ? ', everyone is free' : ''}`}
                        data-busy={isBusy || undefined}
                        data-free={(isFree && !isBusy && !isPast) || undefined}
                        onFocus={() => setPlace([column, row])}
                        onClick={() => ((isPast || isBusy) && !isChosen ? undefined : toggle(wall))}
                      >
                        {isChosen && <span aria-hidden="true">✓</span>}
                      </button>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </fieldset>
  )
}
