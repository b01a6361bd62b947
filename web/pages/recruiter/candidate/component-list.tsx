import { StatusBadge } from '../../../components/status-badge.tsx'
import { asHeading, countedComponents, uncountedComponents } from '../reasons/points.ts'
import { UncountedComponents } from '../reasons/uncounted-components.tsx'
import { ChoiceButton, type Choosing } from './choice-button.tsx'
import { type Component, componentChoice } from './choices.ts'
import { CountingRule } from './counting-rules.tsx'

interface ComponentListProps extends Choosing {
  components: Component[]
  percentage: number
}

/** The percentage as a sum of points; a component with quotes is a button that leads to them. */
export const ComponentList = ({ components, percentage, ...choosing }: ComponentListProps) => {
  const counted = countedComponents(components, percentage)
  const uncounted = uncountedComponents(components)
  return (
    <div className="sums">
      {counted.length === 0 && <p className="muted">Nothing in the two documents could be compared.</p>}
      <ul className="bare">
        {counted.map((component) => {
          const content = (
            <>
              <span className="medium break-anywhere">{asHeading(component.name)}</span>
              <span className="sum-points muted numeric nowrap">
                <b className="text-strong bold">{component.earned}</b> of {component.possible} points
              </span>
              <span className="bar component-track block" aria-hidden="true">
                <span style={{ width: `${Math.round(component.score * 100)}%` }} />
              </span>
              <span className="demand-summary muted break-anywhere col-rest">
                {component.summary}{' '}
                {component.source === 'model' && <StatusBadge tone="info">partly found by a language model</StatusBadge>}
              </span>
            </>
          )
          return (
            <li key={component.name}>
              {component.evidence.length > 0 ? (
                <ChoiceButton choice={componentChoice(component)} className="sum grid-1-auto" {...choosing}>
                  {content}
                </ChoiceButton>
              ) : (
                <div className="sum grid-1-auto">{content}</div>
              )}
              <CountingRule name={component.name} />
            </li>
          )
        })}
      </ul>
      <UncountedComponents components={uncounted} className="sums-open mt-4 muted" />
    </div>
  )
}
