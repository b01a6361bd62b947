import type { VerificationAnswer } from '../../../api/evidence.ts'
import { Notice } from '../../../components/notice.tsx'

/** What computing the score anew came to. */
export const Verification = ({ answer: { identical, percentage, differences } }: { answer: VerificationAnswer }) =>
  identical ? (
    <Notice tone="success">
      <strong>Identical</strong>
      <p>The stored files were read again and the score was computed anew: {percentage.now}%, the same in every part.</p>
    </Notice>
  ) : (
    <Notice tone="warning">
      <strong>
        {percentage.now === null
          ? `The ${percentage.before}% could not be computed anew`
          : percentage.now === percentage.before
            ? `The same ${percentage.before}%, but not the same in every part`
            : `${percentage.before}% then, ${percentage.now}% now`}
      </strong>
      <ul className="bare differences">
        {differences.map(({ what, before, now, why }) => (
          <li key={`${what} ${before}`}>
            <b>{what}</b>
            <span>
              <del>{before}</del> <span aria-hidden="true">→</span> <ins>{now}</ins>
            </span>
            <span className="muted">{why}</span>
          </li>
        ))}
      </ul>
    </Notice>
  )
