import { useId } from 'react'
import type { LabelledCount } from '../../../api/analytics.ts'
import { NumberLink } from './number-link.tsx'

/** How a part of a bar is drawn: each in a pattern of its own, so that nobody needs to tell colours apart. */
export type BarLook = 'solid' | 'striped' | 'dotted' | 'light'

export interface BarPart {
  look: BarLook
  /** 0 to 1 of the whole width. */
  share: number
}

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`

/** The parts of a bar beside each other. Numbers stand beside it in words. */
export const Bar = ({ parts }: { parts: BarPart[] }) => {
  const id = useId()
  let from = 0
  return (
    <svg className="figure-bar block" width="100%" height="22" aria-hidden="true" focusable="false">
      <Patterns id={id} />
      <rect className="bar-ground" width="100%" height="22" rx="4" />
      {parts.map(({ look, share }) => {
        const x = from
        from += share
        if (share <= 0) return null
        return (
          <rect
            key={look}
            className={`bar-${look}`}
            x={percent(x)}
            width={percent(share)}
            height="22"
            rx="3"
            fill={fillOf(look, id)}
          />
        )
      })}
    </svg>
  )
}

const fillOf = (look: BarLook, id: string) => (look === 'striped' || look === 'dotted' ? `url(#${id}-${look})` : undefined)

const Patterns = ({ id }: { id: string }) => (
  <defs>
    <pattern id={`${id}-striped`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect className="pattern-ground-striped" width="7" height="7" />
      <rect className="pattern-striped" width="3" height="7" />
    </pattern>
    <pattern id={`${id}-dotted`} width="6" height="6" patternUnits="userSpaceOnUse">
      <rect className="pattern-ground-dotted" width="6" height="6" />
      <circle className="pattern-dotted" cx="3" cy="3" r="1.5" />
    </pattern>
  </defs>
)

interface LegendProps {
  entries: { look: BarLook; text: string }[]
}

export const Legend = ({ entries }: LegendProps) => {
  const id = useId()
  return (
    <ul className="flex flex-wrap gap-1-4 small muted">
      {entries.map(({ look, text }) => (
        <li className="inline-flex items-center gap-2" key={look}>
          <svg width="18" height="12" aria-hidden="true" focusable="false">
            <Patterns id={`${id}${look}`} />
            <rect className={`bar-${look}`} width="18" height="12" rx="3" fill={fillOf(look, `${id}${look}`)} />
          </svg>
          {text}
        </li>
      ))}
    </ul>
  )
}

interface CountBarsProps {
  counts: LabelledCount[]
  /** Labels are sentences and need room. */
  hasLongLabels?: boolean
  /** What is counted, such as 'candidates'. */
  unit: string
}

/** One bar per label, the longest for the largest number. */
export const CountBars = ({ counts, unit, hasLongLabels = false }: CountBarsProps) => {
  const most = Math.max(1, ...counts.map(({ count }) => count.count))
  return (
    <ul className="bar-rows flex flex-col gap-3" data-wide={hasLongLabels || undefined}>
      {counts.map(({ label, count }) => (
        <li key={count.of} className="bar-row">
          <span className="break-anywhere">{label}</span>
          <Bar parts={[{ look: 'solid', share: count.count / most }]} />
          <span className="strong numeric text-right nowrap">
            <NumberLink count={count} label={`${label}, ${unit}`} />
          </span>
        </li>
      ))}
    </ul>
  )
}
