import { fill } from '#src/words/fill.ts'
import type { Correction } from '../../api/applicant.ts'
import { useWords } from '../../words/words.ts'

/** What somebody said about what was read, and whether it counts. */
export const CorrectionText = ({
  correction: { kind, value, comment, quote },
  whoSees,
}: {
  correction: Correction
  /** What it is for whoever decides. */
  whoSees: string
}) => {
  const words = useWords('correcting')
  const { page, quoted } = useWords('applicant')
  return (
    <>
      <p>
        <strong>{kind === 'wrong' ? words.youSayWrong : words.youSayMissing}</strong> {value}
      </p>
      {comment && <p className="flex-1 min-w-0 pre-line">{comment}</p>}
      {quote && (
        <blockquote className="pl-3 text-strong quote-line">
          {fill(quoted, { quote: quote.quote })} <span className="small muted">{fill(page, { page: quote.page })}</span>
        </blockquote>
      )}
      <p className="small muted">{quote ? words.counts : whoSees}</p>
    </>
  )
}
