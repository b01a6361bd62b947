import type { ReactNode } from 'react'
import type { AnalysisData } from '../../../api/matching.ts'
import { StatusBadge } from '../../../components/status-badge.tsx'

type Read = AnalysisData['readByModel'][number]

interface ReadByModelProps {
  read: Read[]
  /** Leads to the words in the document; without it the words alone are shown. */
  place?: (read: Read) => ReactNode
  /** The level of its heading. */
  level?: 2 | 3
}

/** What only a language model read of a resume, marked as such. Nothing where it read nothing. */
export const ReadByModel = ({ read, place, level = 2 }: ReadByModelProps) => {
  if (read.length === 0) return null
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section>
      <Heading>
        Read by a language model <StatusBadge tone="info">check it</StatusBadge>
      </Heading>
      <p className="muted">
        Fixed rules did not understand these lines. A model said what they are; the words stand in the resume, and the score
        counts them.
      </p>
      <dl className="facts stack gap-2">
        {read.map(({ field, value, quote }) => (
          <div key={`${quote.start} ${field}`}>
            <dt>{names[field]}</dt>
            <dd>{place ? place({ field, value, quote }) : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const names = { title: 'Position', employer: 'Company', dates: 'Dates', degree: 'Degree' } as const satisfies Record<
  Read['field'],
  string
>
