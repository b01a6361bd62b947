import type { ReactNode } from 'react'
import type { ApplicationDetail } from '../../../api/applications.ts'

type Match = NonNullable<ApplicationDetail['analysis']>

interface EvidenceFindingsProps extends Pick<Match, 'missing' | 'requirements' | 'components'> {
  /** Null where nothing of the resume could be read. */
  percentage: number | null
  /** The way to the whole of it. */
  children: ReactNode
}

const words = { met: 'Shown', partly: 'Partly shown', missing: 'Not found', unknown: 'Left open' }

/** What a score rests on, short enough for a dialog: must-haves first, each with the words of the resume. */
export const EvidenceFindings = ({ percentage, missing, requirements = [], components, children }: EvidenceFindingsProps) => {
  const sorted = requirements.toSorted((one, other) => Number(other.must) - Number(one.must))
  return (
    <section
      className="evidence-summary flex flex-col gap-2 scroll-y p-3 outlined rounded-3 small max-h-14"
      aria-label="What the score rests on"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
      tabIndex={0}
    >
      <p>
        <strong>{percentage === null ? 'This resume could not be read: open the file.' : `${percentage}% match`}</strong>
        {missing.length > 0 && <span className="muted"> · missing: {missing.slice(0, 6).join(', ')}</span>}
      </p>
      {sorted.length > 0 && (
        <ul className="bare flex flex-col gap-1">
          {sorted.map(({ id, label, must, state, evidence }) => (
            <li key={id} data-state={state}>
              <span className={`evidence-summary-state inline-block strong ${tones[state] ?? 'muted'}`}>{words[state]}</span>{' '}
              {label}
              {must && <span className="muted"> · must-have</span>}
              {evidence[0] && <q className="block muted break-anywhere">{evidence[0].quote}</q>}
            </li>
          ))}
        </ul>
      )}
      {sorted.length === 0 && (
        <ul className="bare flex flex-col gap-1">
          {components.map(({ name, summary }) => (
            <li key={name}>
              {name}: {summary}
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  )
}

const tones: Partial<Record<string, string>> = { met: 'text-success', missing: 'text-warning' }
