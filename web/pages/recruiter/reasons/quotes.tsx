import type { AnalysisData } from '../../../api/matching.ts'

type Evidence = AnalysisData['components'][number]['evidence'][number]

/** More would be a wall: the rest opens on request. */
const shownAtOnce = 3

/** The resume's own words, with the page they stand on. */
export const Quotes = ({ evidence }: { evidence: Evidence[] }) => {
  if (evidence.length === 0) return null
  const rest = evidence.slice(shownAtOnce)
  return (
    <div className="quotes">
      <QuoteList evidence={evidence.slice(0, shownAtOnce)} />
      {rest.length > 0 && (
        <details className="quotes-more">
          <summary>
            {rest.length} more {rest.length === 1 ? 'quote' : 'quotes'}
          </summary>
          <QuoteList evidence={rest} />
        </details>
      )}
    </div>
  )
}

const QuoteList = ({ evidence }: { evidence: Evidence[] }) => (
  <ul className="bare">
    {evidence.map(({ page, quote, start, end }) => (
      <li key={`${start}-${end}`}>
        <blockquote>{quote}</blockquote>
        <span className="quote-page">Page {page}</span>
      </li>
    ))}
  </ul>
)
