import type { AnalysisData } from '../../../api/matching.ts'

type Evidence = AnalysisData['components'][number]['evidence'][number]

/** More would be a wall: the rest opens on request. */
const shownAtOnce = 3

/** A quote this short is a name or a word: a row of them reads better than a column. */
const shortQuote = 36

/** The resume's own words, with the page they stand on. */
export const Quotes = ({ evidence }: { evidence: Evidence[] }) => {
  if (evidence.length === 0) return null
  const short = evidence.filter(({ quote }) => quote.length <= shortQuote)
  const long = evidence.filter(({ quote }) => quote.length > shortQuote)
  const rest = long.slice(shownAtOnce)
  return (
    <div className="quotes stack gap-2 mt-3 max-w-46">
      {short.length > 0 && (
        <ul className="bare quotes-short flex flex-wrap gap-1-2">
          {short.map(({ page, quote, start, end }) => (
            <li className="pad-pill rounded-3 surface text-strong outlined" key={`${start}-${end}`}>
              <q>{quote}</q> <span className="quote-page muted small numeric nowrap">p. {page}</span>
            </li>
          ))}
        </ul>
      )}
      {long.length > 0 && <QuoteList evidence={long.slice(0, shownAtOnce)} />}
      {rest.length > 0 && (
        <details>
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
  <ul className="bare quotes-long stack gap-2">
    {evidence.map(({ page, quote, start, end }) => (
      <li className="grid grid-1-auto items-baseline gap-4 pl-3 quote-line-accent" key={`${start}-${end}`}>
        <blockquote className="text-strong break-anywhere pre-line leading">{withoutBullet(quote)}</blockquote>
        <span className="quote-page muted small numeric nowrap">p. {page}</span>
      </li>
    ))}
  </ul>
)

/** A list's own mark says nothing inside quotation marks. */
const withoutBullet = (quote: string) => quote.replace(/^[•●▪■◦‣⁃∙·–-]\s+/u, '')
