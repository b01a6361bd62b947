import { useContext } from 'react'
import { type Chosen, type Quote, quoteKey } from './choices.ts'
import { QuoteContexts, QuoteSentence } from './quote-sentence.tsx'

/** A list's own mark says nothing inside quotation marks. */
const withoutBullet = (quote: string) => quote.replace(/^[•●▪■◦‣⁃∙·–-]\s+/u, '')

/** The quotes of what is chosen, each in its sentence; each button shows its own in the document. */
export const QuoteButtons = ({ chosen, onChoose }: { chosen: Chosen; onChoose: (chosen: Chosen) => void }) => (
  <ol className="bare quote-buttons flex flex-col quote-line-accent" aria-label={`Quotes for ${chosen.label}`}>
    {chosen.quotes.map((quote, index) => (
      <li key={`${quote.start}-${quote.end}`}>
        <button
          className="grid grid-1-auto items-baseline gap-3 w-full text-soft pad-row leading text-left"
          type="button"
          aria-current={index === chosen.at ? 'true' : undefined}
          onClick={() => onChoose({ ...chosen, at: index })}
        >
          <Words quote={quote} />
          <span className="quote-page muted small numeric nowrap">p. {quote.page}</span>
        </button>
      </li>
    ))}
  </ol>
)

const Words = ({ quote }: { quote: Quote }) => {
  const context = useContext(QuoteContexts)[quoteKey(quote)]
  return context ? <QuoteSentence quote={quote} context={context} /> : <q>{withoutBullet(quote.quote)}</q>
}
