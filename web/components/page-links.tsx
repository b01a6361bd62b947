import { Button } from '@radix-ui/themes'
import { Link, useLocation } from 'react-router'

interface PageLinksProps {
  /** How many rows come before those that are shown. */
  offset: number
  shown: number
  total: number
  perPage: number
}

const inDigits = (count: number) => count.toLocaleString('en')

/** Ways to the rows before and after these, by the `cursor` of the address; nothing where all are shown. */
export const PageLinks = ({ offset, shown, total, perPage }: PageLinksProps) => {
  const { pathname, search } = useLocation()
  if (total <= perPage && offset === 0) return null
  const at = (cursor: number) => {
    const next = new URLSearchParams(search)
    if (cursor > 0) next.set('cursor', String(cursor))
    else next.delete('cursor')
    return `${pathname}?${next}`
  }
  return (
    <nav className="row row-between" aria-label="Pages">
      <span className="muted numeric">
        {shown > 0
          ? `${inDigits(offset + 1)} to ${inDigits(offset + shown)} of ${inDigits(total)}`
          : `None of ${inDigits(total)}`}
      </span>
      <span className="row gap-2">
        {offset > 0 && (
          <Button asChild variant="soft" color="gray">
            <Link to={at(Math.max(0, offset - perPage))}>Previous</Link>
          </Button>
        )}
        {offset + shown < total && (
          <Button asChild variant="soft" color="gray">
            <Link to={at(offset + perPage)}>Next</Link>
          </Button>
        )}
      </span>
    </nav>
  )
}
