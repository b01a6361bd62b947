import { Button, IconButton } from '@radix-ui/themes'
import type { ShownEvidence } from '../../../api/evidence.ts'
import { asHeading } from '../reasons/points.ts'
import { type Chosen, moved, pageOf, quoteKey } from './choices.ts'

interface QuoteBarProps {
  chosen: Chosen
  evidence: ShownEvidence
  hasPages: boolean
  onChoose: (chosen: Chosen | null) => void
}

/** Under the document: what is shown in it, and the way to the quotes before and after. */
export const QuoteBar = ({ chosen, evidence: { boxes }, hasPages, onChoose }: QuoteBarProps) => {
  const quote = chosen.quotes[chosen.at]
  if (!quote) return null
  const count = chosen.quotes.length
  const where = [
    count > 1 ? `Quote ${chosen.at + 1} of ${count}` : 'One quote',
    ...(hasPages ? [`page ${pageOf(quote, boxes)}`] : []),
  ]
  return (
    <div className="quote-bar off-paper flex items-center gap-2 flex-none line-top min-h-10 pad-row">
      <span className="quote-bar-what flex flex-wrap min-w-0">
        <strong>{asHeading(chosen.label)}</strong>
        <span className="muted">
          {where.join(' · ')}
          {hasPages && !boxes[quoteKey(quote)] && ' · its place is not known'}
        </span>
      </span>
      {count > 1 && (
        <>
          <Button size="1" variant="soft" color="gray" onClick={() => onChoose(moved(chosen, -1))}>
            Previous<span className="visually-hidden"> quote</span>
          </Button>
          <Button size="1" variant="soft" color="gray" onClick={() => onChoose(moved(chosen, 1))}>
            Next<span className="visually-hidden"> quote</span>
          </Button>
        </>
      )}
      <IconButton size="1" variant="ghost" color="gray" aria-label="Remove the marks" onClick={() => onChoose(null)}>
        ×
      </IconButton>
    </div>
  )
}
