import type { VerificationAnswer } from '../../../api/evidence.ts'
import { Notice } from '../../../components/notice.tsx'
import { asHeading } from '../reasons/points.ts'

/** What computing the score anew came to. */
export const Verification = ({ answer: { identical, asMade, percentage, differences } }: { answer: VerificationAnswer }) =>
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
      <p>{asMadeInWords(asMade, percentage.before)}</p>
      <ul className="bare differences stack gap-3">
        {differences.map(({ what, before, now, why }) => (
          <li className="flex flex-col break-anywhere" key={`${what} ${before}`}>
            <b>{asHeading(what)}</b>
            <span>
              <del>{short(before)}</del> <span aria-hidden="true">→</span> <ins className="no-underline medium">{short(now)}</ins>
            </span>
            <span className="muted">{why}</span>
          </li>
        ))}
      </ul>
    </Notice>
  )

/** Whether the score is sound as it was made, apart from what a newer engine makes of the same files. */
const asMadeInWords = (asMade: boolean | null, percentage: number) =>
  asMade === null
    ? 'The facts behind this score are no longer kept, so it cannot be checked as it was made.'
    : asMade
      ? `As it was made, the score holds: the facts behind it are unchanged, and its parts come to ${percentage}%.`
      : 'As it was made, the score does not hold: its facts or its parts have been changed since.'

/** The beginning of a fingerprint tells it apart; the receipt has all of it. */
const short = (value: string) => (/^[0-9a-f]{64}$/.test(value) ? `${value.slice(0, 12)}…` : value)
