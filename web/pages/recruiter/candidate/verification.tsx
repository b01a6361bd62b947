import type { VerificationAnswer } from '../../../api/evidence.ts'
import { Notice } from '../../../components/notice.tsx'
import { asHeading } from '../reasons/points.ts'

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
            <b>{asHeading(what)}</b>
            <span>
              <del>{short(before)}</del> <span aria-hidden="true">→</span> <ins>{short(now)}</ins>
            </span>
            <span className="muted">{why}</span>
          </li>
        ))}
      </ul>
    </Notice>
  )

/** The beginning of a fingerprint tells it apart; the receipt has all of it. */
const short = (value: string) => (/^[0-9a-f]{64}$/.test(value) ? `${value.slice(0, 12)}…` : value)
