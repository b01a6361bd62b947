import type { CSSProperties } from 'react'
import type { CriteriaChoice } from '../../../api/ranking.ts'
import { asHeading } from '../reasons/points.ts'
import { type ComponentName, sharesOf } from './choice.ts'
import { NumberInput } from './number-input.tsx'

interface ComponentWeightsProps {
  weights: CriteriaChoice['weights']
  onChange: (weights: CriteriaChoice['weights']) => void
}

const bounded = (value: number) => Math.min(100, Math.max(0, Math.round(value) || 0))

/** How much each component counts beside the others. Any numbers do: what counts is their share, which stands beside them. */
export const ComponentWeights = ({ weights, onChange }: ComponentWeightsProps) => {
  const shares = sharesOf(weights)
  const names = Object.keys(weights) as ComponentName[]
  return (
    <fieldset className="weights py-4 line-bottom">
      <legend>Weights</legend>
      {names.map((name) => {
        const change = (value: number) => onChange({ ...weights, [name]: bounded(value) })
        const share = `${Math.round(shares[name])}%`
        return (
          <div key={name} className="weight grid items-center gap-0-3 py-1">
            <span className="weight-name small">{asHeading(name)}</span>
            <output className="weight-share muted small numeric">{share}</output>
            <input
              className="slider"
              style={{ '--filled': `${weights[name]}%` } as CSSProperties}
              type="range"
              min={0}
              max={100}
              value={weights[name]}
              aria-label={`Weight of ${name}`}
              aria-valuetext={`${weights[name]}, which is ${share} of the whole`}
              onChange={(event) => change(Number(event.target.value))}
            />
            <NumberInput
              className="weight-number"
              min={0}
              max={100}
              value={weights[name]}
              aria-label={`Points for ${name}`}
              onChange={(value) => change(value ?? 0)}
            />
          </div>
        )
      })}
    </fieldset>
  )
}
