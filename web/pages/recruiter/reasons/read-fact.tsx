import type { ReactNode } from 'react'
import { NotFoundMark } from './unknown.tsx'

/** One line of what was read from a resume; without children it says that nothing was found. */
export const ReadFact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {children ?? (
        <>
          N/A <NotFoundMark />
        </>
      )}
    </dd>
  </div>
)

/** Values below each other; null for none of them. */
export const listed = (values: string[]): ReactNode =>
  values.length === 0 ? null : (
    <ul className="bare">
      {values.map((value) => (
        <li key={value}>{value}</li>
      ))}
    </ul>
  )
