import type { Chosen } from './choices.ts'

/** A list's own mark says nothing inside quotation marks. */
const withoutBullet = (quote: string) => quote.replace(/^[•●▪■◦‣⁃∙·–-]\s+/u, '')

/** The quotes of what is chosen; each button shows its own in the document. */
export const QuoteButtons = ({ chosen, onChoose }: { chosen: Chosen; onChoose: (chosen: Chosen) => void }) => (
  <ol className="bare quote-buttons" aria-label={`Quotes for ${chosen.label}`}>
    {chosen.quotes.map((quote, index) => (
      <li key={`${quote.start}-${quote.end}`}>
        <button
          type="button"
          aria-current={index === chosen.at ? 'true' : undefined}
          onClick={() => onChoose({ ...chosen, at: index })}
        >
          <q>{withoutBullet(quote.quote)}</q>
          <span className="quote-page">p. {quote.page}</span>
        </button>
      </li>
    ))}
  </ol>
)
