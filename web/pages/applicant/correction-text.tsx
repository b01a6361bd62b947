import type { Correction } from '../../api/applicant.ts'

/** What somebody said about what was read, and whether it counts. */
export const CorrectionText = ({
  correction: { kind, value, comment, quote },
  whoSees,
}: {
  correction: Correction
  whoSees: string
}) => (
  <>
    <p>
      <strong>{kind === 'wrong' ? 'You say this is wrong:' : 'You say this is missing:'}</strong> {value}
    </p>
    {comment && <p className="applicant-words">{comment}</p>}
    {quote && (
      <blockquote>
        “{quote.quote}” <span className="small muted">page {quote.page}</span>
      </blockquote>
    )}
    <p className="small muted">
      {quote ? 'Found in your resume: it counts for the comparison with the job.' : `${whoSees} sees it as your own word.`}
    </p>
  </>
)
