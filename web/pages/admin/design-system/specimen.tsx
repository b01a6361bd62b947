import type { ReactNode } from 'react'

interface SpecimenProps {
  /** Names its picture in `e2e/pictures`. */
  name: string
  title: string
  /** When to take it. */
  children: ReactNode
  use: string
}

/** One piece in all its states. */
export const Specimen = ({ name, title, use, children }: SpecimenProps) => (
  <section
    className="specimen flex flex-col gap-1 min-w-0 p-4 outlined rounded-4"
    data-piece={name}
    aria-labelledby={`piece-${name}`}
  >
    <h3 id={`piece-${name}`}>{title}</h3>
    <p className="small muted">{use}</p>
    <div className="mt-3 stack gap-3">{children}</div>
  </section>
)

/** States side by side, each with its name. */
export const States = ({ of }: { of: Record<string, ReactNode> }) => (
  <div className="row gap-5 items-end">
    {Object.entries(of).map(([state, piece]) => (
      <div key={state} className="stack gap-1">
        <span className="small muted">{state}</span>
        <div>{piece}</div>
      </div>
    ))}
  </div>
)
