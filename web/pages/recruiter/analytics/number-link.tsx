import { createContext, use } from 'react'
import { Link } from 'react-router'
import { type Count, type Days, rowsAddress } from '../../../api/analytics.ts'

/** The days and the job description that the numbers of the page are about. */
export const Question = createContext(new URLSearchParams())
export const useQuestion = () => use(Question)

export const inDigits = (count: number) => count.toLocaleString('en')

/** A number of other days than those of the page. */
export type DatedCount = Count & { days?: Days }

interface NumberLinkProps {
  count: DatedCount
  /** What it counts, for people who hear the link without the words around it. */
  label: string
  className?: string
}

/** A number that opens the rows behind it. Nothing opens nothing. */
export const NumberLink = ({ count, label, className }: NumberLinkProps) => {
  const question = useQuestion()
  if (count.count === 0) return <span className={`numeric ${className ?? ''}`}>0</span>
  return (
    <Link
      className={`number-link numeric ${className ?? ''}`}
      to={rowsAddress(count, question, count.days)}
      aria-label={`${inDigits(count.count)}, ${label}: open the rows`}
    >
      {inDigits(count.count)}
    </Link>
  )
}

/** '4 days', '1 day', '0.5 days'; a dash for no number. */
export const daysInWords = (days: number | null): string => {
  if (days === null) return '–'
  return days === 1 ? '1 day' : `${days.toLocaleString('en')} days`
}

export const percentInWords = (percent: number | null): string => (percent === null ? '–' : `${percent}%`)
