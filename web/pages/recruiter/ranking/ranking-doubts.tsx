import type { RankingRow } from '../../../api/ranking.ts'
import { Notice } from '../../../components/notice.tsx'
import { doubtInWords, haveAllWarnings, type SharedDoubts, sharedDoubts, warningsBesideCopies } from '../reasons/row-doubts.ts'

/** The words of one row's mark; '' for none. */
export const ownWords = (doubts: SharedDoubts, { doubt }: RankingRow): string => {
  const own = doubts.own(doubt)
  return (own && doubtInWords(own)) ?? ''
}

/** What all rows would be marked with, said once above them. */
export const RankingDoubts = ({ rows }: { rows: RankingRow[] }) => {
  const { everyone } = sharedDoubts(rows.map(({ doubt }) => doubt))
  const warned = haveAllWarnings(rows.map((row) => ({ warnings: warningsBesideCopies(row) })))
  if (everyone.length === 0 && !warned) return null
  return (
    <Notice tone="warning">
      {everyone.length > 0 && (
        <p>This could not be read in any resume here: {everyone.join(', ')}. Read the resumes before you rely on the order.</p>
      )}
      {warned && <p>Every resume here has warnings: each page says which.</p>}
    </Notice>
  )
}
